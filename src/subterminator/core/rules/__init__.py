"""The offline decider: one step for a page, as a plan for design A and as a tool call for design B."""
