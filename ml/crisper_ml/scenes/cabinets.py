"""The walls, shelves, drawers and lamps of a fridge, and its open door. Lengths in meters."""

from dataclasses import dataclass, replace

import numpy as np

from crisper_ml.chances import chance
from crisper_ml.scenes.arranging import UP, Shelf
from crisper_ml.scenes.surroundings import magnets


@dataclass
class Cabinet:
    """A fridge without its doors: its floor at height 0, its front at z 0."""

    width: float
    height: float
    depth: float
    inner: np.ndarray  # color of the inside
    shell: np.ndarray  # color of the outside
    hinge: int  # the side its door hangs on: -1 or 1
    thick: float  # of the walls

    @property
    def half(self):
        return self.width / 2


@dataclass
class Door:
    """An open door: the foot of its hinge, the way from there along the door, and the way its inner side faces."""

    hinge: np.ndarray
    outward: np.ndarray
    facing: np.ndarray
    width: float
    height: float

    def at(self, x, y, toward):
        return self.hinge + self.outward * x + UP * y + self.facing * toward

    def mirrored(self):
        left_right = np.array([-1, 1, 1])
        return replace(
            self, hinge=self.hinge * left_right, outward=self.outward * left_right, facing=self.facing * left_right
        )


def some_cabinet(rng):
    width, height, depth = rng.uniform(0.45, 0.8), rng.uniform(0.6, 1.4), rng.uniform(0.38, 0.56)
    if chance(rng, 0.12):
        width, height, depth = rng.uniform(0.36, 0.46), rng.uniform(0.4, 0.6), rng.uniform(0.3, 0.4)
    inner = rng.uniform(0.62, 0.85) * np.array([1, rng.uniform(0.96, 1), rng.uniform(0.9, 1)])
    shell = np.ones(3) * (rng.uniform(0.55, 0.85) if chance(rng, 0.7) else rng.uniform(0.03, 0.3))
    return Cabinet(width, height, depth, inner, shell, -1 if chance(rng, 0.5) else 1, rng.uniform(0.025, 0.05))


def case(stage, rng, cabinet, above, below):
    """What is above (unless it is open, then 0) and below: the freezer's door, or the foot."""
    wide, deep = cabinet.half + cabinet.thick, cabinet.depth / 2
    if above:
        stage.slab((0, cabinet.height + 0.01 + above / 2, deep), (wide, above / 2, deep + 0.02), cabinet.shell)
    stage.slab((0, -0.01 - below / 2, deep), (wide, below / 2, deep + 0.02), cabinet.shell)
    if above and chance(rng, 0.35):
        magnets(stage, rng, cabinet.height + 0.02, cabinet.height + above, cabinet.half, -0.02)


def inner_shelf(cabinet, level, room):
    return Shelf(
        (-cabinet.half + 0.01, level + 0.001, 0.03),
        (1, 0, 0),
        (0, 0, 1),
        cabinet.width - 0.02,
        cabinet.depth - 0.05,
        room,
    )


def opened(rng, cabinet):
    """The cabinet's door, opened by a right angle or further."""
    opening, side = np.radians(rng.uniform(-15, 78)), cabinet.hinge
    outward, facing = (
        np.array([side * np.cos(opening), 0, -np.sin(opening)]),
        np.array([-side * np.sin(opening), 0, -np.cos(opening)]),
    )
    return Door(
        np.array([side * (cabinet.half + cabinet.thick), 0, -0.02]), outward, facing, cabinet.width, cabinet.height
    )


def lamp_places(rng, half, height, depth):
    """A bulb at the ceiling, mostly near its front or at the back, or lamps in both walls."""
    if chance(rng, 0.2):
        return [
            np.array([side * (half - 0.012), height * rng.uniform(0.5, 0.9), depth * rng.uniform(0.1, 0.6)])
            for side in (-1, 1)
        ]
    return [
        np.array(
            [
                rng.uniform(-0.6, 0.6) * half,
                height - rng.uniform(0.012, 0.04),
                depth * rng.choice([rng.uniform(0.03, 0.3), rng.uniform(0.3, 0.7), 0.95], p=[0.5, 0.35, 0.15]),
            ]
        )
    ]


def line_walls(stage, rng, cabinet, low=0.0):
    """The walls around an inside, some of them ribbed."""
    half, height, depth, thick, inner, shell = (
        cabinet.half,
        cabinet.height,
        cabinet.depth,
        cabinet.thick,
        cabinet.inner,
        cabinet.shell,
    )
    middle = low + height / 2
    stage.slab((0, middle, depth + 0.02), (half, height / 2 + 0.02, 0.02), inner)
    for side in (-1, 1):
        stage.slab((side * (half + 0.005), middle, depth / 2), (0.005, height / 2, depth / 2), inner)
        stage.slab(
            (side * (half + 0.01 + thick / 2), middle, depth / 2 + 0.005),
            (thick / 2, height / 2 + thick, depth / 2 + 0.005),
            shell,
        )
    stage.slab((0, low - 0.005, depth / 2), (half, 0.005, depth / 2), inner)
    stage.slab((0, low + height + 0.005, depth / 2), (half, 0.005, depth / 2), inner)
    if chance(rng, 0.45):
        for y in np.arange(low + 0.05, low + height - 0.05, rng.uniform(0.05, 0.13)):
            for side in (-1, 1):
                stage.slab((side * (half - 0.003), y, depth / 2 + 0.01), (0.004, 0.005, depth / 2 - 0.02), inner)
    if chance(rng, 0.35):
        for x in np.linspace(-half, half, int(rng.integers(5, 12)))[1:-1]:
            stage.slab((x, middle, depth), (rng.uniform(0.004, 0.015), height / 2 - 0.02, 0.006), inner)


def icebox(stage, rng, cabinet):
    """A small freezer behind its own little door at the top. -> the ceiling below it."""
    half, height, inner, tall = cabinet.half, cabinet.height, cabinet.inner, rng.uniform(0.12, 0.17)
    stage.slab((0, height - tall / 2, 0.05), (half - 0.015, tall / 2 - 0.006, 0.012), inner * rng.uniform(0.75, 1))
    stage.slab((0, height - tall, 0.18), (half, 0.006, 0.14), inner)
    return height - tall - 0.006


def build_shelves(stage, rng, cabinet, ceiling):
    """Shelves and drawers.

    -> (level, room above it, how far a drawer is pulled out or None for a shelf), from the lowest up.
    """
    found: list[tuple] = []
    level = 0.0
    drawers, board = chance(rng, 0.65), rng.random()
    trim, edge = np.ones(3) * rng.uniform(0.5, 0.9), "metal" if chance(rng, 0.2) else "gloss"
    while level < ceiling - 0.14:
        drawer = drawers and not found
        room = rng.uniform(0.16, 0.26) if drawer else rng.uniform(0.14, 0.36)
        if level + room > ceiling - 0.14:
            room = ceiling - level
        pulled = (rng.uniform(0.06, 0.22) if chance(rng, 0.15) else 0.0) if drawer else None
        found.append((level, room - 0.012, pulled))
        if drawer:
            close_drawer(stage, rng, cabinet, level, room, trim, pulled)
        level += room
        if level < ceiling - 0.05:
            lay_board(stage, rng, cabinet, level, board, trim, edge)
    return found


def close_drawer(stage, rng, cabinet, level, room, trim, pulled):
    """The front of a drawer, or of two side by side, its floor and sides where it is pulled out; one sees into most
    of them.
    """
    half, deep = cabinet.half, cabinet.depth / 2
    if pulled:
        stage.slab((0, level - 0.002, deep - pulled), (half - 0.006, 0.002, deep), trim)
        for side in (-1, 1):
            stage.slab(
                (side * (half - 0.006), level + room * 0.35, deep - pulled),
                (0.002, room * 0.35, deep - 0.02),
                trim,
                "clear",
                opacity=0.1,
            )
    opacity = rng.choice([0.0, 0.04, 0.1, 0.22, 1.0], p=[0.25, 0.3, 0.24, 0.13, 0.08])
    for left, right in [(-half, half)] if chance(rng, 0.4) else [(-half, -0.004), (0.004, half)]:
        middle, wide = (left + right) / 2, (right - left) / 2 - 0.006
        stage.slab(
            (middle, level + room * 0.46, 0.018 - pulled),
            (wide, room * 0.44, 0.002),
            trim,
            "clear" if opacity < 1 else "gloss",
            opacity=opacity,
        )
        stage.slab((middle, level + room * 0.86, 0.012 - pulled), (wide, 0.014, 0.008), trim)
        # a clear front shows by its edges
        stage.slab((middle, level + 0.004, 0.016 - pulled), (wide, 0.004, 0.004), trim, "clear", opacity=0.4)
        for edge in (left + 0.009, right - 0.009):
            stage.slab(
                (edge, level + room * 0.46, 0.016 - pulled), (0.003, room * 0.44, 0.004), trim, "clear", opacity=0.4
            )


def lay_board(stage, rng, cabinet, top, kind, trim, edge):
    """A shelf of wire, glass or plastic (kind within 0..1, the same for all of a fridge) and its front edge."""
    half, depth, front = cabinet.half, cabinet.depth, rng.uniform(0, 0.05)
    middle, deep = depth / 2 + front / 2, (depth - front) / 2
    if kind < 0.25:
        stage.slab((0, top - 0.003, middle), (half, 0.003, deep), trim, wire=cabinet.width / int(rng.integers(16, 30)))
    elif kind < 0.8:
        stage.slab(
            (0, top - 0.003, middle), (half - 0.003, 0.003, deep), trim, "clear", opacity=rng.choice([0.02, 0.08, 0.3])
        )
    else:
        stage.slab((0, top - 0.006, middle), (half - 0.003, 0.006, deep), cabinet.inner)
    stage.slab((0, top - 0.005, front + 0.005), (half - 0.003, rng.uniform(0.004, 0.014), 0.006), trim, edge)
