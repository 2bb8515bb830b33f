"""What buttons and pages say, language by language."""
