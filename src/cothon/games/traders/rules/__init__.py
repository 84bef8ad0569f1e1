"""The rules, chapter by chapter: plain typed Python over numbers, which also compiles. Nothing else knows the rules."""
