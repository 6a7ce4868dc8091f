"""What things are called in one battle, for those who look at it, and where they lie in hundreds of paces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Rectangle, corner
from bingqi.kit.action import Named
from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Text
from bingqi.rulesets.dba12.setting import ground_name
from bingqi.rulesets.dba12.state import ELEMENTS, FEATURE, PACE, Element, Kind, Setting

Spot = tuple[float, float]
DIGITS = 3
"""Of a place that is drawn."""
DRAWN = 100 * PACE
"""A scene counts in hundreds of paces, so that a base is about as wide as a unit of it."""


@dataclass(frozen=True)
class Names:
    """Elements and features as notation writes them, sides and troops by their titles."""

    setting: Setting
    opening: Opening

    def thing(self, number: int) -> str:
        """An element, or FEATURE + a feature."""
        return self._listed("thing")[number] if number >= 0 else ""

    def feature(self, number: int) -> str:
        return self.thing(FEATURE + number)

    def title(self, number: int) -> Text:
        """A thing's own title, or its name where the scenario gives none."""
        return self._titled(self.thing(number))

    def group(self, group: int) -> list[str]:
        """The names of the elements in a bit set, in the order of their numbers."""
        return [self.thing(number) for number in range(ELEMENTS) if group >> number & 1]

    def side(self, number: int) -> Text:
        return self._titled(self.opening.seats[number])

    def troop(self, row: int) -> str:
        """A type of troops as army lists write it."""
        return self.opening.sorts[row].name

    def sort(self, row: int) -> Text:
        """A type of troops by its title."""
        return Text(title=dict(self.opening.sorts[row].title))

    def symbol(self, element: Element) -> str:
        """The kind of an element's troops."""
        return Kind(self.setting.troops[element.troop].kind).name.lower()

    def outline(self, row: int) -> str:
        """An outline that ground may have, as notation writes it."""
        return self._listed("outline")[row]

    def ground(self, number: int) -> Text:
        """A kind of ground by its title."""
        named = self.opening.ground[number].sorts
        return Text(title=dict(named[0].title)) if named else Text(plain=ground_name(number))

    def style(self, number: int) -> str:
        """How a kind of ground is drawn."""
        named = self.opening.ground[number].sorts
        return named[0].style if named else ground_name(number)

    def length(self, grains: int) -> str:
        """Whole paces."""
        return self.opening.convertors["length"].write(grains)

    def bearing(self, tenths: int) -> str:
        return self.opening.convertors["bearing"].write(tenths)

    def angle(self, tenths: int) -> str:
        return self.opening.convertors["angle"].write(tenths)

    def place(self, pose: Pose) -> str:
        """A pose nearly as notation writes it, to a pace."""
        return f"{self.length(pose.x)},{self.length(pose.y)} {self.bearing(pose.bearing)}"

    def _titled(self, name: str) -> Text:
        title = self.opening.titles.get(name)
        return Text(title=dict(title)) if title else Text(plain=name)

    @cached_property
    def _lists(self) -> dict[str, tuple[str, ...]]:
        return {
            key: found.names for key, found in self.opening.convertors.items() if isinstance(found, Named)
        }

    def _listed(self, key: str) -> Sequence[str]:
        return self._lists[key]


def in_hundreds(grains: float) -> float:
    """Grains as hundreds of paces."""
    return round(grains / DRAWN, DIGITS)


def spot(x: float, y: float) -> Spot:
    """A place in hundreds of paces."""
    return in_hundreds(x), in_hundreds(y)


def corners(shape: Rectangle) -> list[Spot]:
    """The corners of a rectangle in hundreds of paces."""
    return [spot(*corner(shape, which)) for which in range(4)]


def stance(pose: Pose) -> tuple[float, float, float]:
    """A pose in hundreds of paces and degrees."""
    return in_hundreds(pose.x), in_hundreds(pose.y), pose.bearing / 10


def listed(texts: Iterable[Text]) -> Text:
    """Several texts as one, with what stands between them in a language."""
    first, *others = [text for text in texts if text != Text()] or [Text()]
    if not others:
        return first
    return Text("list-more", {"first": first, "rest": listed(others)})
