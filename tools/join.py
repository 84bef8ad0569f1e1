"""Join the plain Python modules of an engine part into one Cython module.

The rules are ordinary typed Python. For the compiler this tool writes, per part, one `.py` with the part's
root module and all that it imports (so that C can inline across them) and the `.pxd` with its C types:

- `NAME = 3` at the top of a module          -> a C enum, so constants exist once
- `NAMES: Annotated[Row, 12] = [...]`         -> a C array
- `hand: Annotated[Grid, 4, 12]` in a class   -> a C array field, with a setter `put` and `copy_from`
- `telling: bool = False` in a class          -> a field of this object alone, which copies do not take over
- `def f(board: Board, seat: int) -> bool`    -> `cdef bint f(Board board, int seat) noexcept nogil`
- `found: bool = False` in a function         -> a typed C local
- `into: Reals`, `table: RealTable`           -> `float *into`, `float[:, ::1] table`: arrays of the caller
- `masks: FlagTable` in a class               -> a field that holds such an array
- `row_of(table, i)`, `number_at(numbers, i)` -> the address of a row, a number
- `row_from(row, i)`                          -> the address of a row's i-th number
- `thing_at(State, states, i)`                -> an object by its address, without the interpreter
- `unlikely(condition)`                       -> the branch is laid out of the way
- `if not COMPILED:`                          -> dropped

Functions with other types in their signature stay Python functions; `with nogil:` works in them. In the rooms where
everything has to compile (`rules/`, `judging/`) such a signature, or a hint without a C type, is refused with its
line; a field without one, or a name used twice in a part, is refused everywhere.
Classes of core exist once: other parts take them from it.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Container
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "cothon"

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Bits": "unsigned long long",
    "Row": "short *",
    "Reals": "float *",
    "Flags": "unsigned char *",
    "RealTable": "float[:, ::1]",
    "NumberTable": "long long[:, ::1]",
}
LOCAL_TYPES = {"int": "long", "bool": "bint", "float": "double", "Bits": "ulonglong"}
TABLE_TYPES = {
    "RealTable": "float[:, ::1]",
    "FlagTable": "uchar[:, ::1]",
    "NumberTable": "longlong[:, ::1]",
    "Numbers": "longlong[::1]",
    "Addresses": "longlong[::1]",
}
HELD_TYPES = {
    kind: c.replace("uchar", "unsigned char").replace("longlong", "long long") for kind, c in TABLE_TYPES.items()
}
SHORT, WIDE, REAL = "short", "int", "double"
ROW_TYPES = {"Row": SHORT, "Grid": SHORT, "WideRow": WIDE, "RealRow": REAL}


# `from time import monotonic`: seconds since some moment, without the interpreter
CLOCK = [
    "cdef extern from *:",
    '''    """
    #include <time.h>
    static double monotonic(void) {
        struct timespec now;
    #ifdef _WIN32
        timespec_get(&now, TIME_UTC);
    #else
        clock_gettime(CLOCK_MONOTONIC, &now);
    #endif
        return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    }
    """''',
    "    double monotonic() noexcept nogil",
]


PLAIN_ONLY = {"cothon.core.fields"}  # what its names mean to the compiler is written above
ROOMS = ("rules", "judging")  # where every function has to compile


@dataclass(frozen=True)
class Part:
    """One extension: the modules it begins with. All that they import is joined in."""

    name: str
    roots: tuple[str, ...]

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Every module that is joined, each after those it imports."""
        found: dict[str, None] = {}
        for root in self.roots:
            follow(root, found, () if self is CORE else owned_modules())
        return tuple(found)

    @cached_property
    def uses(self) -> tuple[str, ...]:
        """The classes taken from core, which exist once for all parts."""
        if self is CORE:
            return ()
        wanted = {
            name
            for module in self.modules
            for source, names in imports_of(module)
            for name in names
            if source in owned_modules()
        }
        if unknown := wanted - set(owned_classes()):
            raise Uncompilable(
                f"{self.name}: {', '.join(sorted(unknown))} lies beside a class that exists once;"
                " put it into a module without classes"
            )
        return tuple(name for name in owned_classes() if name in wanted or name in ALWAYS)


class Uncompilable(TypeError):
    """Something in the sources has no C type; says what and where."""


CORE = Part("core", ("cothon.core.playout", "cothon.core.masks", "cothon.core.policy", "cothon.core.handling"))
ALWAYS = ("State", "Moves", "Features", "Journal")


def games() -> list[str]:
    """Every folder of games/ that has an engine."""
    return sorted(path.parent.name for path in (SOURCE / "games").glob("*/engine.py"))


PARTS = (
    CORE,
    *(Part(game, (f"cothon.games.{game}.engine",)) for game in games()),
    Part("kernel", ("cothon.research.kernel", "cothon.research.asking", "cothon.research.course")),
    Part("search", ("cothon.bots.search", "cothon.bots.lookahead", "cothon.bots.teaching")),
    Part("review", ("cothon.review.playouts",)),
)


def file_of(module: str) -> Path:
    return SOURCE.parent / f"{module.replace('.', '/')}.py"


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text("utf-8"), filename=str(file_of(module)))


def imports_of(module: str) -> list[tuple[str, list[str]]]:
    """What a module imports from others of the package, at its top; not what only mypy reads."""
    return [
        (node.module, [alias.name for alias in node.names])
        for node in tree_of(module).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cothon.")
        if node.module not in PLAIN_ONLY
    ]


def follow(module: str, found: dict[str, None], left_out: Container[str]) -> None:
    if module in found or module in left_out:
        return
    for imported, _ in imports_of(module):
        follow(imported, found, left_out)
    found[module] = None


@cache
def owned_classes() -> dict[str, str]:
    """The classes of core, and the module of each."""
    return {
        node.name: module for module in CORE.modules for node in tree_of(module).body if isinstance(node, ast.ClassDef)
    }


def owned_modules() -> set[str]:
    return set(owned_classes().values())


class Joiner:
    """Collects the modules of one part and writes them out for Cython."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.constants: dict[str, object] = {}
        self.enum: list[str] = []
        self.arrays: list[str] = []
        self.classes: list[str] = []
        self.functions: list[str] = []
        self.body: list[str] = []
        self.module = ""
        self.claimed: dict[str, str] = {}  # the module of each name
        self.known = set(C_TYPES) | set(part.uses)

    def join(self) -> tuple[str, str]:
        trees = {module: ast.parse(file_of(module).read_text("utf-8")) for module in self.part.modules}
        for tree in trees.values():
            self.known |= {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        for self.module, tree in trees.items():
            for node in tree.body:
                self.add(node)
        return self.python_text(), self.pxd_text()

    def add(self, node: ast.stmt) -> None:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            self.add_import(node)
        elif isinstance(node, ast.Assign):
            self.add_constant(node)
        elif isinstance(node, ast.AnnAssign):
            self.add_array(node)
        elif isinstance(node, ast.ClassDef):
            self.add_class(node)
        elif isinstance(node, ast.FunctionDef):
            self.claim(node.name, node)
            lines = self.declare(node, "cdef")
            if not lines and self.must_compile():
                raise Uncompilable(f"{self.where(node)}: {node.name}{self.signature_fault(node)}")
            self.check_hints(node)
            self.functions += lines
            self.body.append(ast.unparse(self.strip(node)))

    def claim(self, name: str, node: ast.stmt) -> None:
        """All modules of a part become one, so a name can mean one thing only."""
        if name in self.claimed:
            raise Uncompilable(
                f"{self.where(node)}: {name} exists in {self.claimed[name]} too; names are unique in a part"
            )
        self.claimed[name] = self.module

    def must_compile(self) -> bool:
        return any(room in self.module.split(".") for room in ROOMS)

    def where(self, node: ast.stmt) -> str:
        return f"{file_of(self.module).relative_to(SOURCE.parent)}:{node.lineno}"

    def signature_fault(self, node: ast.FunctionDef) -> str:
        for argument in node.args.args:
            if self.c_type(argument.annotation) is None:
                hint = ast.unparse(argument.annotation) if argument.annotation else "no hint"
                return f" cannot compile: {argument.arg} has {hint}, which has no C type"
        if has_more_than_places(node.args):
            return " cannot compile: a C function has no default values, keywords or *arguments"
        return f" cannot compile: it returns {ast.unparse(node.returns) if node.returns else 'no hint'}"

    def check_hints(self, node: ast.FunctionDef) -> None:
        """A local with a hint that the compiler does not know would quietly become a Python object."""
        for name, kind in self.hinted(node).items():
            if self.must_compile() and kind not in LOCAL_TYPES and kind not in self.known:
                raise Uncompilable(f"{self.where(node)}: {node.name} has a local {name} of {kind}, which has no C type")

    def add_import(self, node: ast.Import | ast.ImportFrom) -> None:
        module = node.module if isinstance(node, ast.ImportFrom) else ""
        if module == "math":
            names = [alias.name for alias in node.names]
            self.functions += ['cdef extern from "math.h":']
            self.functions += [f"    double {name}(double x) noexcept nogil" for name in names]
        elif module == "time":
            self.functions += CLOCK

    def add_constant(self, node: ast.Assign) -> None:
        """Numbers become an enum; type aliases and the like are left out."""
        target = node.targets[0]
        if not isinstance(target, ast.Name) or not target.id.isupper():
            return
        self.claim(target.id, node)
        value = 1 if target.id == "COMPILED" else eval(ast.unparse(node.value), {}, dict(self.constants))
        self.constants[target.id] = value
        if isinstance(value, int) and value < 2**31:
            self.enum.append(f"    {target.id} = {value}")
        elif isinstance(value, int):  # too large for an enum
            self.arrays += [
                "cdef extern from *:",
                f'    """#define {target.id} {value}ULL"""',
                f"    unsigned long long {target.id}",
            ]
        elif isinstance(value, float):
            self.arrays.append(f"cdef double {target.id}")
            self.body.append(f"{target.id} = {value!r}")

    def add_array(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        assert node.value is not None
        self.claim(node.target.id, node)
        kind, sizes = self.row_type(node.annotation, node)
        value = eval(ast.unparse(node.value), dict(self.constants))  # globals, which comprehensions see
        self.constants[node.target.id] = value
        numbers = ", ".join(map(str, value))  # a C constant, so that the compiler can fold it
        self.arrays += [
            "cdef extern from *:",
            f'    """static const {kind} {node.target.id}{sizes} = {{{numbers}}};"""',
        ]
        self.arrays.append(f"    const {kind} {node.target.id}{sizes}")

    def row_type(self, annotation: ast.expr, node: ast.AnnAssign) -> tuple[str, str]:
        """`Annotated[Grid, SEATS, CARDS]` -> ("short", "[4][12]")."""
        inside = annotation.slice if isinstance(annotation, ast.Subscript) else annotation
        kind, *sizes = inside.elts if isinstance(inside, ast.Tuple) else [annotation]
        if ast.unparse(kind) not in ROW_TYPES or not sizes:
            name = ast.unparse(node.target)
            raise Uncompilable(f"{self.where(node)}: {name} is {ast.unparse(annotation)}, which has no C type")
        numbers = [eval(ast.unparse(size), {}, dict(self.constants)) for size in sizes]
        return ROW_TYPES[ast.unparse(kind)], "".join(f"[{n}]" for n in numbers)

    def c_type(self, annotation: ast.expr | None) -> str | None:
        text = ast.unparse(annotation).strip("'\"") if annotation is not None else ""
        return C_TYPES.get(text, text) if text in self.known else None

    def declare(self, node: ast.FunctionDef, how: str, method: bool = False) -> list[str]:
        """The .pxd lines of a function, none if it stays a Python function."""
        arguments = node.args.args[1:] if method else node.args.args
        types = [self.c_type(argument.annotation) for argument in arguments]
        result = self.c_type(node.returns)
        if node.name.startswith("__") or result is None or result in self.known - set(C_TYPES):
            return []
        if None in types or has_more_than_places(node.args):
            return []
        names = [f"{kind} {argument.arg}" for kind, argument in zip(types, arguments, strict=True)]
        line = f"{how} {result} {node.name}({', '.join((['self'] if method else []) + names)}) noexcept nogil"
        hints = {name: f"cython.{LOCAL_TYPES[kind]}" for name, kind in self.hinted(node).items() if kind in LOCAL_TYPES}
        decorator = [f"@cython.locals({', '.join(f'{n}={k}' for n, k in hints.items())})"] if hints else []
        return [*decorator, line]

    def hinted(self, node: ast.FunctionDef) -> dict[str, str]:
        return {
            child.target.id: ast.unparse(child.annotation)
            for child in ast.walk(node)
            if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name)
        }

    def strip(self, node: ast.FunctionDef, method: bool = False) -> ast.FunctionDef:
        """Without hints; a Python function gets its C locals as a decorator instead."""
        is_python = not self.declare(node, "cdef", method)
        if is_python:
            kinds = {a.arg: ast.unparse(a.annotation) for a in node.args.args if a.annotation} | self.hinted(node)
            classes = self.known - set(C_TYPES)
            python_types = LOCAL_TYPES | TABLE_TYPES
            typed = {
                n: f"cython.{python_types[k]}" if k in python_types else k
                for n, k in kinds.items()
                if k in classes or k in python_types
            }
            if typed:
                call = ast.parse(f"cython.locals({', '.join(f'{n}={k}' for n, k in typed.items())})", mode="eval").body
                node.decorator_list.append(call)
        for argument in [*node.args.args, *node.args.kwonlyargs]:
            argument.annotation = None
        node.returns = None
        Plainer(self.known).visit(node)
        return ast.fix_missing_locations(node)

    def add_class(self, node: ast.ClassDef) -> None:
        self.claim(node.name, node)
        base = ast.unparse(node.bases[0]) if node.bases else ""
        fields: dict[str, tuple[str, str]] = {}
        lines: list[str] = []
        methods: list[ast.stmt] = []
        for child in node.body:
            if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                fields[child.target.id] = self.field_type(child)
            elif isinstance(child, ast.FunctionDef):
                # only a final class can let Python call its methods without asking for overrides
                how = "cpdef" if is_final(node) else "cdef"
                lines += [f"    {line}" for line in self.declare(child, how, method=True)]
                methods.append(child if child.name in {"copy_from", "put"} else self.strip(child, method=True))
        plain = {name for name, (kind, _) in fields.items() if kind in self.known - set(C_TYPES)}
        data = {name: kind for name, kind in fields.items() if name not in plain and name not in own_fields(node)}
        texts = [text for method in methods if (text := self.method_text(node.name, base, method, data))]
        head = f"class {node.name}({base}):" if base else f"class {node.name}:"
        body = "\n".join(indent(text) for text in texts) or "    pass"
        if any(isinstance(method, ast.FunctionDef) and method.name == "put" for method in methods):
            self.body.append(f"FIELDS_{node.name} = {{name: i for i, name in enumerate({list(data)!r})}}")
        self.body.append(f"{head}\n{body}")
        self.classes += self.class_lines(node, base, fields, lines)

    def field_type(self, node: ast.AnnAssign) -> tuple[str, str]:
        """Its C type, and the sizes of a row or grid; of a table of others it is a view, which is taken up once."""
        if (hint := ast.unparse(node.annotation)) in HELD_TYPES:
            return HELD_TYPES[hint], ""
        kind = self.c_type(node.annotation)
        return (kind, "") if kind and "*" not in kind else self.row_type(node.annotation, node)

    def method_text(self, name: str, base: str, method: ast.stmt, fields: dict[str, tuple[str, str]]) -> str:
        assert isinstance(method, ast.FunctionDef)
        if method.name == "copy_from":
            inherited = f"    copy_{base}(self, other)\n" if base else ""
            return f"def copy_from(self, other):\n{inherited}    copy_{name}(self, cython.cast({name}, other))"
        if method.name == "put":
            return "\n".join(put_lines(name, base, fields))
        return ast.unparse(method)

    def class_lines(
        self, node: ast.ClassDef, base: str, fields: dict[str, tuple[str, str]], methods: list[str]
    ) -> list[str]:
        final = "@cython.final\n" if is_final(node) else ""
        head = f"{final}cdef class {node.name}({base}):" if base else f"{final}cdef class {node.name}:"
        own = set(own_fields(node))
        alone = [f"    cdef readonly {kind}{sizes} {name}" for name, (kind, sizes) in fields.items() if name in own]
        rows = [f"    cdef readonly {kind}{sizes} {name}" for name, (kind, sizes) in fields.items() if name not in own]
        copies = any(isinstance(c, ast.FunctionDef) and c.name == "copy_from" for c in node.body)
        if not copies:
            return [head, *alone, *rows, *methods, ""]
        copier = [
            f"cdef inline void copy_{node.name}({node.name} to, {node.name} other) noexcept nogil:",
            "    memcpy(&to.first_, &other.first_, <char*>&other.last_ - <char*>&other.first_)",
        ]
        return [head, "    cdef int first_", *rows, "    cdef int last_", *alone, *methods, "", *copier, ""]

    def python_text(self) -> str:
        return "import cython\n\n" + "\n\n".join(self.body) + f"\n\nSOURCES = {fingerprint(self.part)!r}\n"

    def pxd_text(self) -> str:
        lines = ["cimport cython", "from libc.string cimport memcpy"]
        if names := self.part.uses:
            lines.append(f"from cothon.compiled.core cimport {', '.join([*names, 'copy_State'])}")
        enum = ["cdef enum:", *self.enum] if self.enum else []
        lines += ["cdef extern from *:", "    bint unlikely(bint condition) noexcept nogil"]
        return "\n".join([*lines, "", *enum, "", *self.arrays, "", *self.classes, *self.functions, ""])


class Plainer(ast.NodeTransformer):
    """Drops the hints of locals, what only plain Python runs, and docstrings."""

    def __init__(self, known: set[str]) -> None:
        self.known = known

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        if node.value is None:
            return None
        return ast.Assign(targets=[node.target], value=self.visit(node.value))

    def visit_If(self, node: ast.If) -> ast.stmt | None:
        if ast.unparse(node.test) == "not COMPILED":
            return ast.Pass()
        self.generic_visit(node)
        return node

    def visit_With(self, node: ast.With) -> ast.stmt:
        self.generic_visit(node)
        if ast.unparse(node.items[0].context_expr) == "nogil":
            node.items[0].context_expr = ast.parse("cython.nogil", mode="eval").body
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = ast.unparse(node.func)
        if name == "cast":
            node.func = ast.parse("cython.cast", mode="eval").body
        if name == "row_of":
            table, row = map(ast.unparse, node.args)
            return ast.parse(f"cython.address({table}[{row}, 0])", mode="eval").body
        if name == "row_from":
            row, at = map(ast.unparse, node.args)
            return ast.parse(f"cython.address({row}[{at}])", mode="eval").body
        if name == "number_at":
            numbers, place = map(ast.unparse, node.args)
            return ast.parse(f"{numbers}[{place}]", mode="eval").body
        if name == "thing_at":
            kind, things, place = map(ast.unparse, node.args)
            return ast.parse(f"cython.cast({kind}, cython.cast(cython.p_void, {things}[{place}]))", mode="eval").body
        return node


def has_more_than_places(arguments: ast.arguments) -> bool:
    return bool(arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg)


def own_fields(node: ast.ClassDef) -> list[str]:
    """What has a value in the class, which copies do not take over."""
    return [
        child.target.id
        for child in node.body
        if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name) and child.value is not None
    ]


def is_final(node: ast.ClassDef) -> bool:
    return any(ast.unparse(decorator) == "final" for decorator in node.decorator_list)


def put_lines(name: str, base: str, fields: dict[str, tuple[str, str]]) -> list[str]:
    """A field is found by its number, which C jumps to; comparing names would take as long as all the rest."""
    lines = ["@cython.locals(which=cython.int)", "def put(self, name, value, i=0, j=0):"]
    lines.append(f"    which = FIELDS_{name}.get(name, -1)")
    word = "if"
    for which, (label, (_, sizes)) in enumerate(fields.items()):
        place = ("[i]", "[j]")[: sizes.count("[")]
        lines += [f"    {word} which == {which}:", f"        self.{label}{''.join(place)} = value"]
        word = "elif"
    lines += [
        "    else:",
        f"        {base}.put(self, name, value, i, j)" if base else "        raise AttributeError(name)",
    ]
    return lines


def indent(text: str) -> str:
    return "\n".join(f"    {line}" if line else line for line in text.splitlines())


def fingerprint(part: Part) -> str:
    """Of the sources of a part: a built extension carries it, so that a stale one is noticed."""
    digest = hashlib.sha256()
    for module in part.modules:
        digest.update(file_of(module).read_bytes())
    return digest.hexdigest()[:16]


def write(folder: Path) -> list[tuple[str, Path]]:
    """Write all parts below the folder; returns (extension name, source file)."""
    package = folder / "cothon" / "compiled"
    package.mkdir(parents=True, exist_ok=True)
    for parent in (package, package.parent):
        write_if_changed(parent / "__init__.py", "")
        write_if_changed(parent / "__init__.pxd", "")
    written = []
    for part in PARTS:
        python, pxd = Joiner(part).join()
        write_if_changed(package / f"{part.name}.py", python)
        write_if_changed(package / f"{part.name}.pxd", pxd)
        written.append((f"cothon.compiled.{part.name}", package / f"{part.name}.py"))
    return written


def write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    for name, path in write(SOURCE.parent.parent / "build" / "joined"):
        print(name, path)
