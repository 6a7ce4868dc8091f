"""What things are called in one campaign, for those who look at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bingqi.kit.action import Convertor, Named
from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Text
from bingqi.rulesets.campaign.state import NOBODY, Force, Setting


@dataclass(frozen=True)
class Names:
    """Units and cells as notation writes them, sides and arms by their titles."""

    setting: Setting
    opening: Opening

    def unit(self, number: int) -> str:
        return self._units.names[number]

    def title(self, number: int) -> Text:
        """The unit's own title, or its name where the scenario gives none."""
        name = self.unit(number)
        title = self.opening.titles.get(name)
        return Text(title=dict(title)) if title else Text(plain=name)

    def side(self, number: int) -> Text:
        """A side, or the umpire."""
        name = self.opening.seats[number]
        title = self.opening.titles.get(name)
        return Text(title=dict(title)) if title else Text(plain=name)

    def cell(self, number: int) -> str:
        return "" if number == NOBODY else self._cells.write(number)

    def arm(self, force: Force) -> Text:
        return Text(title=dict(self.opening.sorts[force.arm].title))

    def symbol(self, force: Force) -> str:
        return self.opening.sorts[force.arm].style

    def power(self, force: Force) -> str:
        """Strength/movement, as the rules write it."""
        return f"{'-' if force.is_player else force.strength}/{force.movement}"

    @cached_property
    def _units(self) -> Named:
        units = self.opening.convertors["unit"]
        assert isinstance(units, Named)
        return units

    @cached_property
    def _cells(self) -> Convertor:
        return self.opening.convertors["cell"]


def place(setting: Setting, cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % setting.columns, cell // setting.columns
