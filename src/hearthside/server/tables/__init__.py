"""Tables: in memory, on screens, and from one choice to the next."""
