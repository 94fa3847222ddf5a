"""The command line: thin over the typed Python API."""
