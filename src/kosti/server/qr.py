"""QR codes: on the page, and in the terminal."""

import io

import segno


def drawn(text: str) -> bytes:
    """Return a QR code as SVG."""
    out = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(out, kind="svg", border=2, xmldecl=False, svgns=True, nl=False, light="#fff")
    return out.getvalue()


def typed(text: str) -> str:
    """Return a QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()
