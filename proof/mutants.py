"""Small changes to the text of the rules, each of which some test should notice."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
SWAPPED = {"min": "max", "max": "min", "highest": "lowest", "lowest": "highest"}
NO_RULES = {"VERSION", "HAS_SECRETS"}
NOTHING = "(nothing)"


class Mutant(NamedTuple):
    """One change: its function, its line before and after, and the whole changed text."""

    function: str
    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        """How it is called in lists, whatever its line number."""
        return f"{self.function}: {self.before} -> {self.after}"


class Site(NamedTuple):
    """A node of the text, where it hangs, and the statement it is in."""

    parent: ast.AST
    field: str
    place: int  # in the field, -1 where that is no list
    node: Any
    statement: ast.stmt

    def put(self, node: ast.AST) -> None:
        """Put another node there."""
        if self.place < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def mutants_of(path: Path) -> list[Mutant]:
    """Return all mutants of a file; those that read alike are numbered."""
    text = path.read_text("utf-8")
    module = ast.parse(text)
    values = _constants(module)
    names: Counter[str] = Counter()
    found = []
    for place in filter(_holds_rules, module.body):
        for mutant in _mutants_in(text.splitlines(), place):
            if _is_same_return(mutant, values):
                continue
            names[mutant.name] += 1
            number = names[mutant.name]
            found.append(
                mutant._replace(after=f"{mutant.after} ({number})") if number > 1 else mutant
            )
    return found


def _constants(module: ast.Module) -> dict[str, str]:
    """Return the numbers that names of a file stand for."""
    return {
        _name_of(place): ast.unparse(place.value)
        for place in module.body
        if isinstance(place, ast.AnnAssign) and isinstance(place.value, ast.Constant)
    }


def _is_same_return(mutant: Mutant, values: dict[str, str]) -> bool:
    """Tell whether a mutant returns a number that had a name before."""
    before = mutant.before.removeprefix("return ")
    return before in values and mutant.after == f"return {values[before]}"


def _holds_rules(place: ast.stmt) -> bool:
    if isinstance(place, ast.FunctionDef):
        return any(
            isinstance(mark, ast.Name) and mark.id == "rule" for mark in place.decorator_list
        )
    value = getattr(place, "value", None)
    is_constant = isinstance(value, ast.Constant | ast.BinOp | ast.UnaryOp)
    return isinstance(place, ast.AnnAssign) and is_constant and _name_of(place) not in NO_RULES


def _name_of(place: ast.stmt) -> str:
    if isinstance(place, ast.FunctionDef):
        return place.name
    return ast.unparse(place.target) if isinstance(place, ast.AnnAssign) else ""


def _mutants_in(lines: list[str], place: ast.stmt) -> Iterator[Mutant]:
    """Yield the mutants of one function or constant of a text, each change once."""
    marks = place.decorator_list if isinstance(place, ast.FunctionDef) else []
    first = min([place.lineno, *(mark.lineno for mark in marks)]) - 1
    texts = {ast.unparse(place)}
    for site in list(_sites(place)):
        before = _first_line(site.statement)
        for node in _replacements(site.node, place):
            site.put(node)
            after = _first_line(node if site.node is site.statement else site.statement)
            text = ast.unparse(place)
            site.put(site.node)
            if text not in texts:
                texts.add(text)
                source = "\n".join([*lines[:first], text, *lines[place.end_lineno :]])
                yield Mutant(_name_of(place), before, after, source)


def _first_line(node: ast.AST) -> str:
    return NOTHING if isinstance(node, ast.Pass) else ast.unparse(node).splitlines()[0]


def _sites(place: ast.stmt) -> Iterator[Site]:
    """Yield what can be changed in a function's body or in the value of a constant."""
    if isinstance(place, ast.FunctionDef):
        for index, statement in enumerate(place.body):
            if not _is_docstring(statement):
                yield from _below(Site(place, "body", index, statement, statement))
    elif isinstance(place, ast.AnnAssign):
        yield from _below(Site(place, "value", -1, place.value, place))


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _below(site: Site) -> Iterator[Site]:
    yield site
    for field, value in ast.iter_fields(site.node):
        nodes = list(enumerate(value)) if isinstance(value, list) else [(-1, value)]
        for index, node in nodes:
            if isinstance(node, ast.stmt | ast.expr) and field != "annotation":
                statement = node if isinstance(node, ast.stmt) else site.statement
                yield from _below(Site(site.node, field, index, node, statement))


def _replacements(node: ast.AST, place: ast.stmt) -> list[ast.AST]:
    """Return what a node could wrongly be."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=right):
            return [ast.Compare(left, [other()], right) for other in COMPARISONS[type(op)]]
        case ast.BinOp(left=left, op=operator, right=operand):
            return [ast.BinOp(left, ARITHMETIC[type(operator)](), operand)]
        case ast.UnaryOp(operand=operand):
            return [operand]
        case ast.BoolOp(op=joint, values=values):
            other = ast.Or() if isinstance(joint, ast.And) else ast.And()
            return [ast.BoolOp(other, values), *_shortened(joint, values)]
        case ast.Constant(value=bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.IfExp(body=body, orelse=otherwise):
            return [body, otherwise]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in SWAPPED:
            return [ast.Call(ast.Name(SWAPPED[name]), args, keywords)]
        case ast.stmt():
            return _other_statements(node, place)
    return []


def _shortened(joint: ast.boolop, values: list[ast.expr]) -> list[ast.AST]:
    """Return a condition without one of its parts each."""
    rests = [[one for one in values if one is not left_out] for left_out in values]
    return [rest[0] if len(rest) == 1 else ast.BoolOp(joint, rest) for rest in rests]


def _other_statements(node: ast.stmt, place: ast.stmt) -> list[ast.AST]:
    match node:
        case ast.If(body=body, orelse=otherwise):
            return [ast.If(ast.Constant(value), body, otherwise) for value in (True, False)]
        case ast.While() | ast.For() | ast.AugAssign() | ast.Expr():
            return [ast.Pass()]
        case ast.Assign(targets=[ast.Name(id=name)]) if _times_bound(name, place) > 1:
            return [ast.Pass()]
        case ast.Return(value=value) if value is not None:
            return [ast.Return(other) for other in _other_results(place)]
    return []


def _times_bound(name: str, place: ast.stmt) -> int:
    """Tell how often a function gives a name a value, its arguments included."""
    bound = [node.arg for node in ast.walk(place) if isinstance(node, ast.arg)]
    for node in ast.walk(place):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.append(node.id)
    return bound.count(name)


def _other_results(place: ast.stmt) -> list[ast.expr]:
    """Return plain results of a function's type: constants, or its argument unchanged."""
    assert isinstance(place, ast.FunctionDef)
    kind = ast.unparse(place.returns) if place.returns else ""
    if kind == "int":
        return [ast.Constant(0), ast.Constant(1)]
    if kind == "bool":
        return [ast.Constant(False), ast.Constant(True)]
    same = [
        one.arg for one in place.args.args if one.annotation and ast.unparse(one.annotation) == kind
    ]
    return [ast.Name(name) for name in same[:1]]
