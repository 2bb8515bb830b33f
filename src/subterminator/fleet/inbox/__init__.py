"""Inbox: a page on this machine where a person answers what the jobs ask."""
