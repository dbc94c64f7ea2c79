"""The Goblins, who visit from the caverns in the Skeletons' place."""
