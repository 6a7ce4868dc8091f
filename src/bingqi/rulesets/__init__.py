"""The rulesets by name. Nothing is imported before it is asked for."""

BUILT_IN = ("campaign", "dba3", "dba12")
