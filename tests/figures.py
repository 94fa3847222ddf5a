"""What a test has counted, kept for the page of proof where that is wanted."""

import json
from pathlib import Path


class Figures:
    """The file that figures are written to, if any."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def tell(self, what: str, **counted: float) -> None:
        """Note what was counted."""
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps({"what": what, **counted}) + "\n")
