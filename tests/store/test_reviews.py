"""Reviews as they are kept: asked for once, promised by one server, made once, on either database."""

from antichambre.store import reviews
from antichambre.store.database import Database
from store.household import NOW, open_table, writing

FORM = 3


def test_it_is_asked_for_once(database: Database) -> None:
    with writing(database) as conn:
        open_table(conn, "t", [None, None], "over")
        assert reviews.review_of(conn, "t", FORM) is None
        reviews.ask(conn, "t", FORM, NOW)
        assert reviews.promise(conn, "t", "one", NOW, NOW + 10, 0.25)
        reviews.ask(conn, "t", FORM, NOW + 5)
        assert reviews.review_of(conn, "t", FORM) == reviews.KeptReview(0.25, "one", None), (
            "whoever asks later changes nothing"
        )
        reviews.finish(conn, "t", FORM, "{}")
        reviews.ask(conn, "t", FORM, NOW + 6)
        assert reviews.review_of(conn, "t", FORM) == reviews.KeptReview(1.0, None, "{}")
        assert reviews.waiting(conn, FORM, NOW + 99, "one") == []
        assert not reviews.promise(conn, "t", "one", NOW, NOW + 10, 0.0), "it is made"


def test_one_of_an_older_form_is_made_anew(database: Database) -> None:
    with writing(database) as conn:
        open_table(conn, "t", [None, None], "over")
        reviews.ask(conn, "t", FORM, NOW)
        reviews.finish(conn, "t", FORM, "{}")
        assert reviews.review_of(conn, "t", FORM + 1) is None
        reviews.ask(conn, "t", FORM + 1, NOW)
        assert reviews.waiting(conn, FORM + 1, NOW, "one") == ["t"]


def test_a_promise_holds_until_it_is_broken(database: Database) -> None:
    with writing(database) as conn:
        for number, name in enumerate("tuv"):
            open_table(conn, name, [None, None], "over")
            reviews.ask(conn, name, FORM, NOW - number)
        assert reviews.waiting(conn, FORM, NOW, "one") == ["v", "u", "t"], "the earliest first"
        assert reviews.promise(conn, "t", "one", NOW, NOW + 10, 0.0)
        assert not reviews.promise(conn, "t", "other", NOW + 9, NOW + 20, 0.0)
        assert reviews.waiting(conn, FORM, NOW + 9, "other") == ["v", "u"]
        assert reviews.promise(conn, "t", "other", NOW + 10, NOW + 20, 0.0), "it fell silent"
        assert not reviews.promise(conn, "t", "one", NOW + 11, NOW + 20, 0.5)
        reviews.release(conn, "one")
        assert reviews.waiting(conn, FORM, NOW + 11, "one") == ["v", "u"]
        reviews.release(conn)
        assert reviews.waiting(conn, FORM, NOW + 11, "one") == ["v", "u", "t"]
        reviews.withdraw(conn, "t")
        assert reviews.review_of(conn, "t", FORM) is None
        assert not reviews.promise(conn, "t", "one", NOW + 11, NOW + 20, 0.5), "nobody wants it any more"
