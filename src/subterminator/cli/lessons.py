"""Lessons of a run on the command line: the offer to save the way, and what was learned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.wiring.learning import Lesson


def offer_to_learn(run_dir: Path, config: AppConfig, agrees: Callable[[str], bool]) -> None:
    """Offer to save the way of a run that ended right, unless it followed a learned one to the end."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.runs import RunRecord
    from subterminator.wiring.learning import learn, save, saved_path

    try:
        lesson = learn(RunRecord.load(run_dir), config)
    except ConfigurationError:  # not cancelled, or on a practice site: nothing to learn
        return
    if not lesson.is_new:
        return
    path = saved_path(config, lesson)
    place = f"{path}, replacing what is there" if path.exists() else path
    if agrees(f"Save the way in {place}, so that the next run goes straight?"):
        save(lesson, path, overwrite=True)
        show_lesson(lesson, path)


def show_lesson(lesson: Lesson, path: Path) -> None:
    """Print what was learned, and where it is saved."""
    from subterminator.cli.output import clean

    echo(f"Learned {lesson.definition.id}: {len(lesson.definition.steps)} steps, saved in {path}")
    for line in lesson.left_out:
        echo(f"Left out: {clean(line)}")
