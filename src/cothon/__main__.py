"""`python -m cothon`."""

import sys

from cothon.cli import main

sys.exit(main())
