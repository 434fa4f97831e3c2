"""Tests of the training runs."""
