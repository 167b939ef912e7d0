"""What `./dev` and the wheel are built with. Standard library only, until the project's environment exists."""
