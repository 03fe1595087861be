# Whether a deal was fair: /table/<name>/deal.

deal-title = The deal, checked
deal-soon = The game is still being played: what the house keeps to itself is published when it is over. This is what has been shown so far.

deal-whole = The deal was fair, and you made sure of it.
deal-whole-what = Your browser’s own part is in the deal, and nobody knew it when the house bound itself. So nobody, not even the house, could choose what was dealt.
deal-word = Everything agrees, and you have the house’s word for it.
deal-word-what = Players added parts of their own, and all figures fit. But this browser saw nothing before the deal, or added nothing: only those whose browsers did can tell that nothing was exchanged since.
deal-house = The house dealt alone.
deal-house-what = Nobody added a part of their own. The house could not change the deal once it had committed to it; but it could have chosen it before.
deal-broken = Something does not hold.
deal-broken-what = What was published after the game is not what was shown before it, or does not fit together. Below is what, in red. Keep the record and ask the host.

deal-before = Before the deal: the house binds itself
deal-before-what = When the table was opened the house drew its part of the seed at random, kept it secret, and showed this fingerprint of it. It cannot change its part any more without being found out.
deal-commitment = Commitment
deal-commitment-seen = It is the one that this browser noted before the deal.
deal-commitment-other = This browser noted another commitment before the deal.
deal-commitment-unseen = This browser was not there before the deal: it has the house’s word for it.

deal-salts = Then everybody adds a part
deal-salts-what = Each player’s browser drew a salt at random and pledged it: it showed the SHA-256 of it and kept the salt to itself. When nothing could be pledged any more, all showed their salts.
deal-yours = yours
deal-pledge = Pledge
deal-salt = Salt
deal-salt-none = not shown yet
deal-bot = A computer plays here. It adds nothing.
deal-no-pledge = Nothing was pledged here: a program that adds no part of its own, or a seat nobody has taken.
deal-pledged = Checked here: every salt is the one that was pledged, and no other is in the seed.
deal-pledged-not = The salts in the seed are not those that were pledged.
deal-pledges-seen = The pledges are those that this browser noted before any salt was shown.
deal-pledges-other = This browser noted other pledges before the salts were shown.
deal-pledges-unseen = This browser noted no pledges before the deal.
deal-own = Your own salt is in the seed.
deal-own-not = Your own salt is not in the seed.

deal-seed = The seed, and what follows from it
deal-seed-what = The house’s part and all salts make one text, the seed. A keyed hash turns it into an endless stream of numbers; every shuffle and every die of the game takes its numbers from there, in turn.
deal-house-part = House’s part
deal-whole-seed = Seed
deal-stream = Stream begins
deal-committed = Checked here: the house’s part is the one that it committed to.
deal-committed-not = The house’s part is not the one that it committed to.

deal-dealt = The deal
deal-dealt-what = Your browser has shuffled and dealt from the seed by itself. Every card has the name that the protocol page gives it.
deal-open = { $rows ->
        [one] On the table
       *[other] On the table, row { $row }
    }
deal-same = Checked here: it is the deal that the house shows in the replay.
deal-same-not = It is not the deal that the house shows in the replay.
deal-look = Look at it in the replay

deal-elsewhere = Check it elsewhere
deal-elsewhere-what = Your browser has checked the commitment, the pledges, the salts, the seed and the deal. On a machine of your own this command does so once more, and plays every move of the record again.
deal-command = The command
deal-copy = Copy the command
deal-copied = Copied
deal-protocol = How it is computed
deal-stranger = Whoever would rather not trust our program either: examples/recompute_deal.py uses nothing of ours, and deals from { $file } by what the protocol page says.
deal-back = Back to the table
