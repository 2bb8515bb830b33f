"""Facts about services: one TOML file each."""
