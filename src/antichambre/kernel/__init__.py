"""What a game is: positions, moves, events, chance, records. Knows no game."""
