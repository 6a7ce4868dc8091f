## Starting the server

about-serve = Play in the browser: start the server on this machine.
option-serve-host = The address to listen at; 127.0.0.1, this machine alone, unless given. 0.0.0.0 lets in others.
option-serve-port = The port; by default 8808 or the next free one.
option-serve-database = Where games are kept, such as postgresql://user@host/name; by default an SQLite file in your data folder.
option-serve-origin = An address of web pages that may use this server, such as https://play.example.org behind a proxy; may be given several times.
option-serve-thinking = How many seconds a computer player may think about an action; 10 unless given.
option-serve-open = Open the browser, too.
serve-at = The board is at { $address }
serve-loopback = Only this machine can reach it. To let in others in the house: bingqi serve --host 0.0.0.0
serve-open = Other machines can reach it, under the address of this one. Give nobody's link to anybody else.
serve-stands = The server runs already, with your games: { $address }
serve-stop = Ctrl-C stops it; the games are kept.
serve-no-browser = No browser could be opened; open that address in one yourself.
play-no-browser = No browser could be opened; open that address in one yourself. To play here instead: bingqi play --terminal
serve-no-client = The server runs, but its pages have not been built. Run “python3 dev.py setup” and start it again.
error-no-server = The server needs packages that are not installed (the first is { $name }). Install bingqi with its extra “app”.
error-cannot-listen = The server cannot listen at { $host }, port { $port } ({ $fault }).
error-database-address = “{ $address }” is not the address of a database that can be used here. It begins with sqlite:/// or postgresql://.
error-database = The database { $address } cannot be used ({ $fault }).

## What is not granted

denied-stale = The position has changed since. Look again and choose anew.
denied-not-your-turn = Another seat decides now.
denied-not-your-seat = This is not your seat.
denied-game-over = The game is over.
denied-no-undo = There is nothing that could be taken back now.
denied-no-such-moment = There is no such moment in the game; you know of { $most } actions.
denied-no-such-seat = There is no seat called “{ $name }”.
denied-not-allowed = This is not allowed to you.
denied-no-reason = An umpire who acts for a seat writes down why.
denied-file-before-end = The file holds the seed and all secrets. It can be had when the game is over, by an umpire, or by who plays alone.
denied-branch-before-end = A new game cannot be branched off before this one is over, except by an umpire or by who plays alone.
denied-seed-among-others = Who knows the seed knows the dice, so it cannot be chosen where others play by link.
denied-bad-seed = A seed is a whole number from 0 to { $most }.
denied-no-real-dice = In this game the computer rolls the dice.
denied-bad-key = This link opens no game here.
denied-bad-origin = Pages of another server may not talk to this one.
denied-malformed = This is not a message that the server understands ({ $fault }).
denied-no-hello = The first message says hello with a key, within ten seconds.
denied-hello-twice = Hello has been said already.
denied-chat = What is said has between 1 and { $most } letters.
denied-too-large = This is too long.
denied-too-fast = Too much at once; wait a moment.
denied-too-many = Too many at once.
denied-taken-over = This seat has been opened elsewhere with the same link.
denied-too-slow = The connection is too slow; what happened can be had again by coming back.
denied-busy = The server is busy with this; try again in a moment.
denied-superseded = A newer question has taken the place of this one.
denied-odds-too-long = There are too many ways that this can end to count them all in time.
denied-closing = The server is closing. The game is kept.
denied-fault = The server has made a mistake of its own; nothing was changed.
error-not-a-placing = “{ $text }” is not an action that leads to such a place.
error-not-a-place = “{ $text }” is not a place on this board.
log-round = Round { $round }
