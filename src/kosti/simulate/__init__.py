"""Whole games at full speed."""
