"""Things in space: what the renderer draws. Lengths in meters: x to the right, y up, z away from the viewer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np


def turn_about(axis, angle):
    """Rotation matrix about x (0), y (1) or z (2)."""
    a, b = [(1, 2), (2, 0), (0, 1)][axis]
    matrix = np.eye(3)
    matrix[a, a] = matrix[b, b] = np.cos(angle)
    matrix[b, a] = np.sin(angle)
    matrix[a, b] = -matrix[b, a]
    return matrix


ROWS = 64
BOXY = 3.5  # power from which on a body has four faces, as in tracer/
PRISM = [(0, 1), (1, 1)]  # the outline of what is as wide everywhere


@dataclass
class Part:
    """A body with a straight axis and, at every height, a cross-section between an ellipse (power 2) and a box (8 up).

    A texture goes once around a round body (power under BOXY), its middle to the front. A boxy one has four equal
    faces: left, front, right, back. Rows go from the top to the foot; alpha says how far paint hides the material.
    """

    height: float
    profile: np.ndarray  # [ROWS, 2] half width and half depth, evenly spaced from the foot to the top
    texture: np.ndarray  # [h, w, 4] uint8
    # [h, w, 4] uint8: the flat top seen from above, its lower edge to the front; None: the texture's first row
    lid: np.ndarray | None = None
    power: float = 2.0
    # matte (paper), gloss (printed plastic), clear (glass, PET), milky (thin white plastic), metal,
    # film (a thin clear wall around other parts)
    material: str = "gloss"
    tint: tuple = (1.0, 1.0, 1.0)  # clear: what the wall lets through
    liquid: tuple = (1.0, 1.0, 1.0)  # clear: what 5 cm of the content let through
    fill: float = 0.0  # clear: share of the height that is filled
    hole: tuple = (0.0, 0.0, 0.0, 0.0)  # x, y of the middle and radii of a hole from front to back: the handle of a jug
    scallop: tuple = (0.0, 0.0)  # share of the depth lost between cups, cups along the width: egg cartons
    crumple: float = 0.0  # dents in meters: bags, foil
    offset: tuple = (0.0, 0.0, 0.0)  # of the foot in its good
    turn: float = 0.0  # about the vertical


@dataclass
class Good:
    name: str | None  # a class, or None for what has no name
    parts: list = field(default_factory=list)
    lies: float = 0.0  # how often it lies on its side

    def bounds(self):
        """Low and high corner of the box around all parts."""
        low, high = np.full(3, np.inf), np.full(3, -np.inf)
        for part in self.parts:
            reach = np.abs(part.profile).max(0)
            if part.turn:
                reach = np.full(2, np.hypot(*reach) if part.power >= BOXY else reach.max())
            low = np.minimum(low, np.add(part.offset, [-reach[0], 0, -reach[1]]))
            high = np.maximum(high, np.add(part.offset, [reach[0], part.height, reach[1]]))
        return low, high


# by class: (weight, maker) pairs; a maker takes a random generator and gives a good
Table = dict[str | None, list[tuple[float, Callable[..., Any]]]]


def lathe(outline, half_width, half_depth=None):
    """Profile from (height share, width share) pairs, foot first; both half sizes are reached at share 1."""
    heights, shares = np.array(outline, float).T
    at = np.interp(np.linspace(0, 1, ROWS), heights, shares)
    smooth = np.convolve(np.pad(at, 1, mode="edge"), [0.25, 0.5, 0.25], mode="valid")
    return np.stack([smooth * half_width, smooth * (half_depth or half_width)], 1).astype(np.float32)


def good(name, function, lies=0.0):
    """A function for a Good from one for its part or parts."""

    def make(rng):
        parts = function(rng)
        return Good(name, parts if isinstance(parts, list) else [parts], lies)

    return make
