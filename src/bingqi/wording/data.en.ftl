### Values that do not fit their schema.

part-wanted = { $wanted ->
    [array] a list
    [bool] true or false
    [float] a number
    [int] a whole number
    [object] a table
    [str] text in quotation marks
   *[other] { $wanted }
}
part-found = { $found ->
    [array] a list
    [bool] true or false
    [float] a number with a point
    [int] a whole number
    [object] a table
    [str] text
   *[other] { $found }
}

error-too-small = { part-place }{ $value } does not fit: { $nearest } is the least that is possible.{ part-more }
error-too-large = { part-place }{ $value } does not fit: { $nearest } is the most that is possible.{ part-more }
error-too-short = { part-place }{ $value } does not fit: its length is at least { $nearest }.{ part-more }
error-too-long = { part-place }{ $value } does not fit: its length is at most { $nearest }.{ part-more }
error-wrong-length = { part-place }{ $value } does not fit: its length is { $nearest }.{ part-more }
error-wrong-form = { part-place }{ $value } does not fit: it must have the form { $form }.{ part-more }
error-wrong-kind = { part-place }{ $value } does not fit: it is { part-found }, and { part-wanted } is needed.{ part-more }
error-unknown-word = { part-place }{ $value } does not fit: the words allowed here are { $known }.{ part-more }
