"""The words of the wire: the schema that the extension checks against, and the four commands of the source."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from subterminator.extension.protocol import ActionCommand, from_program, schema, text_of

SEED_COMMANDS = (
    '{"type":"navigate_to","url":"https://example.com"}',
    '{"type":"click_element","ref":1}',
    '{"type":"type_text","ref":2,"text":"Hello World"}',
    '{"type":"scroll_to","x":0,"y":500}',
)


@pytest.mark.spec("extension.schema")
def test_the_schema_is_one() -> None:
    """A validator of anybody's takes it."""
    Draft202012Validator.check_schema(schema())


@pytest.mark.spec("extension.seed-commands")
@pytest.mark.parametrize("command", SEED_COMMANDS)
def test_the_four_commands_of_the_source_come_out_as_they_went_in(command: str) -> None:
    """To the byte, inside the source's envelope, with no id where none was given."""
    message = f'{{"type":"ActionCommand","data":{command}}}'
    assert text_of(from_program.validate_json(message)) == message
    Draft202012Validator({"$defs": schema()["$defs"], "$ref": "#/$defs/ActionCommand"}).validate(json.loads(message))
    assert ActionCommand.model_validate_json(message).id is None
