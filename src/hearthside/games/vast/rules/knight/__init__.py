"""The Knight, who visits from the caverns in the Paladin's place."""
