"""Runs many cancellations from a durable queue: jobs, workers, the inbox of questions, the overview."""
