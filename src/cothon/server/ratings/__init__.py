"""Ratings of people who play people: names that are theirs alone, results, and what can be looked up."""
