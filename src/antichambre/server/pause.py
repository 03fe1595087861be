"""How long a pause lasts at a table, by who sits there: everybody can see that, and nobody's cards."""

from antichambre.bots.pause import window
from antichambre.table.table import Table


def window_of(table: Table) -> int:
    """In milliseconds. Somebody alone waits no longer than their bots usually take, and not at all where nobody is
    there to be kept in the dark."""
    if table.left_to_bots or table.hastened:
        return 0
    players = {chair.player for chair in table.chairs if chair.player is not None}
    levels = [chair.bot for chair in table.chairs if chair.bot is not None]
    if len(players) == 1 and not levels:
        return 0
    return round(1000 * window(levels if len(players) == 1 else ()))
