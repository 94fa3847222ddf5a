"""Kosti: four dice games of the table, to play and to study."""
