"""T8: what is in sight, what memory gives, and dealing the rest anew."""

from collections import Counter

import cothon

from ..boards import seat, table


def hidden_vp() -> cothon.Table:
    """Two VP off the present pile and two off an older one."""
    old = seat(vp_unseen=["R2", "G5"], vp_unseen_pile=[0, 1])
    older = seat(vp_unseen=["B2", "Y5"], vp_unseen_pile=[0, 1])
    everything = [f"{c}{v}" for c in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7)) for _ in range(n)]
    for card in ["R2", "G5", "B2", "Y5", "B5", "Y3"]:
        everything.remove(card)
    old["hand"] = everything
    return table("classic", old, older, market="B5", pile=1)


def test_T8_1_hands_draw_pile_and_vp_are_out_of_sight() -> None:
    game = cothon.new_table("traders/classic", 3, seed=1)
    view = game.view(1)
    assert "hand" in view["seats"][1]
    for other in (0, 2):
        assert "hand" not in view["seats"][other]
        assert view["seats"][other]["hand_size"] == 4
    assert "draw" not in view
    assert view["draw_size"] == len(game.position()["draw"])
    assert not any("vp" in key for seat in view["seats"] for key in seat)


def test_T8_2_vp_counts_are_memory_ones_own_too() -> None:
    view = hidden_vp().view(0)
    assert view["memory"]["vp"] == [2, 2]
    assert "vp" not in {key for key in view if key != "memory"}


def test_T8_3_vp_off_an_older_pile_keep_a_multiset_of_their_own() -> None:
    memory = hidden_vp().view(None)["memory"]
    assert memory["unseen"] == [["R2", "B2"], ["Y3", "Y5", "G5"]]
    assert memory["vp_hidden"] == [[1, 1], [1, 1]]


def test_T8_4_sight_and_memory_are_kept_apart() -> None:
    view = cothon.new_table("traders/zman", 2, seed=1).view(0)
    assert set(view["memory"]) == {"known", "vp", "vp_seen", "vp_hidden", "vp_substitutes", "unseen"}


def test_a_spectator_sees_no_hand() -> None:
    view = cothon.new_table("traders/classic", 2, seed=1).view(None)
    assert view["viewer"] is None
    assert not any("hand" in seat for seat in view["seats"])


def test_determinize_reaches_every_deal_equally_often() -> None:
    """Of the present pile Y3, Y5 and G5 lie in three places: six deals; of the old one, two."""
    game = hidden_vp()
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(2400):
        data = game.determinize(0, seed).position()
        seats = [dict(zip(s["vp_unseen_pile"], s["vp_unseen"], strict=True)) for s in data["seats"]]
        seen[(seats[0][0], seats[0][1], seats[1][0], seats[1][1], *data["draw"])] += 1
    assert len(seen) == 12
    assert all(140 <= count <= 260 for count in seen.values()), seen  # 200 expected, sigma 14
