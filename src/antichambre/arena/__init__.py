"""The arena: players made of code against each other, many games, and what can be said of their strength."""

ROOM = "antichambre.arena"
