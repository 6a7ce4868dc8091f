### What is wrong with the names and sides of a scenario.

error-side-without-units = { part-place }the side “{ $side }” has no units; every side begins with at least one.
error-name-is-action = { part-place }“{ $name }” is already an action; a unit or side needs a name of its own.
