"""Players made of code. A bot sees what its seat may see, and nothing else."""

from antichambre.bots.outlook import Bot, Outlook, outlook
from antichambre.bots.page import Page

LEVELS: dict[str, type[Bot]] = {"page": Page}

__all__ = ["LEVELS", "Bot", "Outlook", "Page", "outlook"]
