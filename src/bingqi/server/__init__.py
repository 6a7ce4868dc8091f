"""The server of the browser game: it holds journals, tells every seat what its side may see, and plays the
computer's seats. `wire` has every message, `room` one game, `hall` the people around it."""
