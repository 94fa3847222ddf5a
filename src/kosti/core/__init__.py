"""What every game shares and no game owns: rules as data, chance, matches, records, words."""
