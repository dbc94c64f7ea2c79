"""The Dragon, who visits from the caverns in the Spider's place."""
