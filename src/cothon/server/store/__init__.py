"""What is kept: the database, its schema and migrations, and how processes hear of each other."""
