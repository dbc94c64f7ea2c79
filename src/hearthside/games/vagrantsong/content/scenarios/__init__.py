"""The pages of the Scenario Book; loading this binds every module here that is called after a night (s08)."""

from importlib import import_module
from pkgutil import iter_modules

NIGHTS = sorted(found.name for found in iter_modules(__path__) if found.name[1:].isdigit())
for name in NIGHTS:
    import_module(f"{__name__}.{name}")
