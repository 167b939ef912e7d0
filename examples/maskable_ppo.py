"""MaskablePPO of sb3-contrib on a game, against a bot: a library's learner takes the environment as it is.

pip install "landfall[rl]" sb3-contrib
python examples/maskable_ppo.py [STEPS] [GAME] [OPPONENT]
"""

import sys

from sb3_contrib import MaskablePPO

from landfall import envs


def main(steps: str = "200000", game: str = "star-race", opponent: str = "random", games: str = "200") -> float:
    """Learn for so many decisions; returns the share of games won afterwards."""
    env = envs.gym_env(game, opponents=opponent, seats=2)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, seed=1)
    model.learn(int(steps))
    won = 0.0
    for number in range(int(games)):
        seen, info = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
        won += (float(reward) + 1) / 2
    print(f"{model.num_timesteps:,} decisions: {won / int(games):.1%} of {games} games against {opponent}")
    return won / int(games)


if __name__ == "__main__":
    main(*sys.argv[1:])
