"""How games and positions are written: readable records, JSON lines, and drawings."""
