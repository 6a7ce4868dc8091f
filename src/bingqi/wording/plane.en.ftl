### Places, lengths and bearings on a plane.

error-length-digits = “{ $length }” has too many digits: six after the point are the most, such as { $nearest }.
error-length-size = “{ $length }” is too long: { $nearest } is the most.
error-bearing-digits = “{ $bearing }” is too fine: bearings have one digit after the point, such as { $nearest }.
error-bearing-size = “{ $bearing }” is no bearing: they run from 000 to 359.9, clockwise from the far edge.

## The board

plane-region = { $name }: { $ground }
plane-ridge = ridge line
plane-enemy-zone = threat zone of the enemy
plane-arc = arc of fire
plane-deploy = all may deploy here
plane-deploy-light = light troops may deploy here
plane-quarter = quarter for the terrain
plane-asked = decides or moves now
plane-forecast = { $title }: { $ways }.
plane-badge = { $sign } { $state }: { $names }
menu-family = { $family }: { $ways } ways
ask-family = { $question } ({ $chosen })
plane-gate = gate
