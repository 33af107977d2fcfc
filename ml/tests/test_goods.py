"""Every good that can stand in a scene is made once and must be something the renderer can draw."""

import numpy as np
import pytest

from crisper_ml.goods.bodies import ROWS, Good, Part, lathe, turn_about
from crisper_ml.goods.drinks.drinks import DRINKS
from crisper_ml.goods.foods import FOODS
from crisper_ml.goods.fresh.produce import produce
from crisper_ml.goods.fresh.wrapped_produce import wrapped_produce
from crisper_ml.goods.pantry.dry import DRY
from crisper_ml.goods.pantry.frozen import FROZEN
from crisper_ml.goods.pantry.sweets import SWEETS
from crisper_ml.goods.wrapped import WRAPPED

MATERIALS = {"matte", "gloss", "clear", "milky", "metal", "film"}


def no_photo(rng, name):
    raise AssertionError("there are no photos here")


TABLES = {
    "drinks": DRINKS,
    "foods": FOODS,
    "wrapped": WRAPPED,
    "dry": DRY,
    "sweets": SWEETS,
    "frozen": FROZEN,
    "produce": produce({}, no_photo),
    "wrapped produce": wrapped_produce({}, no_photo),
}


@pytest.mark.parametrize("table", TABLES)
def test_every_maker_makes_a_drawable_good(table, fonts):
    for name, makers in TABLES[table].items():
        for number, (weight, make) in enumerate(makers):
            good = make(np.random.default_rng(number))
            assert weight > 0
            assert good.name == name
            assert good.parts
            for part in good.parts:
                assert part.profile.shape == (ROWS, 2)
                assert np.isfinite(part.profile).all()
                assert part.height > 0
                assert part.material in MATERIALS
                assert part.texture.dtype == np.uint8
                assert part.texture.shape[2] == 4
            low, high = good.bounds()
            assert ((high - low) > 0).all()
            assert (high - low).max() < 0.7


def test_the_same_seed_makes_the_same_good(fonts):
    _, make = DRINKS["milk"][0]
    first, second = make(np.random.default_rng(3)), make(np.random.default_rng(3))
    assert all((a.texture == b.texture).all() for a, b in zip(first.parts, second.parts))


def test_bounds_hold_what_is_turned_and_shifted():
    part = Part(0.2, lathe([(0, 1), (1, 1)], 0.05, 0.01), np.zeros((1, 1, 4), np.uint8), power=8.0)
    part.offset, part.turn = (0.1, 0.3, 0.0), np.pi / 4
    low, high = Good("box", [part]).bounds()
    half = np.hypot(0.05, 0.01)
    assert low == pytest.approx([0.1 - half, 0.3, -half], abs=1e-6)
    assert high == pytest.approx([0.1 + half, 0.5, half], abs=1e-6)


def test_turns_go_from_z_to_x():
    assert turn_about(1, np.pi / 2) @ [0, 0, 1] == pytest.approx([1, 0, 0])
