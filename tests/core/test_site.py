"""What the site adds to Sphinx: the server's calls as a page, and a check of links that finds what is wrong."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the site is built with the extra `docs` (make docs)")
ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import site_links  # noqa: E402
import site_openapi  # noqa: E402

pytestmark = pytest.mark.once


def test_every_call_and_schema_of_the_server_has_its_place() -> None:
    spec = site_openapi.description()
    page = site_openapi.page(spec)
    calls = {f"{method.upper()} {path}" for path, methods in spec["paths"].items() for method in methods}
    assert set(re.findall(r"^### `(\w+ /[^`]+)`$", page, re.M)) == calls
    assert re.findall(r"^### (\w+)$", page, re.M) == sorted(spec["components"]["schemas"])
    links = set(re.findall(r"\]\(#(schema-\w+)\)", page))
    assert links
    assert links <= set(re.findall(r"^\((schema-\w+)\)=$", page, re.M))


def test_a_type_is_told_in_a_few_words() -> None:
    nothing = {"type": "null"}
    assert (
        site_openapi.kind({"anyOf": [{"type": "array", "items": {"type": "string"}}, nothing]})
        == "list of string or null"
    )
    assert site_openapi.kind({"enum": ["a", 2]}) == '`"a"` or `2`'


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ('<a href="other.html#there">', None),
        ('<a href="#here">', None),
        ('<a href="https://example.org/">', None),
        ('<a href="missing.html">', "does not exist"),
        ('<a href="../outside.html">', "does not exist"),
        ('<a href="other.html#nowhere">', "has no such heading"),
        ('<script src="https://example.org/x.js">', "is loaded from elsewhere"),
    ],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str, why: str | None) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "outside.html").write_text("")
    (site / "other.html").write_text('<h2 id="there">')
    (site / "page.html").write_text(f'<h1 id="here">{link}')
    found = site_links.faults(site)
    assert len(found) == (why is not None)
    assert why is None or found[0].endswith(why)


def test_every_document_is_in_the_contents() -> None:
    """Of what the site has; Sphinx warns too, but only when it is built."""
    index = (ROOT / "docs" / "index.md").read_text()
    listed = set(re.findall(r"^(?:.* <)?([\w./-]+)>?$", index, re.M))
    pages = {str(page.relative_to(ROOT / "docs").with_suffix("")) for page in ROOT.glob("docs/**/*.md")} - {"index"}
    assert pages <= listed
