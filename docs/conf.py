"""The site: every Markdown file of the project where it is, so that links work there as they do on a forge."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # small matrices: more threads only wait
for chatty in ("alembic", "traitlets"):
    logging.getLogger(chatty).setLevel(logging.WARNING)
profile = ROOT / "build" / "ipython" / "profile_default"  # the tutorials run with settings of their own
profile.mkdir(parents=True, exist_ok=True)
(profile / "ipython_kernel_config.py").write_text('c.IPKernelApp.log_level = "ERROR"\n')
os.environ["IPYTHONDIR"] = str(profile.parent)
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]

from cothon.version import VERSION  # noqa: E402

project = "Cothon"
author = "The Cothon contributors"
project_copyright = "The Cothon contributors, MIT licence"
version = release = VERSION
language = "en"

root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md", "tests/toy/src/pearls/README.md"]
exclude_patterns = [".*", "build", "dist", "src", "web", "docs/balance"]
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx_copybutton", "site_openapi", "site_files"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", r".*")]  # types are told as they are written; not all of them have a page

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4

nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_execution_in_temp = True  # tutorials write files of their own
nb_merge_streams = True

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Cothon {VERSION}"
html_additional_pages = {"index": "first.html"}
templates_path = ["templates"]
html_static_path = ["static"]
html_css_files = ["cothon.css"]
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True
