"""`python -m kosti.server.written`: what is made from the structs of the wire, put in its files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from kosti.server import messages
from kosti.server.protocol import protocol_page
from kosti.server.typescript import declarations

ROOT: Final = Path(__file__).resolve().parents[3]
TYPES: Final = "src/kosti/web/wire/types.d.ts"
SCHEMAS: Final = "docs/protocol.schema.json"
PROTOCOL: Final = "docs/protocol.md"
UNIONS: Final = {
    "FromServer": get_args(messages.FromServer),
    "FromPage": get_args(messages.FromPage),
}


def structs() -> Iterator[type[messages.Wire]]:
    """Yield every struct of the wire, in the order of the file."""
    for found in vars(messages).values():
        if isinstance(found, type) and issubclass(found, messages.Wire) and is_sent(found):
            yield found


def is_sent(struct: type[messages.Wire]) -> bool:
    """Tell whether a struct goes over the wire itself."""
    return struct not in (messages.Wire, messages.Command)


def schemas() -> dict[str, Any]:
    """Return the JSON Schema of all messages."""
    _, components = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Kosti",
        "$defs": dict(sorted(components.items())),
    }


def files() -> dict[str, str]:
    """Return the text of every written file by its path."""
    return {
        TYPES: declarations(structs(), UNIONS),
        SCHEMAS: json.dumps(schemas(), indent=1, ensure_ascii=False) + "\n",
        PROTOCOL: protocol_page(UNIONS, structs()),
    }


def write() -> None:
    """Write the files anew."""
    for path, text in files().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    write()
