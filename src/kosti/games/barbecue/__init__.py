"""Heckmeck Barbecue, by Reiner Knizia."""
