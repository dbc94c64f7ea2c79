"""The turn structure, which reads like the book's table of contents: a night on the train, then the camp."""

from . import camp as camp
from .night import step as step
