### What is wrong with the ground and the elements of a battle on the plane.

error-ground-twice = { part-place }there is no room for this { $ground }: a battlefield has one city or fort, one camp for each side, and thirteen other pieces of ground.
error-ground-outline = { part-place }this outline is one of { $ground }; the ground and its outline have to agree.
error-ground-tangled = { part-place }the corners do not go round an area: the outline meets itself.
error-ground-off-board = { part-place }{ $ground } reaches beyond the edge of the board, which is { $board } BW long.
error-ground-on-ground = { part-place }{ $ground } lies on { $other }.
error-ground-given = { part-place }the ground is chosen and placed when the battle is set up, so a scenario cannot give it. Write set_up = "given" to give it.
error-placed-on-nothing = { part-place }elements cannot be placed before the ground is. Write set_up = "given" to place them in the scenario.
error-elements-twice = { part-place }this side has its elements with their places, so they are not listed once more.
error-element-off-board = { part-place }{ $unit } stands beyond the edge of the board, which is { $board } BW long.
error-element-on-element = { part-place }{ $unit } stands on { $other }.
error-element-on-ground = { part-place }{ $unit } stands in { $ground }, which nobody can enter.
error-element-nowhere = { part-place }{ $side } has elements without a place; give each one “at” or “inside”, or let the sides deploy.
error-element-words = { part-place }“{ $text }” is not understood. An element is written like “4Bd at 7.5,5 facing 000 general”, or “CF in Camp1”.{ part-nearest }
error-element-side = { part-place }“{ $name }” does not tell its side: names begin with R for Red or B for Blue, or the side is written.
error-inside-twice = { part-place }{ $unit } and { $other } are in one place; a city, fort or camp holds one element.
error-edges = { part-place }the sides have opposite base edges: this one is “{ $nearest }”.
error-camp-missing = { part-place }{ $side } has no camp on the map; draw one, or write camp = false.
error-attacker-given = { part-place }where the computer sets up, the dice say who attacks; leave “attacker” out.
