"""Whoever wants to know what a move means asks its verb and its arguments. Its text is shown, typed and kept as a
whole: nobody takes it apart."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "antichambre"
OTHER_TEXTS = ("terminal/rulebook.py",)  # paragraphs of the rules text

APART = {"count", "endswith", "find", "index", "isalpha", "isdecimal", "isdigit", "isnumeric", "lstrip", "partition"}
APART |= {"removeprefix", "removesuffix", "replace", "rfind", "rindex", "rpartition", "rsplit", "rstrip", "split"}
APART |= {"splitlines", "startswith", "strip", "translate"}
NO_BREAK = "\u00a0"  # in place of a space it changes how a text stands on a line, not what it says


def taken_apart(source: str) -> list[str]:
    """What a file does to the texts of moves, or to names for them, that its verb and arguments would say."""
    tree = ast.parse(source)
    found = [*_offences(tree, set())]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            found += _offences(function, _aliases(function))
    return [ast.unparse(node) for node in dict.fromkeys(found)]


def _aliases(function: ast.AST) -> set[str]:
    """Names in a function that stand for a text, or for several."""
    names: set[str] = set()
    known = -1
    while known < len(names):
        known = len(names)
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                bound, value = node.targets, node.value
            elif isinstance(node, ast.NamedExpr):
                bound, value = [node.target], node.value
            elif isinstance(node, ast.For | ast.comprehension):
                bound, value = [node.target], node.iter
            else:
                continue
            listed = value.elt if isinstance(value, ast.ListComp | ast.SetComp | ast.GeneratorExp) else value
            if _is_text(listed, names):
                names |= {target.id for target in bound if isinstance(target, ast.Name)}
    return names


def _is_text(node: ast.AST, aliases: set[str]) -> bool:
    match node:
        case ast.Attribute(attr="text"):
            return True
        case ast.Name(id=name):
            return name in aliases
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id="move")]):
            return True
    return False


def _offences(part: ast.AST, aliases: set[str]) -> Iterator[ast.AST]:
    def text(node: ast.AST) -> bool:
        return _is_text(node, aliases)

    for node in ast.walk(part):
        match node:
            case ast.Call(func=ast.Attribute(attr="replace", value=value), args=[_, ast.Constant(value=sign)]):
                if text(value) and sign != NO_BREAK:
                    yield node
            case ast.Call(func=ast.Attribute(attr=method, value=value)) if method in APART and text(value):
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))) if any(map(text, node.args)):
                yield node
            case ast.Subscript(value=ast.Attribute(attr="text")):
                yield node
            case ast.Match(subject=subject) if text(subject):
                yield node.subject
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                inside = isinstance(op, ast.In | ast.NotIn) and isinstance(right, ast.Attribute) and text(right)
                if inside or (text(left) and _literal(right)) or (text(right) and _literal(left)):
                    yield node


def _literal(node: ast.AST) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(_literal, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_nobody_takes_the_text_of_a_move_apart(path: Path) -> None:
    if path.relative_to(SOURCE).as_posix() not in OTHER_TEXTS:
        assert taken_apart(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "verb = move.text.split()[0]",
        "verb, _, rest = move.text.partition(' ')",
        "key = move.text.replace(' ', '-')",
        "side = move.text[-1]",
        "placed = ':' in move.text",
        "passes = any(move.text == 'pass' for move in moves)",
        "goes_on = moves[-1].text != 'end'",
        "plain = move.text in ('stop', 'pass')",
        "found = re.fullmatch(PLACE, move.text)",
        "row = str(move).rpartition(' ')[2]",
        "text = move.text\n    verb = text.split()[0]",
        "texts = [move.text for move in moves]\n    crowned = any(text.startswith('crown') for text in texts)",
        "match move.text:\n        case 'pass':\n            pass",
    ],
)
def test_it_is_noticed(line: str) -> None:
    assert taken_apart(f"def read(move, moves):\n    {line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "return f'{move.text} +1'",
        "return move.text.replace(' ', '\\u00a0')",
        "return move.text.ljust(12)",
        "return ordered in [move.text for move in moves]",
        "return move.text == game.silence",
        "return move.verb == 'pass'",
    ],
)
def test_the_whole_text_may_be_shown_and_compared(line: str) -> None:
    assert taken_apart(f"def read(move, moves, game, ordered):\n    {line}\n") == []
