"""The engine's compiled parts. COTHON_ENGINE may name a folder with another build, such as one with bounds checks."""

import os
from pathlib import Path

if folder := os.environ.get("COTHON_ENGINE"):
    __path__.insert(0, str(Path(folder).resolve() / "cothon" / "compiled"))
