"""Heckmeck am Bratwurmeck (Pickomino), by Reiner Knizia."""
