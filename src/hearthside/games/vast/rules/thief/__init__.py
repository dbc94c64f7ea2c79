"""The Thief, who visits from the caverns in the Warlock's place."""
