"""`python -m landfall.cli` is the command `landfall`."""

from landfall.cli.main import main

main()
