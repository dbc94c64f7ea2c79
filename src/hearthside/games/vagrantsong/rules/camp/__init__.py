"""The Camp Phase: Tear Down, spending Coins, managing Vagrants, the In-Between."""
