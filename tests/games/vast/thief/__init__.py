"""The Thief, who visits in the Warlock's place."""
