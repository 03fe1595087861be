"""Players made of code. A bot sees what its seat may see, and nothing else."""

from antichambre.bots.assessment import Prospect, assess
from antichambre.bots.levels import LEVELS, bot
from antichambre.bots.outlook import Bot, Outlook, outlook

__all__ = ["LEVELS", "Bot", "Outlook", "Prospect", "assess", "bot", "outlook"]
