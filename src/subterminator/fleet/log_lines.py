"""Log of a worker as JSON, a line an event: ids, numbers and kinds of errors, and nothing of a person or an account."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

FIELDS = "fields"
"""Name of the attribute of a log record that holds its data, set by `extra`."""


OURS = "subterminator."
"""Beginning of the names of our loggers."""


class JsonFormatter(logging.Formatter):
    """Writes time, level, logger and message, and the data of the record. Of an exception only kind and place.

    The text of an exception, and what a library says, may quote a page or an address, so both are left out. The record
    of the run has them.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage() if record.name.startswith(OURS) else "a message of a library",
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["at"] = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        return json.dumps(line, ensure_ascii=False)
