"""What is kept: the database, the threads that talk to it, and every query."""
