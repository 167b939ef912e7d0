"""What `./dev` and the wheel are built with: standard library only, until the project's environment is there."""
