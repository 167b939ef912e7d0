"""The compiled part of the environments: many games stepped in one loop, and the bots that sit at them."""
