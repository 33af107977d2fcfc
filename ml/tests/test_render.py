"""The path tracer on the processor: one good, and one stocked fridge, both tiny."""

import numpy as np
import pytest

from crisper_ml.goods.bodies import Good, Part, lathe
from crisper_ml.scenes import make_scenes
from crisper_ml.scenes.make_scenes import Scenes, extents
from crisper_ml.scenes.stage import Stage

SIDE = 64
AHEAD = np.array([0.0, 0.0, 1.0])


def red_box():
    texture = np.full((4, 16, 4), (220, 20, 20, 255), np.uint8)
    return Good("box", [Part(0.2, lathe([(0, 1), (1, 1)], 0.1, 0.1), texture, power=9.0, material="matte")])


def view(stage, seed=0):
    backdrop = np.full((SIDE, SIDE, 3), 128)
    right, above = np.array([0.5, 0, 0]), np.array([0, 0.5, 0])
    return stage.render(np.array([0, 0.1, -1.0]), right, above, AHEAD, (0.8, 0.8, 0.8), backdrop, 4, seed)


def test_a_box_is_where_it_was_put_and_has_its_color():
    stage = Stage()
    assert stage.good(red_box(), (0, 0, 0)) == 1
    light, owner, whole = view(stage)
    assert light.shape == (SIDE, SIDE, 3)
    assert np.isfinite(light).all()
    rows, columns = np.nonzero(owner == 1)
    # 0.2 m wide, its front 0.9 m away, in a view that is 1 m wide at a distance of 1 m
    expected = 0.2 / 0.9 * SIDE
    assert np.ptp(columns) + 1 == pytest.approx(expected, abs=2)
    assert np.ptp(rows) + 1 == pytest.approx(expected, abs=2)
    assert columns.mean() == pytest.approx(SIDE / 2, abs=1)
    # counted on a coarser grid
    assert whole[1] == pytest.approx((owner == 1).sum(), rel=0.35)
    red, green, blue = light[owner == 1].mean(0)
    assert red > 3 * green
    assert red > 3 * blue


def test_what_stands_in_front_hides_what_is_behind():
    stage = Stage()
    stage.good(red_box(), (0, 0, 0.5))
    stage.good(red_box(), (0, 0, 0))
    _, owner, whole = view(stage)
    assert not (owner == 1).any()
    assert whole[1] > 0
    assert (owner == 2).any()


def test_the_same_seed_gives_the_same_picture():
    stage = Stage()
    stage.good(red_box(), (0, 0, 0))
    first, second, other = view(stage, 5)[0], view(stage, 5)[0], view(stage, 6)[0]
    assert (first == second).all()
    assert (first != other).any()


def test_edges_of_owners():
    owner = np.zeros((4, 6), int)
    owner[1:3, 2:6] = 1
    assert extents(owner, 2)[1].tolist() == [2, 1, 6, 3]


def test_a_stocked_fridge_comes_with_labels(monkeypatch, fonts):
    monkeypatch.setattr(make_scenes, "RENDERED_SIDE", 160)
    monkeypatch.setattr(make_scenes, "SAMPLES", 1)
    monkeypatch.setattr(make_scenes, "LEAST_PIXELS", 12)
    names = ["milk", "egg", "soda", "beer", "juice", "cheese", "ketchup", "mustard", "jam", "butter"]
    scenes = Scenes(None, [], names)
    found = []
    for seed in range(3):
        picture, boxes = scenes.scene(seed)
        assert picture.dtype == np.uint8
        assert picture.ndim == 3
        assert picture.std() > 5
        found += boxes
    assert found
    for name, left, top, right, bottom in found:
        assert 0 <= name < len(names)
        assert 0 <= left < right <= 1
        assert 0 <= top < bottom <= 1
