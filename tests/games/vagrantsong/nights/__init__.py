"""The Scenarios, one file of tests for each page."""
