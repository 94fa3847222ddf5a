"""The table online, started from the command line."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from kosti.cli.files import data_folder
from kosti.cli.terminal import BOLD, DIM, Terminal
from kosti.core.words import Words
from kosti.server.settings import settings_from


def serve(read: argparse.Namespace, said: Words) -> int:
    """Serve the table until Ctrl-C."""
    settings = settings_from(vars(read), os.environ, str(data_folder()))
    from kosti.server.serving import ALL, serve

    terminal = Terminal()

    def tell(addresses: Sequence[str]) -> None:
        terminal.say(said.say("serve-ready"), BOLD)
        for address in addresses:
            terminal.say(f"  {address}")
        is_open = settings.host in ALL and not settings.public_url
        terminal.say(said.say("serve-everybody" if is_open else "serve-private"), DIM)
        terminal.say(said.say("serve-stop"), DIM)
        sys.stdout.flush()

    with suppress(KeyboardInterrupt):
        serve(settings, tell)
    return 0
