"""The King's Favourite: two to four courtiers, dice, petitions and musketeers."""
