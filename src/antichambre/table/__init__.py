"""A game being played by somebody: seats, clocks, undo, talk, stand-ins. No web, no database, no clock of its own.

A table is what its ledger says: `entries` are what may be written there, `Table` is all of them taken together, and
`propose` checks what somebody asks and says what would be written. Nothing else changes a table."""

ROOM = "antichambre.table"
