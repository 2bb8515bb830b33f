"""Design C: a browser that is the person's own Chrome, driven by an extension over a WebSocket."""
