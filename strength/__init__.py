"""How strong the players are, measured: `python -m strength`."""
