"""The table online, started from the command line."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress

from kosti.cli.files import data_folder
from kosti.cli.terminal import BOLD, DIM, Terminal
from kosti.core.words import Words
from kosti.server.settings import Settings, settings_from

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def serve(read: argparse.Namespace, said: Words) -> int:
    """Serve the table until Ctrl-C."""
    settings = settings_from(vars(read), os.environ, str(data_folder()))
    from kosti.server.serving import serve

    def tell(addresses: Sequence[str]) -> None:
        told(settings, addresses, said, is_shown=read.browser and shown(addresses[0]))

    with suppress(KeyboardInterrupt):
        serve(settings, tell, is_any_port_fine=read.browser)
    return 0


def told(settings: Settings, addresses: Sequence[str], said: Words, *, is_shown: bool) -> None:
    """Say where the table is; where no browser was opened, draw the address for a phone."""
    from kosti.server.serving import ALL

    terminal = Terminal()
    terminal.say(said.say("serve-ready"), BOLD)
    for address in addresses:
        terminal.say(f"  {address}")
    is_open = settings.host in ALL and not settings.public_url
    if not is_shown and sys.stdout.isatty():
        from kosti.server.qr import typed

        terminal.say(typed(addresses[-1]))
    terminal.say(said.say("serve-everybody" if is_open else "serve-private"), DIM)
    terminal.say(said.say("serve-stop"), DIM)
    sys.stdout.flush()


def shown(address: str) -> bool:
    """Open an address in a browser; tell whether there is one."""
    is_screenless = sys.platform not in ("win32", "darwin") and not any(map(os.getenv, DISPLAYS))
    return not is_screenless and webbrowser.open(address)
