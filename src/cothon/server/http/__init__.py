"""What speaks HTTP and WebSocket: routes, models, limits, the live channel."""
