"""`python -m tests.digests`: how the engines run, then a digest of all positions of seeded games, one line per game."""

from __future__ import annotations

from hashlib import blake2b

from landfall import _compiled
from tests.cases import few_cases, walk

SEEDS = (1, 2)


def main() -> None:
    print(_compiled.status().engines)
    for case in few_cases():
        for seed in SEEDS:
            whole = blake2b(digest_size=16)
            for state in walk(case, seed):
                whole.update(state.digest().encode())
                whole.update(str([state.legal_actions(seat) for seat in state.to_act()]).encode())
            print(case, seed, whole.hexdigest(), state.scores(), state.returns())


if __name__ == "__main__":
    main()
