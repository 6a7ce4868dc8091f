### What is wrong with a battlefield that is measured in paces.

error-paces-ground-twice = { part-place }there is no room for this { $ground }: a battlefield has one camp for each side, and fourteen other pieces of ground.
error-paces-off-board = { part-place }{ $name } reaches beyond the edge of the board, which is { $board } paces long.
error-paces-element-words = { part-place }“{ $text }” is not understood. An element is written like “Bd at 1200,800 facing 000 general”, or “CF in camp”.
error-paces-element-nowhere = { part-place }{ $side } has elements without a place; give each one “at” or “in_camp”, or let the sides deploy.
error-paces-no-camp = { part-place }{ $side } has no camp on the board, so nobody can be in it.
error-paces-camp-full = { part-place }{ $unit } and { $other } are in one camp; a camp holds one element.
