"""Why something is not on offer: one test for every reason that an act can be barred."""
