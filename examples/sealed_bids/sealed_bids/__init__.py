"""A third-party game with all that Landfall lets one bring: hidden things, texts, a bot, a board, a screen."""
