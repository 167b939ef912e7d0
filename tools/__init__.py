"""What `./dev` and the wheel are built with: standard library only, except where a step runs inside the project's environment."""
