"""In the Shadow of the Sun King, by Alan R. Moon and Aaron Weissblum: two to six dukes at court."""
