"""A search that uses nothing but `state.sample`: flat Monte Carlo, playing each action to the end in sampled positions.

python examples/search_on_sample.py [GAME] [GAMES]
"""

import sys

import landfall
from landfall.arena import simulate
from landfall.bots import Bot, Knowledge, play_randomly

PLAYOUTS = 12  # per action


class Flat(Bot):
    """The action that does best on average when everything after it is random."""

    playouts = PLAYOUTS

    def choose(self, knowledge: Knowledge) -> int:
        rng = self.chance()
        legal = knowledge.legal_actions()
        totals = dict.fromkeys(legal, 0.0)
        for number in range(self.playouts):
            drawn = knowledge.sample(rng.child(f"sample {number}"))
            for action in legal:
                state = drawn.clone()
                state.play(action, knowledge.seat)
                play_randomly(state, rng.child(f"play {number} {action}"))
                totals[action] += state.returns()[knowledge.seat]
        return max(legal, key=lambda action: totals[action])


def main(game: str = "star-race", games: str = "20") -> None:
    least = max(2, landfall.load_game(game).seats[0])
    done = simulate(game, least, int(games), [Flat, *["random"] * (least - 1)], seed=1, processes=1)
    for bot, share in done.summary().by_bot.items():
        print(f"{bot}: won {share.share:.0%} of {share.games}, 95 % interval {share.low:.0%} to {share.high:.0%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
