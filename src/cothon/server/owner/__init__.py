"""What the server's owner can do, from the command line or over HTTP, and what people can do with their own data."""
