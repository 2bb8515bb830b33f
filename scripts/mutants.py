"""Mutation run over the gate and the account reader: `make mutants`, or a part of it with `make mutants FILES=…`.

The unit tests are collected once. Each mutant gets a fork, which changes the loaded code and runs only the tests that
reach the changed line. Texts for people and type annotations are not mutated; `docs/mutation-run.md` has the figures.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import json
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
ENGINE = "src/subterminator/core/engine/account_page.py"
FILES = ["src/subterminator/approval", "src/subterminator/pages/account_evidence", ENGINE]
TESTS = [
    f"tests/unit/{room}" for room in ("approval", "core", "extension", "mcp", "pages", "practice", "record", "wiring")
]
FLIPS: dict[type, list[type]] = {
    **{ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.Is: [ast.IsNot], ast.IsNot: [ast.Is], ast.In: [ast.NotIn]},
    **{ast.NotIn: [ast.In], ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt], ast.Gt: [ast.GtE, ast.LtE]},
    **{ast.GtE: [ast.Gt, ast.Lt], ast.BitAnd: [ast.BitOr], ast.BitOr: [ast.BitAnd], ast.Add: [ast.Sub]},
    **{ast.Sub: [ast.Add]},
}
NAMES = {"any": "all", "all": "any", "min": "max", "max": "min"}
EMPTY = {"bool": [True, False], "str": [""], "int": [0]}
LIMIT = 60
"""Numbers from here on are limits of a length or a time: one more makes no difference that matters."""
MEMBERS = 8
"""Of a longer list of words only a fixed random half of this number is left out, one at a time."""
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A node of a file, and what takes its place."""

    path: Path
    tree: ast.Module
    old: ast.AST
    new: ast.AST
    statement: ast.stmt
    scope: ast.stmt
    """The outermost statement: of the module, or of a class body."""
    lines: range

    def __str__(self) -> str:
        old, new = (" ".join(ast.unparse(each).split())[:90] for each in (self.old, self.new))
        return f"{self.path.relative_to(ROOT)}:{self.lines.start}  {old}  ->  {new}"


def variants(node: ast.AST, returns: str) -> Iterator[ast.AST]:  # noqa: PLR0912 - a table
    """Yield what may take the place of a node."""
    match node:
        case ast.Compare(left, [op], right):
            yield from (ast.Compare(left, [other()], right) for other in FLIPS.get(type(op), []))
        case ast.BinOp(left, op, right):
            yield from (ast.BinOp(left, other(), right) for other in FLIPS.get(type(op), []))
        case ast.BoolOp(op, values):
            for value in values:
                rest = [each for each in values if each is not value]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.If(_, body, orelse) | ast.IfExp(_, body, orelse):
            yield from (type(node)(ast.Constant(value), body, orelse) for value in (True, False))
        case ast.comprehension(target, source, ifs) if ifs:
            yield from (ast.comprehension(target, source, [i for i in ifs if i is not each], 0) for each in ifs)
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            yield from (ast.Return(ast.Constant(empty)) for empty in EMPTY.get(returns, [None]))
        case ast.Expr(ast.Call(_, [ast.Constant("note"), *_])):
            return  # a note in the journal is a text for people
        case ast.Raise() | ast.Continue() | ast.Break() | ast.AugAssign() | ast.Expr(ast.Call() | ast.Await()):
            yield ast.Pass()
        case ast.Assign([ast.Attribute()]):
            yield ast.Pass()
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) if value < LIMIT:
            yield ast.Constant(value + 1)
        case ast.Constant(str(value)) if " " not in value.strip():
            yield ast.Constant(f"{value}XX")
        case ast.Call(ast.Name(name), arguments, keywords) if name in NAMES:
            yield ast.Call(ast.Name(NAMES[name], ast.Load()), arguments, keywords)
        case ast.Call(ast.Attribute(ast.Name("re"), _), [ast.Constant(str(pattern)), *flags], keywords):
            shorter = [ast.Constant(each) for each in without_alternatives(pattern)]
            yield from (ast.Call(node.func, [each, *flags], keywords) for each in some(shorter))
        case ast.Set(elements) | ast.Tuple(elements, ast.Load()) | ast.List(elements, ast.Load()):
            rests = [[each for each in elements if each is not element] for element in elements]
            sets = isinstance(node, ast.Set)
            yield from (ast.Set(rest) if sets else type(node)(rest, ast.Load()) for rest in some(rests) if rest)
        case ast.Match(subject, cases) if len(cases) > 1:
            yield from (ast.Match(subject, [each for each in cases if each is not case]) for case in cases)


def some(choices: list[Any]) -> list[Any]:
    """Return a fixed sample of many choices."""
    return choices if len(choices) <= MEMBERS else random.Random(0).sample(choices, MEMBERS // 2)  # noqa: S311


def without_alternatives(pattern: str) -> Iterator[str]:
    """Yield a regular expression without one of its alternatives, each in turn."""
    opened, bars, place = [0], [-1], 0
    while place <= len(pattern):
        sign = pattern[place : place + 1]
        if sign == "\\":
            place += 1
        elif sign == "[":
            place = pattern.index("]", place + 2)
        elif sign == "(":
            prefix = pattern[place + 1 : place + 4]
            opened.append(place + 1 + (0 if prefix[0] != "?" else 3 if prefix[1] == "<" else 2))
            bars.append(-1)
        elif sign == "|":
            yield pattern[: opened[-1]] + pattern[place + 1 :]
            opened[-1], bars[-1] = place + 1, place
        elif sign in {")", ""}:
            if bars[-1] >= 0:
                yield pattern[: bars[-1]] + pattern[place:]
            opened.pop()
            bars.pop()
        place += 1


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Yield the mutants of a file, apart from the categories that `docs/mutation-run.md` names."""
    unmutated = ast.JoinedStr | ast.arguments | ast.Import | ast.ImportFrom

    def walk(node: ast.AST, scope: ast.stmt, statement: ast.stmt, returns: str) -> Iterator[Mutant]:
        children = [(name, each) for name, value in ast.iter_fields(node) for each in _listed(value)]
        members = isinstance(node, ast.Set | ast.Tuple | ast.List) or _is_regex(node)
        enumeration = isinstance(node, ast.ClassDef) and any("Enum" in ast.unparse(base) for base in node.bases)
        for name, child in children:
            docstring = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            aside = name in {"annotation", "returns", "decorator_list", "bases"} or isinstance(child, unmutated)
            if (
                docstring
                or aside
                or _stands_for_nothing(node, child)
                or (enumeration and isinstance(child, ast.Assign))
            ):
                continue
            inner = child if isinstance(child, ast.stmt) else statement
            outer = inner if isinstance(node, ast.Module | ast.ClassDef) else scope
            function = isinstance(child, FUNCTION)
            result = ast.unparse(child.returns) if function and child.returns else returns
            shown = (
                child.test if isinstance(child, ast.If) else child.subject if isinstance(child, ast.Match) else child
            )
            first, last = getattr(shown, "lineno", inner.lineno), getattr(shown, "end_lineno", inner.lineno)
            for new in variants(child, result) if not (members and isinstance(child, ast.Constant)) else ():
                yield Mutant(path, tree, child, new, inner, outer, range(first, last + 1))
            yield from walk(child, outer, inner, result)

    tree = ast.parse(path.read_text(encoding="utf-8"))
    for statement in tree.body:
        is_type = re.fullmatch(r"\w+(?:: TypeAlias)? = (?:\w+\[.*|\w+(?: \| \w+)+)", ast.unparse(statement)) is not None
        if not (is_type or isinstance(statement, ast.If) or ast.unparse(statement).startswith("__all__")):
            yield from walk(ast.Module([statement], []), statement, statement, "")


def _stands_for_nothing(node: ast.AST, child: ast.AST) -> bool:
    """Return whether a constant stands for a missing text (`name or ""`), joins lines, or asserts equal lengths."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.Attribute) and node.attr == "join" and isinstance(child, ast.Constant):
        return not re.search(r"\w", str(child.value))
    last = isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and child is node.values[-1]
    return last and isinstance(child, ast.Constant) and child.value == ""


def _listed(value: Any) -> list[ast.AST]:
    return [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, ast.AST)]


def _is_regex(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re.")


class Run:
    """Pytest plugin: runs the collected tests once by line, then for each mutant those that reach it."""

    def __init__(self, mutants: list[Mutant], jobs: int, minutes: float) -> None:
        self._mutants, self._jobs, self._minutes, self._failed = mutants, jobs, minutes, False
        self._paths = sorted({mutant.path for mutant in mutants})
        self._out = os.fdopen(os.dup(1), "w")
        self.done: list[Mutant] = []
        self.survivors: list[Mutant] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.unfreeze()
        self._items = session.items
        files = {str(path) for path in self._paths}
        functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
        self._functions = [each for each in functions if each.__code__.co_filename in files]
        self._caches = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        gc.freeze()
        self._seconds, self._tests = self._covered()
        self._users = self._uses()
        running: dict[int, Mutant] = {}
        waiting = list(self._mutants)
        end = time.monotonic() + self._minutes * 60
        while waiting or running:
            if time.monotonic() > end:
                waiting.clear()
            while waiting and len(running) < self._jobs:
                mutant = waiting.pop(0)
                self.done.append(mutant)
                if tests := self._tests_of(mutant):
                    running[self._fork(mutant, tests)] = mutant
                else:
                    self._survived(mutant, "no test reaches it")
            if running:
                process, status = os.wait()
                mutant = running.pop(process)
                if status == 0:
                    self._survived(mutant, "")
        return True

    def _survived(self, mutant: Mutant, why: str) -> None:
        self.survivors.append(mutant)
        print(mutant, why, file=self._out, flush=True)

    def _covered(self) -> tuple[list[float], dict[tuple[str, int], set[int]]]:
        """Run every test once in a fork, and return its seconds and the tests of each line."""
        files = {str(path) for path in self._paths}
        with tempfile.NamedTemporaryFile() as result:
            if not (process := os.fork()):
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                seconds, reached = [], []
                for place in range(len(self._items)):
                    lines: set[tuple[str, int]] = set()
                    sys.settrace(_tracer(files, lines))
                    began = time.process_time()
                    self._run([place])
                    seconds.append(time.process_time() - began)
                    sys.settrace(None)
                    reached.append(sorted(lines))
                Path(result.name).write_text(json.dumps([seconds, reached]), encoding="utf-8")
                os._exit(self._failed)
            if os.waitpid(process, 0)[1]:
                raise pytest.UsageError("the tests fail without a mutant")
            seconds, reached = json.loads(Path(result.name).read_text(encoding="utf-8"))
        tests: dict[tuple[str, int], set[int]] = defaultdict(set)
        for place, lines in enumerate(reached):
            for path, line in lines:
                tests[path, line].add(place)
        return seconds, tests

    def _uses(self) -> dict[str, set[tuple[str, int]]]:
        """Return the lines that use each name; those of a constant's users count for the constant too."""
        uses: dict[str, set[tuple[str, int]]] = defaultdict(set)
        for path in reversed(self._paths):
            for statement in reversed(ast.parse(path.read_text(encoding="utf-8")).body):
                own = {each for name in assigned(statement) for each in uses[name]}
                for node in ast.walk(statement):
                    if name := getattr(node, "id", getattr(node, "attr", "")):
                        uses[name] |= own | {(str(path), node.lineno)}
        return uses

    def _tests_of(self, mutant: Mutant) -> list[int]:
        """List the tests that reach a mutant, the quickest first."""
        lines = {(str(mutant.path), line) for line in mutant.lines}
        if not isinstance(mutant.scope, FUNCTION):
            lines = {each for name in assigned(mutant.scope) for each in self._users[name]}
        elif not any(self._tests[line] for line in lines):
            statement = mutant.statement
            lines = {(str(mutant.path), line) for line in range(statement.lineno, statement.end_lineno + 1)}
        return sorted(set().union(*(self._tests[line] for line in lines)), key=self._seconds.__getitem__)

    def _fork(self, mutant: Mutant, tests: list[int]) -> int:
        """Start a process that ends with 0 if no test notices the mutant."""
        if process := os.fork():
            return process
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        seconds = int(sum(self._seconds[test] for test in tests)) * 3 + 10
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        signal.alarm(seconds * 10)
        try:
            self._apply(mutant)
        except (TypeError, ValueError, KeyError, AttributeError, re.error):  # a constant that cannot be computed
            os._exit(1)
        for cache in self._caches:
            cache.cache_clear()
        self._run(tests)
        os._exit(self._failed)

    def _run(self, tests: list[int]) -> None:
        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                return

    def _apply(self, mutant: Mutant) -> None:
        """Change the loaded code: of functions in place, of constants wherever they were imported."""
        tree = ast.fix_missing_locations(Swap(mutant).visit(mutant.tree))
        name = str(mutant.path)
        if isinstance(mutant.scope, FUNCTION):
            codes = dict(_codes(compile(tree, name, "exec")))
            for function in self._functions:
                code = function.__code__
                if code.co_filename == name and len(codes[_key(code)].co_freevars) == len(code.co_freevars):
                    function.__code__ = codes[_key(code)]
            return
        module = next(each for each in [*sys.modules.values()] if getattr(each, "__file__", "") == name)
        before = dict(vars(module))
        for statement in tree.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) or mutant.scope in ast.walk(statement):
                exec(compile(ast.Module([statement], []), name, "exec"), vars(module))  # noqa: S102
        for each, old in before.items():
            new = getattr(module, each)
            if isinstance(old, type) and new is not old:
                if isinstance(old.__init__, FunctionType):
                    old.__init__.__defaults__ = new.__init__.__defaults__
                setattr(module, each, old)
            elif new is not old:
                for user in [*sys.modules.values()]:
                    if vars(user).get(each) is old:
                        setattr(user, each, new)


class Swap(ast.NodeTransformer):
    """Puts the new node of a mutant in the place of the old one."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def visit(self, node: ast.AST) -> Any:
        return self._mutant.new if node is self._mutant.old else self.generic_visit(node)


def assigned(statement: ast.stmt) -> set[str]:
    """List the names that a statement of a module or a class body gives a value."""
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return {node.id for target in targets if target for node in ast.walk(target) if isinstance(node, ast.Name)}


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    yield _key(code), code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _tracer(files: set[str], lines: set[tuple[str, int]]) -> Callable[[FrameType, str, Any], Any]:
    def local(frame: FrameType, event: str, _: Any) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    return lambda frame, event, _: local if frame.f_code.co_filename in files else None


def main() -> int:
    """Run the mutants of some files, or of all, and print the survivors and the figures by file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", default=FILES, help="files or folders; the gate and the account reader")
    parser.add_argument("--sample", type=int, default=0, help="a fixed random sample of so many mutants; 0: all")
    parser.add_argument("--again", type=Path, help="only the mutants that this output of an earlier run lists")
    parser.add_argument("--seed", type=int, default=0, help="of the sample: another number, other mutants")
    parser.add_argument("--minutes", type=float, default=40, help="start no more mutants after so many")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="files or folders of tests")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    paths = [each for name in options.files for each in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    total = len(mutants)
    if options.again:
        listed = {re.sub(r":\d+", "", line, count=1) for line in options.again.read_text(encoding="utf-8").splitlines()}
        listed = {line.removesuffix("no test reaches it").strip() for line in listed}
        mutants = [mutant for mutant in mutants if re.sub(r":\d+", "", str(mutant), count=1).strip() in listed]
    if 0 < options.sample < total:
        mutants = random.Random(options.seed).sample(mutants, options.sample)  # noqa: S311
    run = Run(mutants, options.jobs, options.minutes)
    os.chdir(ROOT)
    quiet = ["-q", "--no-header", "--tb=no", "--capture=sys", "-rN", "-o", "timeout=0"]
    began = time.monotonic()
    if pytest.main([*quiet, "-p", "no:cacheprovider", "-p", "no:xdist", *options.tests], plugins=[run]):
        return 2
    made, survived = (
        Counter(str(each.path.relative_to(SOURCE)) for each in some) for some in (run.done, run.survivors)
    )
    for name, count in sorted(made.items()):
        print(f"{count - survived[name]:5} of {count:5} killed  {100 - 100 * survived[name] / count:5.1f} %  {name}")
    killed = 100 - 100 * len(run.survivors) / len(run.done)
    print(
        f"{len(run.done)} of {total} mutants, {killed:.1f} % killed, in {(time.monotonic() - began) / 60:.0f} minutes"
    )
    return int(killed < 90)


if __name__ == "__main__":
    sys.exit(main())
