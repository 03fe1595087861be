"""What the house counts of itself."""

from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from antichambre.server.metrics import Metrics


def counted(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Each series that Prometheus would read, by its name and the values of its labels."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
        if not sample.name.endswith("_created")
    }


def test_everything_is_named_after_the_house() -> None:
    metrics = Metrics()
    metrics.refused("stale")
    foreign = ("process_", "python_")  # Prometheus has its own names for what every program has
    ours = [series[0] for series in counted(metrics) if not series[0].startswith(foreign)]
    assert ours and all(name.startswith("antichambre_") for name in ours)


def test_moves_and_their_times() -> None:
    metrics = Metrics()
    metrics.acknowledged("move", 0.004)
    metrics.acknowledged("say", 0.2)
    found = counted(metrics)
    assert found["antichambre_moves_acknowledged_total",] == 1
    assert found["antichambre_other_acts_acknowledged_total", "say"] == 1
    assert found["antichambre_acknowledgement_seconds_count",] == 2
    assert found["antichambre_acknowledgement_seconds_bucket", "0.005"] == 1
    assert found["antichambre_acknowledgement_seconds_bucket", "0.25"] == 2


def test_commits_and_their_pages() -> None:
    metrics = Metrics()
    metrics.committed(1)
    metrics.committed(40)
    found = counted(metrics)
    assert found["antichambre_commits_total",] == 2
    assert found["antichambre_commit_pages_sum",] == 41
    assert found["antichambre_commit_pages_bucket", "1.0"] == 1


def test_refusals_and_failures_by_key() -> None:
    metrics = Metrics()
    metrics.refused("stale")
    metrics.refused("stale")
    metrics.refused("rule-not-yours")
    metrics.bot_failed("bot-late")
    found = counted(metrics)
    assert found["antichambre_refusals_total", "stale"] == 2
    assert found["antichambre_refusals_total", "rule-not-yours"] == 1
    assert found["antichambre_bots_failed_total", "bot-late"] == 1


def test_what_others_write_makes_no_series() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.refused(f"<b>{number}</b>\n")
        metrics.answered(None, 404)
    found = counted(metrics)
    assert found["antichambre_refusals_total", "other"] == 100
    assert found["antichambre_http_responses_total", "unmatched", "404"] == 100


def test_answers_by_route_and_status() -> None:
    metrics = Metrics()
    metrics.answered("/api/tables/{table}", 200)
    metrics.answered("/api/tables/{table}", 403)
    found = counted(metrics)
    assert found["antichambre_http_responses_total", "/api/tables/{table}", "200"] == 1
    assert found["antichambre_http_responses_total", "/api/tables/{table}", "403"] == 1


def test_gauges_are_asked_when_somebody_looks() -> None:
    metrics = Metrics()
    tables = ["one"]
    metrics.warm_tables.set_function(lambda: len(tables))
    assert counted(metrics)["antichambre_warm_tables",] == 1
    tables.append("two")
    assert counted(metrics)["antichambre_warm_tables",] == 2
    for name in ("connections", "bots_thinking", "bots_waiting"):
        assert counted(metrics)[f"antichambre_{name}",] == 0


def test_each_house_has_its_own() -> None:
    one, other = Metrics(), Metrics()
    one.committed(1)
    assert counted(other)["antichambre_commits_total",] == 0
    assert not [family.name for family in REGISTRY.collect() if family.name.startswith("antichambre")]
