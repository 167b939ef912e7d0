"""TypeScript types and JSON schemas of the wire, generated from the same records that the server reads and sends.

python -m landfall.server.typescript web/src                   writes all types of the page
python -m landfall.server.typescript --schema > socket.schema.json
"""

from landfall.server.typescript.files import files
from landfall.server.typescript.wire import schemas

__all__ = ["files", "schemas"]
