# The store: the database of the house.

store-newer = The database { $where } was written by a newer Antichambre (its form is { $theirs }, ours { $ours }). Please upgrade this one; the database has been left as it is.
store-foreign = The database { $where } belongs to something else. Please name another; it has been left as it is.
store-not-database = The file { $where } is not a database. It has been left as it is.
store-damaged = The database { $where } is damaged ({ $why }). Please restore a backup.
store-unreachable = The database { $where } cannot be reached: { $why }
store-locked = The database { $where } is held by another program.
store-full = There is no room left on the disk of the database { $where }.
store-disk = The disk of the database { $where } does not answer as it should: { $why }
store-forbidden = The database { $where } may not be opened or written: { $why }
store-no-folder = The folder { $folder } does not exist.
store-url = “{ $where }” does not name a database. Give the path of a file, or postgresql://user@machine/name
store-encoding = The database { $where } cannot keep all letters. Please create it with the encoding UTF8.
store-driver = For PostgreSQL its driver is needed, which is not installed: pip install "antichambre[postgresql]"
store-closed = The house is closing: nothing more is written.

# People
name-empty = Please give a name.
name-long = A name has { $most } characters at most.
name-signs = This name contains signs that cannot be seen, or that command the screen.
name-marks = Too many accents stand on one letter of this name.
name-letters = A name needs at least one letter or digit.
name-alphabets = A name may not mix Latin, Cyrillic and Greek letters.
name-reserved = “{ $name }” is what the house calls somebody itself. Please choose another name.
name-taken = The name “{ $name }” belongs to somebody else in this house.
words-empty = Nothing has been written.
words-long = That is too long: at most { $most } characters.
words-signs = This contains signs that cannot be seen, or that command the screen.
words-marks = Too many accents stand on one letter.
person-unknown = Nobody here is called “{ $person }”.
person-ambiguous = Several people are called “{ $person }”. Please give an id: { $people }.
person-banned = This house is closed to { $name }.
mute-oneself = One cannot mute oneself.
password-short = A password has at least { $least } characters.
password-long = A password has at most { $most } characters.
password-twice = The two passwords are not the same. Nothing has been changed.
account-already = { $name } has an account already.
account-none = { $name } is a guest: there is no account, and no password.
merge-accounts = Only a guest’s games can come along into an account.
tokens-many = One can have { $most } tokens at most. Please revoke one first.
token-unknown = You have no such token.
session-unknown = You have no such session.
not-at-table = { $name } does not play at the table { $table }.
invite-unknown = This invitation opens nothing: it is not one of this house, or it has been used up.
house-missing = There is no house in { $file }.
table-unknown = There is no table “{ $table }”.
table-closed = The game at table { $table } is over already.
table-busy = The table { $table } is being played at so fast that nothing could be done there. Please try again.
admin-person = { $id }  { $name } ({ $account ->
        [yes] account
       *[no] guest
    }){ $banned ->
        [yes] , banned
       *[no] {""}
    }; last here { $when }
admin-nobody = Nobody has been here yet.
admin-table = { $id }  { $game }, { $status ->
        [waiting] waiting for players
       *[other] being played
    }: { $players }; { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, last changed { $when }
admin-gone = somebody who left the house
admin-free = free
admin-no-tables = No game is under way.
admin-renamed = { $before } is called { $name } from now on.
admin-banned = This house is closed to { $name }.
admin-unbanned = This house is open to { $name } again.
admin-closed = The table { $table } is closed: its game counts for nothing.
admin-unseated = { $name } sits at the table { $table } no longer.
admin-limited = { $name } may play on, but open no tables, call no bots, say nothing and ask for no hints or reviews until { $when }.
admin-unlimited = { $name } need not hold back any longer.
admin-purged = Cleared away: tables that never began: { $waiting }; games that were left: { $abandoned }; finished games of guests with bots: { $finished }; guests: { $guests }; sessions: { $sessions }.
admin-would-purge = Would be cleared away: tables that never began: { $waiting }; games that were left: { $abandoned }; finished games of guests with bots: { $finished }; guests: { $guests }; sessions: { $sessions }.
admin-password = The new password of { $name } is shown this once: { $password }
admin-password-set = { $name } has the new password.
admin-password-ask = The new password >
admin-password-again = Once more >
admin-invite = { $uses ->
        [one] This invitation is good for one person. It is shown this once:
       *[other] This invitation is good for { $uses } people. It is shown this once:
    } { $code }
admin-sure = { $name } would lose name, password, tokens and ratings for ever; the games would stay. Type “yes” to delete >
admin-yes = yes
admin-kept = Nothing has been changed.
admin-deleted = { $name } is deleted. The games stay, without the name.

# Backups.
backup-postgresql = PostgreSQL keeps its own backups: please use pg_dump. A house can also be exported whole: antichambre export --house
backup-itself = { $file } is the database itself: please name another file for the backup.

# Archives and records.
file-refused = The file { $file } cannot be read or written: { $why }
archive-form = The file { $file } is not the archive of a house ({ $why }).
archive-newer = The archive { $file } was written by a newer Antichambre. Please upgrade this one.
archive-bomb = { $file } is no house: it would unpack to { $size } MiB, which is more than a hundred times its size.
record-under-way = The game at table { $table } is not over: its record holds what is still hidden.
record-not-dealt = Nothing was dealt at table { $table }.
record-not-over-yet = The game of this record is not over. Only finished games can be taken into a house: whoever has the record knows what is hidden.
