"""Pages as lines of text for a model: written from a view, and read back into one."""
