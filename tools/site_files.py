"""For the site: a page of HTML that a document links to keeps its place and what lies beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx


def keep_links(app: Sphinx, doctree: nodes.document) -> None:
    """A download would be a copy elsewhere, without its pictures."""
    for node in list(doctree.findall(addnodes.download_reference)):
        if not node["reftarget"].endswith(".html"):
            continue
        link = nodes.reference("", "", *node.children, refuri=node["reftarget"], internal=True)
        node.replace_self(link)


def keep_pages(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        source, target = Path(app.srcdir), Path(app.outdir)
        for page in source.glob("docs/*/index.html"):
            shutil.copytree(page.parent, target / page.parent.relative_to(source), dirs_exist_ok=True)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("doctree-read", keep_links, priority=100)  # before downloads are collected
    app.connect("build-finished", keep_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
