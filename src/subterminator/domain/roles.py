"""Sets of ARIA roles, by what a person does with an element of that role or takes it for."""

from __future__ import annotations

BUTTONS = frozenset({"button", "link", "menuitem", "tab", "switch", "generic"})
"""A press on one of these starts something: it leads on, unfolds or sends."""
LISTS = frozenset({"combobox", "listbox"})
"""One of these is set by choosing an option."""
TYPED = frozenset({"textbox", "searchbox", "spinbutton"})
"""Text is typed into these."""
FIELDS = TYPED | LISTS | frozenset({"checkbox", "radio", "switch"})
"""Whatever a form asks a person to fill in or choose."""
DIALOGS = frozenset({"dialog", "alertdialog"})
FURNITURE = frozenset({"navigation", "banner", "contentinfo", "search"})
"""Landmarks that are the same on every page of a site: its menus, its header, its footer."""
