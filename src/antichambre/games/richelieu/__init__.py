"""Richelieu, by Michael Schacht: two players, four rows of cards."""
