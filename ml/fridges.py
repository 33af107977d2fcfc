"""Fridges, doors and cupboards to stock, and the light in them. Lengths in meters."""

import numpy as np

from stocking import UP, Shelf

# how often a thing of each name stands in a fridge and in its door, against the nameless
BODY = {"milk": 5, "juice": 4, "soda": 5, "beer": 5, "wine": 2.5, "water": 2.5, "egg": 6, "butter": 2, "margarine": 2, "yogurt": 5, "cheese": 3, "jam": 2, "ketchup": 1.5, "mustard": 1.5, "mayonnaise": 1.5, "salad dressing": 1.5, "pickle": 2, "bread": 3, "sour cream": 1, None: 34}
DOOR = {"milk": 5, "juice": 4, "soda": 4, "beer": 3.5, "wine": 2.5, "water": 2, "egg": 4, "butter": 3, "margarine": 1.5, "jam": 3, "ketchup": 5, "mustard": 5, "mayonnaise": 2.5, "salad dressing": 6, "pickle": 2, "soy sauce": 1.5, "honey": 1, None: 18}
COMMON_PRODUCE = {"apple": 3, "lettuce": 3, "carrot": 3, "tomato": 3, "orange": 2, "lemon": 2, "cucumber": 2, "bell pepper": 2, "broccoli": 1.5, "onion": 1.5, "grapes": 1.5, "mushroom": 1.5, "strawberry": 1.5, "cabbage": 1}


def light(stage, rng, inside, eye):
    """Which lights are on: the fridge's own, the room's, the camera's flash. -> how bright the room is."""
    own, room, flash = [(1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 1, 0), (1, 0, 1), (0, 0, 1)][int(rng.choice(6, p=[0.18, 0.4, 0.12, 0.12, 0.12, 0.06]))]
    if not inside:
        own, room = 0, 1 if not flash or rng.random() < 0.5 else 0

    def hue(warm, cold):
        return np.array([1.0, 0.86, 0.66]) if rng.random() < warm else np.array([0.85, 0.95, 1.0]) if rng.random() < cold else np.array([1.0, 0.97, 0.92])

    for place in inside if own else []:
        stage.lamp(place, (rng.uniform(0.02, 0.08), 0, 0), (0, 0, rng.uniform(0.01, 0.04)), hue(0.45, 0.3) * rng.uniform(0.15, 0.5))
    if room:
        place = eye + [rng.uniform(-1.2, 1.2), rng.uniform(0.3, 1.2), rng.uniform(-0.8, 0.5)]
        stage.lamp(place, (rng.uniform(0.1, 0.6), 0, 0), (0, 0, rng.uniform(0.1, 0.6)), hue(0.4, 0.2) * rng.uniform(0.4, 2.5))
    if flash:
        stage.lamp(eye + [rng.uniform(-0.06, 0.06), rng.uniform(0.02, 0.08), 0], (0.006, 0, 0), (0, 0.006, 0), np.ones(3) * rng.uniform(0.8, 3))
    return rng.uniform(0.06, 0.35) if room else rng.uniform(0.01, 0.05)


def cupboard(stage, rng, stock):
    """A shelf, a counter or a table with things on it."""
    width, depth, room = rng.uniform(0.5, 1.2), rng.uniform(0.25, 0.5), rng.uniform(0.28, 0.4)
    tint = rng.uniform(0.15, 0.8) * np.array([1, rng.uniform(0.6, 1), rng.uniform(0.4, 1)])
    levels = int(rng.integers(1, 4))
    kinds = stock.few(rng, BODY if rng.random() < 0.5 else DOOR)
    for level in range(levels):
        y = level * room
        stage.slab((0, y - 0.01, depth / 2), (width / 2, 0.01, depth / 2), tint, "gloss" if rng.random() < 0.5 else "matte")
        stock.fill(stage, rng, Shelf((-width / 2, y, 0), (1, 0, 0), (0, 0, 1), width, depth, room - 0.03), kinds, rng.uniform(0.3, 1.2), 0.3)
    if rng.random() < 0.7:
        stage.slab((0, levels * room / 2, depth + 0.02), (width, levels * room, 0.02), rng.uniform(0.2, 0.85, 3), "matte")
    target = np.array([rng.uniform(-0.2, 0.2), levels * room * rng.uniform(0.3, 0.6), depth / 2])
    eye = target + [rng.uniform(-0.6, 0.6), rng.uniform(0.05, 0.9), -rng.uniform(0.7, 1.6)]
    return eye, target, rng.uniform(0.5, 1.2) * max(0.8, levels * room), light(stage, rng, [], eye)


def fridge(stage, rng, stock):
    """A fridge's inside, mostly with its open door."""
    width, height, depth = rng.uniform(0.45, 0.8), rng.uniform(0.6, 1.4), rng.uniform(0.38, 0.56)
    inner = rng.uniform(0.62, 0.85) * np.array([1, rng.uniform(0.96, 1), rng.uniform(0.9, 1)])
    shell = np.ones(3) * (rng.uniform(0.55, 0.85) if rng.random() < 0.7 else rng.uniform(0.03, 0.3))
    hinge = -1 if rng.random() < 0.5 else 1
    # the walls stand around the inside; what is above and below is the freezer's door or the floor
    half, thick = width / 2, rng.uniform(0.025, 0.05)
    stage.slab((0, height / 2, depth + 0.02), (half, height / 2 + 0.02, 0.02), inner)
    for side in (-1, 1):
        stage.slab((side * (half + 0.005), height / 2, depth / 2), (0.005, height / 2, depth / 2), inner)
        stage.slab((side * (half + 0.01 + thick / 2), height / 2, depth / 2 + 0.005), (thick / 2, height / 2 + thick, depth / 2 + 0.005), shell)
    stage.slab((0, -0.005, depth / 2), (half, 0.005, depth / 2), inner)
    stage.slab((0, height + 0.005, depth / 2), (half, 0.005, depth / 2), inner)
    beyond = [rng.uniform(0.03, 0.8), rng.uniform(0.03, 0.6)]
    stage.slab((0, height + 0.01 + beyond[0] / 2, depth / 2), (half + thick, beyond[0] / 2, depth / 2 + 0.02), shell)
    stage.slab((0, -0.01 - beyond[1] / 2, depth / 2), (half + thick, beyond[1] / 2, depth / 2 + 0.02), shell)
    levels = build_shelves(stage, rng, width, height, depth, inner)
    kinds, greens = stock.few(rng, BODY), stock.few(rng, COMMON_PRODUCE, stock.produce)
    crowd = rng.choice([0.3, 0.8, 1.5, 2.5], p=[0.12, 0.25, 0.35, 0.28])
    cards = rng.uniform(0.05, 0.25)
    for level, room, drawer in levels:
        shelf = Shelf((-half + 0.01, level + 0.001, 0.03), (1, 0, 0), (0, 0, 1), width - 0.02, depth - 0.05, room - 0.015)
        stock.fill(stage, rng, shelf, greens if drawer else kinds, crowd * (0.5 if drawer else 1) * (0.25 if rng.random() < 0.1 else 1), 0.35 if drawer else cards)
    opening = np.radians(rng.uniform(-15, 78))
    outward = np.array([hinge * np.cos(opening), 0, -np.sin(opening)])
    facing = np.array([-hinge * np.sin(opening), 0, -np.cos(opening)])
    hinge_at = np.array([hinge * (half + thick), 0, -0.02])
    door = rng.random() < 0.8
    if door:
        hang_door(stage, rng, stock, hinge_at, outward, facing, width, height, inner, shell)
    kind = rng.random() if door else 0.4
    middle = hinge_at + outward * width * 0.5 + UP * height * rng.uniform(0.35, 0.65)
    centre = np.array([0, height * rng.uniform(0.3, 0.7), depth * 0.4])
    if kind < 0.25:
        target, span, front = middle, rng.uniform(0.55, 1.1), facing
    elif kind < 0.6:
        target, span, front = centre, rng.uniform(0.6, 1.2), np.array([0, 0, -1.0])
    else:
        target, span, front = centre * 0.6 + middle * 0.4, rng.uniform(1.0, 1.6), np.array([-0.3 * hinge, 0, -1.0])
    distance = rng.uniform(0.7, 1.8)
    eye = target + front / np.linalg.norm(front) * distance + [rng.normal(0, 0.2) * distance, rng.uniform(-0.15, 0.5) * distance, 0]
    inside = [np.array([rng.uniform(-0.6, 0.6) * half, height - 0.012, depth * rng.uniform(0.1, 0.9)])]
    if rng.random() < 0.2:
        inside = [np.array([side * (half - 0.012), height * rng.uniform(0.5, 0.9), depth * rng.uniform(0.1, 0.6)]) for side in (-1, 1)]
    return eye, target, span * max(1.0, height * 0.85) if kind >= 0.25 else span * max(1.0, height * 0.8), light(stage, rng, inside, eye)


def build_shelves(stage, rng, width, height, depth, inner):
    """Shelves and drawers. -> (level, room above it, is a drawer), from the lowest up."""
    half = width / 2
    found, level = [], 0.0
    drawers = rng.random() < 0.65
    kind = rng.random()
    trim = np.ones(3) * rng.uniform(0.5, 0.9)
    while level < height - 0.14:
        drawer = drawers and not found
        room = rng.uniform(0.16, 0.26) if drawer else rng.uniform(0.14, 0.36)
        if level + room > height - 0.14:
            room = height - level
        found.append((level, room - 0.012, drawer))
        top = level + room
        if drawer:
            opacity = rng.choice([0.12, 0.35, 0.6, 1.0], p=[0.35, 0.3, 0.2, 0.15])
            for left, right in [(-half, half)] if rng.random() < 0.4 else [(-half, -0.004), (0.004, half)]:
                stage.slab(((left + right) / 2, level + room * 0.46, 0.018), ((right - left) / 2 - 0.006, room * 0.44, 0.002), trim, "clear" if opacity < 1 else "gloss", opacity=opacity)
                stage.slab(((left + right) / 2, level + room * 0.86, 0.012), ((right - left) / 2 - 0.006, 0.014, 0.008), trim)
        if top < height - 0.05:
            front = rng.uniform(0, 0.05)
            if kind < 0.25:
                stage.slab((0, top - 0.003, depth / 2 + front / 2), (half, 0.003, (depth - front) / 2), trim, wire=width / int(rng.integers(16, 30)))
            elif kind < 0.8:
                stage.slab((0, top - 0.003, depth / 2 + front / 2), (half - 0.003, 0.003, (depth - front) / 2), trim, "clear", opacity=rng.choice([0.03, 0.15, 0.4]))
            else:
                stage.slab((0, top - 0.006, depth / 2 + front / 2), (half - 0.003, 0.006, (depth - front) / 2), inner)
            stage.slab((0, top - 0.005, front + 0.005), (half - 0.003, rng.uniform(0.004, 0.014), 0.006), trim)
        level = top
    return found


def hang_door(stage, rng, stock, hinge_at, outward, facing, width, height, inner, shell):
    """The open door's inner side with its racks."""
    along = width + 0.06
    pose = np.stack([np.cross(UP, -facing), UP, -facing], 1)

    def at(x, y, toward):
        return hinge_at + outward * x + UP * y + facing * toward

    stage.slab(at(along / 2, height / 2, -0.03), (along / 2, height / 2 + 0.03, 0.025), shell, pose=pose)
    stage.slab(at(along / 2, height / 2, 0), (along / 2 - 0.02, height / 2 + 0.005, 0.008), inner, pose=pose)
    for edge in (0.035, along - 0.035):
        stage.slab(at(edge, height / 2, 0.035), (0.012, height / 2 - 0.01, 0.035), inner, pose=pose)
    kinds = stock.few(rng, DOOR)
    clear = rng.random() < 0.4
    deep = rng.uniform(0.1, 0.15)
    level = rng.uniform(0.0, 0.05)
    crowd = rng.choice([0.4, 1.0, 2.0, 3.0], p=[0.1, 0.25, 0.35, 0.3])
    while level < height - 0.1:
        room = min(rng.uniform(0.15, 0.4), height - level + 0.08)
        stage.slab(at(along / 2, level + 0.004, deep / 2), (along / 2 - 0.045, 0.004, deep / 2), inner, "clear" if clear else "gloss", pose, 0.2 if clear else 1.0)
        rail = min(rng.uniform(0.03, 0.1), room * 0.5)
        stage.slab(at(along / 2, level + rail / 2, deep + 0.004), (along / 2 - 0.045, rail / 2, 0.003), inner * rng.uniform(0.9, 1.05), "clear" if clear else "gloss", pose, rng.choice([0.08, 0.3]) if clear else 1.0)
        start = at(0.05, level + 0.009, deep - 0.004)
        shelf = Shelf(start, outward, -facing, along - 0.1, deep - 0.012, room - 0.01)
        stock.fill(stage, rng, shelf, kinds, crowd * (0.2 if rng.random() < 0.12 else 1), 0.06)
        level += room
