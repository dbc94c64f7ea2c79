"""The Goblins in the Manor."""
