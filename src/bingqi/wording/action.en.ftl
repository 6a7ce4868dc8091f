### Numbers in actions.

error-number-size = { part-place }“{ $number }” is too far from zero; the nearest number that is possible here is { $nearest }.
