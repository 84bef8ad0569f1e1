"""What holds tables: the authority over every change, and what each viewer is shown. Needs neither web nor database."""
