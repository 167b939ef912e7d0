"""What every game must pass, for authors of games too: a pytest plug-in that comes with the package.

    pytest --landfall-game my-game                    the game of an entry point
    pytest --landfall-game my_module:game             the game that a callable makes

It adds the tests of `gauntlet`, `non_interference` and `kept_games` to the run: random games in every number of seats
and with every option value; nothing hidden that reaches a seat; the games and perft counts that the author keeps; texts
in at least one language. Needs pytest.
"""
