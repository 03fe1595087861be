# What is said at a table, whatever the game.

clock-unknown = There is no such clock. A live one has 30 seconds to { $hours } hours for each player and up to 300 seconds more for a turn; a slow one has 1 to { $days } days for a move.
absence-unknown = A player may be away for 30 seconds to { $hours } hours before a bot takes over; 0 means for ever.

no-such-seat = This table has seats 1 to { $seats }.
seat-taken = Seat { $seat } is taken.
seat-free = Nobody sits on seat { $seat }.
seat-of-another = Seat { $seat } is not yours.
seat-taken-over = A bot plays for you at the moment. Take your seat back first.
seat-yours = You play this seat yourself already.
seats-full = Every seat of this table is taken.
seats-free = Some seats are still free: wait for players, or call bots.
seats-kept = A seat is kept for somebody who has not come yet: wait for them, or give the seat away.
not-seated = You do not sit at this table.

pledge-form = A pledge is the SHA-256 of a salt, in hexadecimal.
salt-form = A salt is 16 to 64 hexadecimal digits.
salt-not-pledged = This salt is not the one that was pledged.
not-salting = No salts are asked for now.

game-begun = The game has begun.
game-not-begun = The game has not begun yet.
game-closed = This game is over.
game-disputed = The rules were corrected while this game was under way. Its players have to decide first whether it goes on.
game-other-rules = This game is played under another version of the rules than this server knows.
not-asked = It is not for you to answer now.
stale = The game has moved on since. Nothing was played: look at the table as it is now.
flag-fallen = Your time is up.
answered-already = You have answered already: it counts when the pause is over.
answer-late = The pause is over: it counts as if you had let it be.
no-such-occasion = There is nothing to order for “{ $occasion }” in this game.
no-such-answer = “{ $answer }” is no answer that one can order.

undo-not-yours = Only whoever moved last can take the move back.
undo-nothing = One can go back to any of the { $moves } moves of this game.
undo-not-asked = Nobody asks you to take anything back.
abort-late = Everybody has moved: the game can no longer be called off. You can resign.
resigned-already = You have resigned this game.
haste-still-played = Somebody still plays here: the bots take their time.
haste-already = The bots are finishing as fast as they can.
not-disputed = There is nothing to decide about this game.
