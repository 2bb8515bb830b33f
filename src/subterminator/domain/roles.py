"""Sets of ARIA roles, by purpose."""

from __future__ import annotations

BUTTONS = frozenset({"button", "link", "menuitem", "tab", "switch", "generic"})
"""Controls whose press leads on, unfolds or sends."""
LISTS = frozenset({"combobox", "listbox"})
"""Fields that are set by choosing an option."""
TYPED = frozenset({"textbox", "searchbox", "spinbutton"})
"""Fields into which text is typed."""
FIELDS = TYPED | LISTS | frozenset({"checkbox", "radio", "switch"})
"""All fields of a form."""
GROUPS_OF_FIELDS = frozenset({"radiogroup", "group"})
"""Containers of several answers to one question."""
FORM = frozenset({"form"})
DIALOGS = frozenset({"dialog", "alertdialog"})
FURNITURE = frozenset({"navigation", "banner", "contentinfo", "search"})
"""Landmarks that are the same on every page of a site: menus, header, footer."""
