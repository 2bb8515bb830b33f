"""Import paths of the source documents; nothing lives here."""
