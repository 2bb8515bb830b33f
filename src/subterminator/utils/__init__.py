"""What every room needs: the error tree and the configuration."""
