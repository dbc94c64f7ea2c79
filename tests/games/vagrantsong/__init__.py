"""Tests of Vagrantsong."""
