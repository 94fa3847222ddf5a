"""The page's types, written from the structs of the wire."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import inspect

HEAD: Final = "// Written from messages.py by `python -m kosti.server.written`: change it there.\n"
PLAIN: Final[dict[type, str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def declarations(structs: Iterable[type], unions: Mapping[str, Iterable[type]]) -> str:
    """Return the declarations of structs, and of named unions of some of them."""
    told = [inspect.type_info(struct) for struct in structs]
    interfaces = [interface(struct) for struct in told if isinstance(struct, inspect.StructType)]
    named = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"
        for name, kinds in unions.items()
    ]
    return "\n".join([HEAD, *interfaces, *named])


def interface(struct: inspect.StructType) -> str:
    """Return the interface of one struct with what its docstring says."""
    about = " ".join((struct.cls.__doc__ or "").split())
    tag = [f"  kind: {quoted(struct.tag)};"] if struct.tag is not None else []
    lines = [f"/** {about} */", f"export interface {struct.cls.__name__} {{", *tag]
    lines += [f"  {field.name}{mark(field)}: {written(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}", ""])


def mark(field: inspect.Field) -> str:
    """Return the mark of a field that may be left out."""
    return "" if field.required else "?"


def written(kind: Any) -> str:
    """Return a type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(map(quoted, kind.values))
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(map(written, kind.types))
    assert isinstance(kind, inspect.StructType), f"no type for {kind}"
    return str(kind.cls.__name__)


def quoted(text: Any) -> str:
    """Return a word in quotes."""
    return f'"{text}"'
