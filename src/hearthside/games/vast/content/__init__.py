"""The printed facts of every component: tiles, cards, mixes."""
