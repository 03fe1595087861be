"""Players made of code. A bot sees what its seat may see, and nothing else."""

from antichambre.bots.assessment import Assessment, assess
from antichambre.bots.levels import LEVELS, bot
from antichambre.bots.outlook import Bot, Outlook, outlook

__all__ = ["LEVELS", "Assessment", "Bot", "Outlook", "assess", "bot", "outlook"]
