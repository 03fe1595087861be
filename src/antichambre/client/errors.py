"""What can go wrong between a script and a house."""


class ClientError(Exception):
    """Something that a script cannot do."""


class HouseAway(ClientError):
    """The house does not answer."""


class HouseRefused(ClientError):
    """The house said no: `key` is for programs, the text for people. `rule`: the paragraph of the rules that forbids
    it; `stale`: the table had moved on; `wait`: seconds after which it may be tried again."""

    def __init__(
        self, key: str, sentence: str, rule: str | None = None, stale: bool = False, wait: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.key = key
        self.rule = rule
        self.stale = stale
        self.wait = wait
