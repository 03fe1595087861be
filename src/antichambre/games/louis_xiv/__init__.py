"""Louis XIV, by Rüdiger Dorn: two to four courtiers, twelve people of the court, four rounds."""
