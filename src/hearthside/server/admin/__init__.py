"""What the keeper of a server does beside it: back up, restore, verify, export, prune. `hearthside admin` calls this."""
