"""Cards, Scenarios, Moments and In-Between cards: facts beside effects."""
