"""Photographs of every page in every state, for the eye: `python -m pictures`."""
