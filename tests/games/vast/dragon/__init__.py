"""The Dragon in the Manor."""
