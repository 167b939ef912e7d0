"""Array versions of rules for accelerators, each proven equal to its engine. They need the extra `jax`."""
