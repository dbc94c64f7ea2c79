"""Tests of Folklore."""
