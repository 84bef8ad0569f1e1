"""Words as each language writes them."""

import pytest

from cothon.core.words import listed


@pytest.mark.once
@pytest.mark.parametrize(
    ("language", "names", "said"), [("en", ["a", "b"], "a, b"), ("ja", ["染料", "油"], "染料、油")]
)
def test_a_list_has_the_comma_of_its_language(language: str, names: list[str], said: str) -> None:
    assert listed(names, language) == said
