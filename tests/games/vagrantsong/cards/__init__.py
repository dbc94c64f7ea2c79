"""Cards: a test for what each of them does."""
