"""`python -m sacbe` is the `sacbe` command."""

from sacbe.cli import main

main()
