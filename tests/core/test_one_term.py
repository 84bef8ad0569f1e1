"""One address and one word for one thing wherever someone reads a language: rules, guide, page and lessons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cothon.games.guilds.game
import cothon.games.traders.game  # noqa: F401 (both bring their words)
from cothon.core import words

DOCS = Path(__file__).resolve().parents[2] / "docs"
# German says du, Dutch je; "Sie" at the beginning of a sentence may well be goods
FORMAL = {
    "de": r"[a-zäöüß]n Sie\b|\b(?:wenn|dass|wie|was|ob) Sie\b|\bIhnen\b|[a-zäöüß,] Ihre?[nmrs]?\b",
    "nl": r"(?<![-\w])(?:[uU]|[uU]w)\b",
}
# what the word beside it in this table is called everywhere
OTHERWISE = {
    "de": {"wenden": r"umgedreht|umdreh", "bereit": r"\bverfügbar", "in die Kyrenaika": r"(?:nach|von) Kyrenaika"},
    "nl": {
        "vrijmaken": r"[bB]evrijd",
        "onder de stapel": r"onder op de",
        "gedekt": r"gesloten schip|eerst gesloten",
        "geheugensteun": r"geheugenhulp",
        "overwinning": r"de winst\b",
    },
    "ja": {
        "捨て札": r"捨札",
        "クレナイカ": r"キレナイカ",
        "実績トークン": r"(?<!実績)トークン",
        "ギルドの行動": r"ギルド行動",
        "無駄": r"むだ",
        "ブラウザ": r"ブラウザー",
        "テーブル": r"この卓|卓を開",
    },
}
# Latin punctuation that stands directly behind Japanese
LATIN = r"[ぁ-んァ-ヶ一-龠][,;:!?](?!\))|[ぁ-んァ-ヶ一-龠]\.(?= |$)"
SYNTAX = ("refusal-game-entry", "refusal-bad-mail-server", "-places =", "-names =")  # what a program reads


def files(language: str) -> dict[str, str]:
    """Every text of the language; of words, only what is said."""
    pages = {str(path): path.read_text() for path in DOCS.glob(f"*/{language}/*.md")}
    return pages | {f"words {number}": text for number, text in enumerate(words.texts(language))}


def slips(pattern: str, language: str) -> list[str]:
    return [
        f"{name}: {line}"
        for name, text in files(language).items()
        for line in text.splitlines()
        if re.search(pattern, line) and not line.startswith(("#", "<!--"))
    ]


@pytest.mark.parametrize("language", FORMAL)
def test_readers_are_addressed_as_friends(language: str) -> None:
    assert len(files(language)) == 7
    assert slips(FORMAL[language], language) == []


@pytest.mark.parametrize(("language", "word"), [(one, word) for one, all_ in OTHERWISE.items() for word in all_])
def test_one_thing_has_one_word(language: str, word: str) -> None:
    assert slips(OTHERWISE[language][word], language) == []


def test_japanese_has_its_own_punctuation() -> None:
    assert [line for line in slips(LATIN, "ja") if not any(one in line for one in SYNTAX)] == []
