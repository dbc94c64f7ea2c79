"""What is in the box: cards, tiles, characters, missions and boards, read and checked once."""
