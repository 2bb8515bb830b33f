"""What the processes of `forked` have loaded before they are forked: the program, the engine, the words."""

from subterminator import wiring
from subterminator.cli import inbox, work
from subterminator.fleet import worker
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.reader import Reader

LOADED = (inbox, wiring, work, worker, Lexicon.load(), Reader.load())
