"""Where the logs of tables are kept: one SQLite file, or PostgreSQL for several processes."""

from landfall.server.store.base import Store, Stored, Write, open_store

__all__ = ["Store", "Stored", "Write", "open_store"]
