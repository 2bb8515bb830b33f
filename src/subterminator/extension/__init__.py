"""Design C: a browser that is the person's own Chrome, driven through a small extension over a WebSocket."""
