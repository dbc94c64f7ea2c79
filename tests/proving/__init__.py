"""Tests of `make prove`."""
