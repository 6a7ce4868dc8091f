error-no-such-agent = There is no agent “{ $name }”.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean “{ $nearest }”?
   *[no] {""}
 } There are: { $known }.
error-no-such-side = This scenario has no side “{ $name }”.{ GIVEN($nearest) ->
    [yes] {" "}Did you mean “{ $nearest }”?
   *[no] {""}
 } There are: { $known }.
error-no-such-tier = There is no tier “{ $name }”: use auto, plain or fast.
error-too-many-outcomes = The dice of this action can fall in more than { $most } ways: too many to list.
