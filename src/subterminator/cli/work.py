"""`subterminator work`: does the jobs of the queue."""

from __future__ import annotations

import logging
import os
import signal
import sys

import click

from subterminator.cli.echo import echo
from subterminator.cli.fleet_options import DATABASE, load_config


@click.command("work")
@click.option(
    "--slots", type=click.IntRange(1, 64), default=2, show_default=True, help="Browsers at a time, in each worker."
)
@click.option(
    "--per-host",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Browsers at a time on one host, all workers together.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0.1, 3600),
    default=5.0,
    show_default=True,
    metavar="SECONDS",
    help="From the beginning of one browser session on a host to that of the next, all workers together.",
)
@click.option("--name", default="", metavar="NAME", help="Beginning of the worker's name. Default: the machine's name.")
@click.option("--headed", is_flag=True, help="Show the browsers.")
@click.option("--until-idle", is_flag=True, help="End when every job has ended or waits for a person.")
@click.option(
    "--status-port",
    type=click.IntRange(1, 65535),
    metavar="N",
    help="Serve /healthz and /metrics (Prometheus) on this port of this machine.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Log on the standard error output, as lines of text or of JSON without personal data.",
)
@DATABASE
def command(
    slots: int,
    per_host: int,
    pause: float,
    name: str,
    headed: bool,
    until_idle: bool,
    status_port: int | None,
    log_format: str,
    database: str | None,
) -> None:
    """Do the jobs of the queue, until Ctrl-C.

    Each job walks up to its end. Where a person is needed (a yes, a sign-in, a decision), it closes its browser and
    waits in `subterminator inbox`, and another job goes on. With --database, workers on several machines share a
    queue. --slots, --per-host and --pause are kept in the queue: those of the worker that started last hold for all.

    The first Ctrl-C lets open browser sessions end, the second one ends at once. Nothing is lost either way: what a
    worker leaves behind, another one or the next one takes over, and no final control is pressed twice.
    """
    config = load_config(database, headless=not headed)
    from subterminator.domain.errors import StopTheRun
    from subterminator.fleet.log_lines import JsonFormatter
    from subterminator.fleet.worker import Worker, WorkerOptions

    logging.basicConfig(
        level=config.log_level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(message)s"
    )
    if log_format == "json":
        logging.getLogger().handlers[0].setFormatter(JsonFormatter())
    options = WorkerOptions(
        slots=slots, per_host=per_host, pause=pause, name=name, until_idle=until_idle, status_port=status_port
    )
    worker = Worker(config, options, echo)
    stops = 0

    def stop(*_: object) -> None:
        nonlocal stops
        stops += 1
        if stops > 1:
            os._exit(3)
        worker.stop()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    code = 0
    try:
        worker.run()
    except StopTheRun as error:
        code = error.exit_code
        echo(f"error: {error}", err=True)
    sys.stdout.flush()
    os._exit(code)  # waiting jobs are kept in the queue; ending the engine in order would mark them as cancelled
