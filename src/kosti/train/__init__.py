"""Nets that learn to judge positions from games of a player against itself."""
