"""The table online: what its journal does not hold has not happened."""
