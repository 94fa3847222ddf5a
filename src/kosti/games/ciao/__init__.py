"""Ciao, Ciao..!, by Alex Randolph."""
