"""Fridges, doors and cupboards to stock, and where the camera looks at them from. Lengths in meters."""

import itertools
from dataclasses import replace

import numpy as np

from crisper_ml.chances import chance, pick, pick_weighted
from crisper_ml.goods.fresh.bowls import strewn
from crisper_ml.scenes.arranging import UP, Shelf
from crisper_ml.scenes.cabinets import (
    build_shelves,
    case,
    icebox,
    inner_shelf,
    lamp_places,
    line_walls,
    opened,
    some_cabinet,
)
from crisper_ml.scenes.contents import BODY, COMMON_PRODUCE, DOOR, FREEZER, ROOF
from crisper_ml.scenes.surroundings import furnish, light

# what a photo shows of a fridge, and how often; without a door it is none of the first two
VIEWS = {"door": 0.2, "both": 0.26, "room": 0.2, "inside": 0.26, "shelf": 0.08}


def cupboard(stage, rng, stock):
    """A shelf, a counter or a table with things on it."""
    width, depth, room = rng.uniform(0.5, 1.2), rng.uniform(0.25, 0.5), rng.uniform(0.28, 0.4)
    tint = rng.uniform(0.15, 0.8) * np.array([1, rng.uniform(0.6, 1), rng.uniform(0.4, 1)])
    levels = int(rng.integers(1, 4))
    kinds = stock.few(rng, BODY if chance(rng, 0.5) else DOOR)
    for level in range(levels):
        y = level * room
        stage.slab(
            (0, y - 0.01, depth / 2), (width / 2, 0.01, depth / 2), tint, "gloss" if chance(rng, 0.5) else "matte"
        )
        stock.fill(
            stage,
            rng,
            Shelf((-width / 2, y, 0), (1, 0, 0), (0, 0, 1), width, depth, room - 0.03),
            kinds,
            rng.uniform(0.3, 1.2),
            0.12,
        )
    if chance(rng, 0.7):
        stage.slab(
            (0, levels * room / 2, depth + 0.02), (width, levels * room, 0.02), rng.uniform(0.2, 0.85, 3), "matte"
        )
    target = np.array([rng.uniform(-0.2, 0.2), levels * room * rng.uniform(0.3, 0.6), depth / 2])
    eye = target + [rng.uniform(-0.6, 0.6), rng.uniform(0.05, 0.9), -rng.uniform(0.7, 1.6)]
    return eye, target, rng.uniform(0.5, 1.2) * max(0.8, levels * room), light(stage, rng, [], eye)


def fridge(stage, rng, stock):
    """A fridge's inside, mostly with its open door, some with two doors or an open freezer above."""
    cabinet = some_cabinet(rng)
    line_walls(stage, rng, cabinet)
    above, below = rng.uniform(0.03, 0.8), rng.uniform(0.03, 0.6)
    frozen = above > 0.3 and chance(rng, 0.25)
    case(stage, rng, cabinet, 0 if frozen else above, below)
    ceiling = icebox(stage, rng, cabinet) if cabinet.height < 1 and chance(rng, 0.2) else cabinet.height
    levels = build_shelves(stage, rng, cabinet, ceiling)
    kinds = stock.few(rng, BODY)
    stock_shelves(stage, rng, stock, cabinet, levels, kinds)
    if not frozen and above < 0.45 and chance(rng, 0.3):
        roof = Shelf(
            (-cabinet.half, cabinet.height + 0.011 + above, 0.02),
            (1, 0, 0),
            (0, 0, 1),
            cabinet.width,
            cabinet.depth - 0.04,
            0.35,
        )
        stock.fill(stage, rng, roof, stock.few(rng, ROOF) if chance(rng, 0.7) else kinds, rng.uniform(0.3, 1.2), 0.05)
    door = opened(rng, cabinet)
    has_door, twin = chance(rng, 0.85), cabinet.width > 0.6 and chance(rng, 0.3)
    door.width *= 0.5 if twin else 1
    for one in ([door, door.mirrored()] if twin else [door]) if has_door else []:
        hang_door(stage, rng, stock, one, cabinet)
    if frozen:
        freezer(stage, rng, stock, replace(cabinet, height=above - cabinet.thick), cabinet.height + cabinet.thick, door)
    floor_at = -0.01 - below
    if chance(rng, 0.75):
        furnish(stage, rng, floor_at, cabinet.depth + 0.05)
    tall = cabinet.height + (above if frozen else 0)
    centre = np.array([0, cabinet.height * rng.uniform(0.3, 0.7) + (above * 0.4 if frozen else 0), cabinet.depth * 0.4])
    middle = door.at(door.width / 2, cabinet.height * rng.uniform(0.35, 0.65), 0)
    eye, target, span = look(rng, centre, middle, door.facing, tall, levels, has_door)
    eye[1] = max(eye[1], floor_at + 0.1)
    return eye, target, span, light(stage, rng, lamp_places(rng, cabinet.half, ceiling, cabinet.depth), eye)


def stock_shelves(stage, rng, stock, cabinet, levels, kinds):
    """Fruit and vegetables in the drawers, anything on the shelves."""
    greens = stock.few(rng, COMMON_PRODUCE, stock.produce)
    crowd = rng.choice([0.3, 0.8, 1.5, 2.5], p=[0.08, 0.17, 0.37, 0.38])
    cards = rng.uniform(0.02, 0.12)
    for level, room, drawer in levels:
        shelf = inner_shelf(cabinet, level, room - 0.015)
        share = 0.25 if chance(rng, 0.1) else 1
        if drawer is None:
            stock.fill(stage, rng, shelf, kinds, crowd * share, cards)
            continue
        shelf.corner[2] -= drawer
        strew(stage, rng, shelf)
        stock.fill(stage, rng, shelf, greens, crowd * share * 0.6, 0.12)


def strew(stage, rng, shelf):
    """Loose fruit in a part of a drawer, or all of it."""
    if not chance(rng, 0.55):
        return
    wide, deep = shelf.width * rng.uniform(0.3, 1), shelf.depth * rng.uniform(0.4, 1)
    x, z = rng.uniform(0, shelf.width - wide), (shelf.depth - deep) * rng.uniform(0, 0.4)
    for fruit, place, pose in strewn(rng, wide / 2, deep / 2, shelf.room):
        stage.good(fruit, shelf.point(x + wide / 2, z + deep / 2) + shelf.pose @ place, shelf.pose @ pose)
    shelf.taken.append((x, x + wide, z, z + deep))


def look(rng, centre, middle, facing, height, levels, door):
    """Where the camera stands and what it looks at. -> eye, target, width of the view there."""
    names = list(VIEWS) if door else list(VIEWS)[2:]
    view = pick_weighted(rng, names, [VIEWS[name] for name in names])
    front, distance, rise = np.array([0, 0, -1.0]), rng.uniform(0.7, 1.8), rng.uniform(-0.15, 0.5)
    between = centre * 0.6 + middle * 0.4 if door else centre
    if view == "door":
        target, span, front = middle, rng.uniform(0.5, 1.1) * max(1.0, height * 0.8), facing
    elif view == "both":
        target, span, front = (
            between,
            rng.uniform(1.0, 1.6) * max(1.0, height * 0.85),
            np.array([-0.3 * np.sign(middle[0]), 0, -1.0]),
        )
    elif view == "room":
        target, span, distance, rise = (
            between,
            rng.uniform(1.2, 1.6) * max(0.9, height),
            rng.uniform(1.6, 3),
            rng.uniform(-0.05, 0.35),
        )
    elif view == "inside":
        target, span = centre, rng.uniform(0.6, 1.2) * max(0.8, height * 0.85)
    else:
        level, room, _ = pick(rng, levels)
        target, span, distance, rise = (
            np.array([rng.normal(0, 0.08), level + room * 0.4, centre[2]]),
            rng.uniform(0.4, 0.7),
            rng.uniform(0.5, 0.9),
            rng.uniform(0, 0.4),
        )
    if chance(rng, 0.12):
        rise = rng.uniform(0.5, 1)
    eye = target + front / np.linalg.norm(front) * distance + [rng.normal(0, 0.2) * distance, rise * distance, 0]
    return eye, target, span


def freezer(stage, rng, stock, cabinet, low, door):
    """An open freezer from a height on; its door stands above the given one, as wide as the freezer."""
    line_walls(stage, rng, cabinet, low)
    stage.slab(
        (0, low + cabinet.height + 0.03, cabinet.depth / 2),
        (cabinet.half + cabinet.thick, 0.02, cabinet.depth / 2),
        cabinet.shell,
    )
    shelf = inner_shelf(cabinet, low, cabinet.height - 0.03)
    stock.fill(stage, rng, shelf, stock.few(rng, FREEZER), rng.uniform(0.2, 1.2), 0.15)
    hang_door(
        stage,
        rng,
        stock,
        replace(door, hinge=door.hinge + UP * low, width=cabinet.width, height=cabinet.height),
        cabinet,
    )


def hang_door(stage, rng, stock, door, cabinet):
    """The open door's inner side with its racks."""
    at, along, height, inner = door.at, door.width + 0.06, door.height, cabinet.inner
    pose = np.stack([np.cross(UP, -door.facing), UP, -door.facing], 1)
    stage.slab(at(along / 2, height / 2, -0.03), (along / 2, height / 2 + 0.03, 0.025), cabinet.shell, pose=pose)
    # the seal shows around the inner side
    stage.slab(
        at(along / 2, height / 2, -0.003),
        (along / 2 - 0.008, height / 2 + 0.016, 0.006),
        np.full(3, rng.uniform(0.1, 0.7)),
        "matte",
        pose,
    )
    stage.slab(at(along / 2, height / 2, 0), (along / 2 - 0.02, height / 2 + 0.005, 0.008), inner, pose=pose)
    for edge in (0.035, along - 0.035):
        stage.slab(at(edge, height / 2, 0.035), (0.012, height / 2 - 0.01, 0.035), inner, pose=pose)
    kinds = stock.few(rng, DOOR)
    material = "clear" if chance(rng, 0.4) else "gloss"
    deep, bow = rng.uniform(0.1, 0.15), rng.uniform(0.01, 0.035) if chance(rng, 0.4) else 0
    level = rng.uniform(0.0, 0.05)
    crowd = rng.choice([0.4, 1.1, 2.0, 3.0], p=[0.08, 0.15, 0.37, 0.4])
    while level < height - 0.1:
        room = min(rng.uniform(0.15, 0.4), height - level + 0.08)
        stage.slab(
            at(along / 2, level + 0.004, deep / 2),
            (along / 2 - 0.045, 0.004, deep / 2),
            inner,
            material,
            pose,
            0.2 if material == "clear" else 1.0,
        )
        rail = min(rng.uniform(0.03, 0.1), room * 0.5)
        points = [
            at(along / 2 + share * (along / 2 - 0.045), level + rail / 2, deep + 0.004 + bow * (1 - share * share))
            for share in np.linspace(-1, 1, 7 if bow else 2)
        ]
        fence(
            stage,
            points,
            rail / 2,
            inner * rng.uniform(0.9, 1.05),
            material,
            rng.choice([0.05, 0.2]) if material == "clear" else 1.0,
        )
        rack = Shelf(
            at(0.05, level + 0.009, deep - 0.004), door.outward, -door.facing, along - 0.1, deep - 0.012, room - 0.01
        )
        stock.fill(stage, rng, rack, kinds, crowd * (0.2 if chance(rng, 0.12) else 1), 0.06)
        level += room
    if chance(rng, 0.35):
        cover_compartment(stage, rng, at, along, level - room, deep, inner)


def fence(stage, points, half, tint, material, opacity):
    """A rail along points, straight from each to the next."""
    for start, end in itertools.pairwise(points):
        reach = np.linalg.norm(end - start)
        way = (end - start) / reach
        stage.slab(
            (start + end) / 2,
            (reach / 2, half, 0.003),
            tint,
            material,
            np.stack([way, UP, np.cross(way, UP)], 1),
            opacity,
        )


def cover_compartment(stage, rng, at, along, level, deep, inner):
    """The lid of a butter compartment over a part of the highest rack; one sees through most of them."""
    left, right = (
        (0.045, along * rng.uniform(0.4, 0.6)) if chance(rng, 0.5) else (along * rng.uniform(0.4, 0.6), along - 0.045)
    )
    half, opacity = rng.uniform(0.045, 0.065), rng.choice([0.05, 0.2, 1.0], p=[0.4, 0.35, 0.25])
    material = "gloss" if opacity == 1 else "clear"
    fence(
        stage,
        [at(left, level + half, deep + 0.012), at(right, level + half, deep + 0.012)],
        half,
        inner,
        material,
        opacity,
    )
    for x in (left, right):
        fence(stage, [at(x, level + half, 0.01), at(x, level + half, deep + 0.01)], half, inner, material, opacity)
