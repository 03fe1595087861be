"""A game being played by somebody."""
