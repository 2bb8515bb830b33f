"""`python -m subterminator`: the command, where its script is not on the path."""

from subterminator.cli.main import main

if __name__ == "__main__":
    main()
