"""Flat records: one annotated class gives the object that rules read and write, its bytes and its NumPy type.

`@record` turns an annotated class into a `__slots__` class (the plain tier) and lays its fields out in memory
as a C compiler would (the fast tier reads the same bytes through NumPy). A record holds whole numbers, other
records, and fixed rows of either.
"""

from __future__ import annotations

import hashlib
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin

from bingqi.errors import LayoutError

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Whole:
    """How a whole number is stored: `code` is the struct module's letter."""

    code: str

    @property
    def width(self) -> int:
        """Bytes."""
        return struct.calcsize("<" + self.code)


# All signed: the compiler would make unsigned 64 bits of two unsigned numbers, and 0 - 1 would be huge.
i8 = Annotated[int, Whole("b")]
i16 = Annotated[int, Whole("h")]
i32 = Annotated[int, Whole("i")]
i64 = Annotated[int, Whole("q")]

Many = list
"""A row of fixed length: `elements: Many[Element] = many(32)`."""


@dataclass(frozen=True)
class Capacity:
    """The length of a row; what `many` leaves in the class body."""

    length: int


def many(length: int) -> Any:
    """Declare the fixed length of a row."""
    return Capacity(length)


@dataclass(frozen=True)
class Field:
    """One field of a layout: a whole number or a record, alone (`length` None) or in a row; `offset` in
    bytes."""

    name: str
    item: Whole | type[Record]
    length: int | None
    offset: int

    @property
    def is_record(self) -> bool:
        return not isinstance(self.item, Whole)


@dataclass(frozen=True)
class Layout:
    """Where the fields of a record lie. `width` and `alignment` in bytes; `form` is the struct format without
    its sign."""

    fields: tuple[Field, ...]
    width: int
    alignment: int
    form: str

    @cached_property
    def packer(self) -> struct.Struct:
        return struct.Struct("<" + self.form)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy type of the same bytes. Imports NumPy."""
        import numpy as np

        formats: list[Any] = []
        for field in self.fields:
            item = (
                np.dtype("<" + _NUMPY_CODES[field.item.code])
                if isinstance(field.item, Whole)
                else field.item.layout.dtype
            )
            formats.append(item if field.length is None else (item, (field.length,)))
        return np.dtype(
            {
                "names": [field.name for field in self.fields],
                "formats": formats,
                "offsets": [field.offset for field in self.fields],
                "itemsize": self.width,
            }
        )


_NUMPY_CODES = {"b": "i1", "h": "i2", "i": "i4", "q": "i8"}

_WORDS = """
    all any argmax argmin argpartition argsort astype base byteswap choose clip compress conj
    conjugate copy ctypes cumprod cumsum data device diagonal dot dtype dump dumps fill flags flat
    flatten getfield imag item itemsize max mean min mT nbytes ndim nonzero partition prod ptp put
    ravel real repeat reshape resize round searchsorted setfield setflags shape size sort squeeze
    std strides sum swapaxes T take to_device tobytes tofile tolist trace transpose var view
"""
_ARRAY_WORDS = frozenset(_WORDS.split())


class Record:
    """The parent of all records. A new one holds zeros."""

    __slots__ = ()
    layout: ClassVar[Layout]
    values: Callable[[], tuple[int, ...]]
    """Every number of the record in the order of its layout."""
    load: Callable[[Iterator[int]], None]
    """Take every number from an iterator, in the order of the layout."""

    def __init__(self, **fields: Any) -> None:
        raise LayoutError(f"{type(self).__name__} is not decorated with @record")

    def pack(self) -> bytes:
        """The record's bytes, padding zero. Raises LayoutError when a number does not fit its field."""
        try:
            return self.layout.packer.pack(*self.values())
        except struct.error as fault:
            raise LayoutError(f"{type(self).__name__}: {overfull_field(self) or fault}") from None

    @classmethod
    def unpack(cls, data: bytes | memoryview) -> Self:
        """The record whose bytes these are."""
        new = cls()
        new.load(iter(cls.layout.packer.unpack(data)))
        return new

    def copy(self) -> Self:
        """An independent equal record."""
        new = type(self)()
        new.load(iter(self.values()))
        return new

    def take(self, other: Self) -> None:
        """Become equal to *other*, in place."""
        self.load(iter(other.values()))

    def digest(self) -> str:
        """Sixteen hexadecimal digits that tell this record's bytes from any other's."""
        return hashlib.blake2b(self.pack(), digest_size=8).hexdigest()

    def as_dict(self) -> dict[str, Any]:
        """The record as plain names and numbers, for JSON."""
        return {field.name: _plain(getattr(self, field.name)) for field in self.layout.fields}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Record) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{field.name}={getattr(self, field.name)!r}"
            for field in self.layout.fields
            if field.length is None
        )
        return f"{type(self).__name__}({shown})"


R = TypeVar("R", bound=Record)


def record(cls: type[R]) -> type[R]:
    """Lay out the annotated fields of *cls* and give it its storage. Raises LayoutError for a field that
    cannot be laid out."""
    layout = _lay_out(cls)
    body: dict[str, Any] = {
        "__slots__": tuple(field.name for field in layout.fields),
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": cls.__doc__,
        "__annotations__": cls.__annotations__,
        "layout": layout,
    }
    body.update(_storage(layout))
    return type(cls.__name__, (Record,), body)


def overfull_field(owner: Record, path: str = "") -> str | None:
    """The path and value of the first number of *owner* that does not fit its field."""
    for field in owner.layout.fields:
        held = getattr(owner, field.name)
        for index, item in enumerate(held if field.length is not None else [held]):
            where = f"{path}{field.name}" + (f"[{index}]" if field.length is not None else "")
            if isinstance(field.item, Whole):
                try:
                    struct.pack("<" + field.item.code, item)
                except struct.error:
                    return f"{where} = {item} does not fit ({field.item.width} bytes)"
            elif found := overfull_field(item, where + "."):
                return found
        if field.length is not None and len(held) != field.length:
            return f"{path}{field.name} has {len(held)} entries, not {field.length}"
    return None


def _lay_out(cls: type[Record]) -> Layout:
    home = sys.modules.get(cls.__module__)  # none for a class of a text that was run by itself
    scope = {**(vars(home) if home else {}), "Many": list}
    fields: list[Field] = []
    form, offset, alignment = "", 0, 1
    for name, written in cls.__annotations__.items():
        if name in _ARRAY_WORDS:
            raise LayoutError(f"{cls.__name__}.{name} hides an array's own word; choose another name")
        hint = eval(written, scope) if isinstance(written, str) else written
        item, length = _item_of(cls, name, hint)
        width, align, piece = (
            (item.width, item.width, item.code)
            if isinstance(item, Whole)
            else (item.layout.width, item.layout.alignment, item.layout.form)
        )
        gap = -offset % align
        form += "x" * gap + piece * (1 if length is None else length)
        fields.append(Field(name, item, length, offset + gap))
        offset += gap + width * (1 if length is None else length)
        alignment = max(alignment, align)
    gap = -offset % alignment
    return Layout(tuple(fields), offset + gap, alignment, form + "x" * gap)


def _item_of(cls: type[Record], name: str, hint: Any) -> tuple[Whole | type[Record], int | None]:
    declared = vars(cls).get(name)
    if get_origin(hint) is list:
        if not isinstance(declared, Capacity):
            raise LayoutError(f"{cls.__name__}.{name} is a row without a length: write = many(n)")
        return _single(cls, name, get_args(hint)[0]), declared.length
    return _single(cls, name, hint), None


def _single(cls: type[Record], name: str, hint: Any) -> Whole | type[Record]:
    if get_origin(hint) is Annotated:
        return next(mark for mark in get_args(hint) if isinstance(mark, Whole))
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint
    raise LayoutError(f"{cls.__name__}.{name} is neither a whole number with a width nor a record")


def _storage(layout: Layout) -> dict[str, Any]:
    """The methods of a record that must be fast, written out field by field."""
    start, values, load = [], [], []
    scope: dict[str, Any] = {}
    for field in layout.fields:
        me, row = f"self.{field.name}", field.length
        if not isinstance(field.item, Whole):
            scope[made := f"_{field.item.__name__}"] = field.item
            start.append(f"{me} = {made}()" if row is None else f"{me} = [{made}() for _ in range({row})]")
            values.append(
                f"*{me}.values()"
                if row is None
                else f"*[number for item in {me} for number in item.values()]"
            )
            load.append(f"{me}.load(numbers)" if row is None else f"for item in {me}: item.load(numbers)")
        else:
            start.append(f"{me} = 0" if row is None else f"{me} = [0] * {row}")
            values.append(me if row is None else f"*{me}")
            load.append(
                f"{me} = next(numbers)" if row is None else f"{me} = [next(numbers) for _ in range({row})]"
            )
    source = "\n".join(
        [
            "def __init__(self, **fields):",
            *(f"    {line}" for line in start),
            "    for name, value in fields.items(): setattr(self, name, value)",
            "def values(self):",
            f"    return ({', '.join(values)},)",
            "def load(self, numbers):",
            *(f"    {line}" for line in load),
        ]
    )
    exec(source, scope)
    return {name: scope[name] for name in ("__init__", "values", "load")}


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return value.as_dict()
    return [_plain(item) for item in value] if isinstance(value, list) else int(value)
