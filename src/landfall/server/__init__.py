"""Tables for people and bots: lobby, sockets, storage."""
