"""`python -m hearthside` is the command line."""

from hearthside.cli import main

if __name__ == "__main__":
    main()
