"""A bot of one's own: a class with a name and a seed, which is given what its seat knows and chooses.

landfall simulate sealed-bids --seats 3 --bots thrifty,greedy,random
landfall simulate sealed-bids --seats 3 --bots sealed_bids.bots:Thrifty,greedy,random
"""

from landfall.bots import Bot, Knowledge


class Thrifty(Bot):
    """Bids what the lot is worth, if it has that much, and now and then one coin more."""

    games = ("sealed-bids",)  # the page of a server offers it there alone

    def choose(self, knowledge: Knowledge) -> int:
        offered = int(knowledge.view()["offered"])
        legal = knowledge.legal_actions()
        return min(offered + self.chance().below(2), legal[-1])
