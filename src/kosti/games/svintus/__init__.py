"""Svintus 3D ("in the cube"), by Timofey Bokarev and Konstantin Seleznev."""
