"""bingqi (兵棋): wargames played by their rules, each ruling explained to the clause."""

__version__ = "0.1.0"
