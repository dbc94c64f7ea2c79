"""Proof by breaking: change a rule in one small way at a time and see which tests turn red.

`scope` says what is broken, `operators` and `mutants` how, `citing` to which rules it belongs. `suite` and `mapping`
know the tests, `swap`, `trial` and `pool` put one mutant before them in a process of its own, `driver` does it for
all. `results` remembers, `equivalent` excuses, `summary` and `report` tell. See docs/proving.md.
"""
