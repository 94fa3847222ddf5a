"""The long checks of the rules: `python -m proof`."""
