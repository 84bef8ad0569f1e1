"""Long work that is not to hold up moves."""
