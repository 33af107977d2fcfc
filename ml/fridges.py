"""Fridges, doors and cupboards to stock, and where the camera looks at them from. Lengths in meters."""

from dataclasses import dataclass, replace

import numpy as np

from arranging import UP, Shelf
from chances import chance, pick, pick_weighted
from goods.bowls import strewn
from rooms import furnish, light, magnets

# how often a thing of each name stands in a fridge and in its door, against the nameless
BODY = {"milk": 5.5, "juice": 5, "soda": 6, "beer": 6, "wine": 3, "water": 2.5, "egg": 6, "butter": 3.5, "margarine": 2.5, "yogurt": 5, "cheese": 4, "jam": 2.5, "ketchup": 2, "mustard": 2, "mayonnaise": 2.5, "salad dressing": 2.5, "pickle": 2, "bread": 3, "sour cream": 1, "cream cheese": 1.2, "peanut butter": 1.2, "hot sauce": 0.8, "salsa": 0.8, "cream": 1.2, "energy drink": 1.2, "whipped cream": 0.8, "hummus": 1.2, "barbecue sauce": 0.6, "chocolate spread": 0.8, "relish": 0.6, "coffee": 1, "chocolate": 1, "candy": 0.8, "nuts": 0.8, "cake": 1, "fish": 1, "tea": 0.4, "noodles": 0.3, "chips": 0.3, "cereal": 0.3, "rice": 0.2, "pasta": 0.2, "flour": 0.2, "sugar": 0.2, "oats": 0.2, "lettuce": 2, "apple": 1.5, "orange": 1.5, "carrot": 1.2, "tomato": 1.2, "grapes": 1.2, "strawberry": 1.2, "lemon": 1, "broccoli": 1, "mushroom": 1, "bell pepper": 1, "cucumber": 1, "onion": 0.8, "plum": 0.8, "peach": 0.8, "melon": 0.8, "spinach": 0.8, None: 46}
DOOR = {"milk": 13, "juice": 11, "soda": 10, "beer": 10, "wine": 6.5, "water": 5, "egg": 8, "butter": 8, "margarine": 4, "jam": 9, "ketchup": 13, "mustard": 13, "mayonnaise": 9, "salad dressing": 15, "pickle": 5, "soy sauce": 4, "honey": 2.5, "cream cheese": 1, "peanut butter": 2, "hot sauce": 1.5, "salsa": 0.8, "cream": 1.5, "energy drink": 1.5, "whipped cream": 1.5, "hummus": 0.5, "barbecue sauce": 1.5, "chocolate spread": 1, "relish": 1.2, "coffee": 2, "chocolate": 2, "candy": 2, "nuts": 1.5, "cake": 0.1, "noodles": 0.1, "chips": 0.1, "cereal": 0.1, "rice": 0.1, "pasta": 0.1, "flour": 0.1, "sugar": 0.1, "oats": 0.1, "lemon": 0.8, "lime": 0.6, "garlic": 0.4, None: 48}
COMMON_PRODUCE = {"apple": 5, "lettuce": 6, "carrot": 5, "orange": 4, "tomato": 4, "bell pepper": 3.5, "lemon": 3, "cucumber": 3, "broccoli": 3, "onion": 3, "grapes": 3, "mushroom": 2.5, "strawberry": 2.5, "spinach": 2, "lime": 1.5, "cabbage": 1.5, "plum": 1.5, "peach": 1.5, "mandarin": 1.5, "avocado": 1.5, "green beans": 1.5, "blueberry": 1.5, "pear": 1, "potato": 1, "zucchini": 1, "cauliflower": 1, "green onion": 1, "nectarine": 0.8}
FREEZER = {"bread": 4, "peas": 4, "fish": 3, "corn": 2, "broccoli": 1.5, "strawberry": 1.5, "blueberry": 1.5, "green beans": 1.5, None: 30}
# on top of the fridge
ROOF = {"cereal": 8, "chips": 4, "bread": 3, "flour": 2, "sugar": 2, "oats": 2, "rice": 2, "pasta": 2, "coffee": 2, "tea": 2, "candy": 2, "nuts": 2, "noodles": 1.5, None: 24}
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
        stage.slab((0, y - 0.01, depth / 2), (width / 2, 0.01, depth / 2), tint, "gloss" if chance(rng, 0.5) else "matte")
        stock.fill(stage, rng, Shelf((-width / 2, y, 0), (1, 0, 0), (0, 0, 1), width, depth, room - 0.03), kinds, rng.uniform(0.3, 1.2), 0.12)
    if chance(rng, 0.7):
        stage.slab((0, levels * room / 2, depth + 0.02), (width, levels * room, 0.02), rng.uniform(0.2, 0.85, 3), "matte")
    target = np.array([rng.uniform(-0.2, 0.2), levels * room * rng.uniform(0.3, 0.6), depth / 2])
    eye = target + [rng.uniform(-0.6, 0.6), rng.uniform(0.05, 0.9), -rng.uniform(0.7, 1.6)]
    return eye, target, rng.uniform(0.5, 1.2) * max(0.8, levels * room), light(stage, rng, [], eye)


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
        return replace(self, hinge=self.hinge * left_right, outward=self.outward * left_right, facing=self.facing * left_right)


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
        roof = Shelf((-cabinet.half, cabinet.height + 0.011 + above, 0.02), (1, 0, 0), (0, 0, 1), cabinet.width, cabinet.depth - 0.04, 0.35)
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


def inner_shelf(cabinet, level, room):
    return Shelf((-cabinet.half + 0.01, level + 0.001, 0.03), (1, 0, 0), (0, 0, 1), cabinet.width - 0.02, cabinet.depth - 0.05, room)


def opened(rng, cabinet):
    """The cabinet's door, opened by a right angle or further."""
    opening, side = np.radians(rng.uniform(-15, 78)), cabinet.hinge
    outward, facing = np.array([side * np.cos(opening), 0, -np.sin(opening)]), np.array([-side * np.sin(opening), 0, -np.cos(opening)])
    return Door(np.array([side * (cabinet.half + cabinet.thick), 0, -0.02]), outward, facing, cabinet.width, cabinet.height)


def look(rng, centre, middle, facing, height, levels, door):
    """Where the camera stands and what it looks at. -> eye, target, width of the view there."""
    names = list(VIEWS) if door else list(VIEWS)[2:]
    view = pick_weighted(rng, names, [VIEWS[name] for name in names])
    front, distance, rise = np.array([0, 0, -1.0]), rng.uniform(0.7, 1.8), rng.uniform(-0.15, 0.5)
    between = centre * 0.6 + middle * 0.4 if door else centre
    if view == "door":
        target, span, front = middle, rng.uniform(0.5, 1.1) * max(1.0, height * 0.8), facing
    elif view == "both":
        target, span, front = between, rng.uniform(1.0, 1.6) * max(1.0, height * 0.85), np.array([-0.3 * np.sign(middle[0]), 0, -1.0])
    elif view == "room":
        target, span, distance, rise = between, rng.uniform(1.2, 1.6) * max(0.9, height), rng.uniform(1.6, 3), rng.uniform(-0.05, 0.35)
    elif view == "inside":
        target, span = centre, rng.uniform(0.6, 1.2) * max(0.8, height * 0.85)
    else:
        level, room, _ = pick(rng, levels)
        target, span, distance, rise = np.array([rng.normal(0, 0.08), level + room * 0.4, centre[2]]), rng.uniform(0.4, 0.7), rng.uniform(0.5, 0.9), rng.uniform(0, 0.4)
    if chance(rng, 0.12):
        rise = rng.uniform(0.5, 1)
    eye = target + front / np.linalg.norm(front) * distance + [rng.normal(0, 0.2) * distance, rise * distance, 0]
    return eye, target, span


def lamp_places(rng, half, height, depth):
    """A bulb at the ceiling, mostly near its front or at the back, or lamps in both walls."""
    if chance(rng, 0.2):
        return [np.array([side * (half - 0.012), height * rng.uniform(0.5, 0.9), depth * rng.uniform(0.1, 0.6)]) for side in (-1, 1)]
    return [np.array([rng.uniform(-0.6, 0.6) * half, height - rng.uniform(0.012, 0.04), depth * rng.choice([rng.uniform(0.03, 0.3), rng.uniform(0.3, 0.7), 0.95], p=[0.5, 0.35, 0.15])])]


def line_walls(stage, rng, cabinet, low=0.0):
    """The walls around an inside, some of them ribbed."""
    half, height, depth, thick, inner, shell = cabinet.half, cabinet.height, cabinet.depth, cabinet.thick, cabinet.inner, cabinet.shell
    middle = low + height / 2
    stage.slab((0, middle, depth + 0.02), (half, height / 2 + 0.02, 0.02), inner)
    for side in (-1, 1):
        stage.slab((side * (half + 0.005), middle, depth / 2), (0.005, height / 2, depth / 2), inner)
        stage.slab((side * (half + 0.01 + thick / 2), middle, depth / 2 + 0.005), (thick / 2, height / 2 + thick, depth / 2 + 0.005), shell)
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


def freezer(stage, rng, stock, cabinet, low, door):
    """An open freezer from a height on; its door stands above the given one, as wide as the freezer."""
    line_walls(stage, rng, cabinet, low)
    stage.slab((0, low + cabinet.height + 0.03, cabinet.depth / 2), (cabinet.half + cabinet.thick, 0.02, cabinet.depth / 2), cabinet.shell)
    shelf = inner_shelf(cabinet, low, cabinet.height - 0.03)
    stock.fill(stage, rng, shelf, stock.few(rng, FREEZER), rng.uniform(0.2, 1.2), 0.15)
    hang_door(stage, rng, stock, replace(door, hinge=door.hinge + UP * low, width=cabinet.width, height=cabinet.height), cabinet)


def build_shelves(stage, rng, cabinet, ceiling):
    """Shelves and drawers. -> (level, room above it, how far a drawer is pulled out or None for a shelf), from the lowest up."""
    found, level = [], 0.0
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
    """The front of a drawer, or of two side by side, its floor and sides where it is pulled out; one sees into most of them."""
    half, deep = cabinet.half, cabinet.depth / 2
    if pulled:
        stage.slab((0, level - 0.002, deep - pulled), (half - 0.006, 0.002, deep), trim)
        for side in (-1, 1):
            stage.slab((side * (half - 0.006), level + room * 0.35, deep - pulled), (0.002, room * 0.35, deep - 0.02), trim, "clear", opacity=0.1)
    opacity = rng.choice([0.0, 0.04, 0.1, 0.22, 1.0], p=[0.25, 0.3, 0.24, 0.13, 0.08])
    for left, right in [(-half, half)] if chance(rng, 0.4) else [(-half, -0.004), (0.004, half)]:
        middle, wide = (left + right) / 2, (right - left) / 2 - 0.006
        stage.slab((middle, level + room * 0.46, 0.018 - pulled), (wide, room * 0.44, 0.002), trim, "clear" if opacity < 1 else "gloss", opacity=opacity)
        stage.slab((middle, level + room * 0.86, 0.012 - pulled), (wide, 0.014, 0.008), trim)
        # a clear front shows by its edges
        stage.slab((middle, level + 0.004, 0.016 - pulled), (wide, 0.004, 0.004), trim, "clear", opacity=0.4)
        for edge in (left + 0.009, right - 0.009):
            stage.slab((edge, level + room * 0.46, 0.016 - pulled), (0.003, room * 0.44, 0.004), trim, "clear", opacity=0.4)


def lay_board(stage, rng, cabinet, top, kind, trim, edge):
    """A shelf of wire, glass or plastic (kind within 0..1, the same for all of a fridge) and its front edge."""
    half, depth, front = cabinet.half, cabinet.depth, rng.uniform(0, 0.05)
    middle, deep = depth / 2 + front / 2, (depth - front) / 2
    if kind < 0.25:
        stage.slab((0, top - 0.003, middle), (half, 0.003, deep), trim, wire=cabinet.width / int(rng.integers(16, 30)))
    elif kind < 0.8:
        stage.slab((0, top - 0.003, middle), (half - 0.003, 0.003, deep), trim, "clear", opacity=rng.choice([0.02, 0.08, 0.3]))
    else:
        stage.slab((0, top - 0.006, middle), (half - 0.003, 0.006, deep), cabinet.inner)
    stage.slab((0, top - 0.005, front + 0.005), (half - 0.003, rng.uniform(0.004, 0.014), 0.006), trim, edge)


def hang_door(stage, rng, stock, door, cabinet):
    """The open door's inner side with its racks."""
    at, along, height, inner = door.at, door.width + 0.06, door.height, cabinet.inner
    pose = np.stack([np.cross(UP, -door.facing), UP, -door.facing], 1)
    stage.slab(at(along / 2, height / 2, -0.03), (along / 2, height / 2 + 0.03, 0.025), cabinet.shell, pose=pose)
    # the seal shows around the inner side
    stage.slab(at(along / 2, height / 2, -0.003), (along / 2 - 0.008, height / 2 + 0.016, 0.006), np.full(3, rng.uniform(0.1, 0.7)), "matte", pose)
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
        stage.slab(at(along / 2, level + 0.004, deep / 2), (along / 2 - 0.045, 0.004, deep / 2), inner, material, pose, 0.2 if material == "clear" else 1.0)
        rail = min(rng.uniform(0.03, 0.1), room * 0.5)
        points = [at(along / 2 + share * (along / 2 - 0.045), level + rail / 2, deep + 0.004 + bow * (1 - share * share)) for share in (np.linspace(-1, 1, 7) if bow else (-1, 1))]
        fence(stage, points, rail / 2, inner * rng.uniform(0.9, 1.05), material, rng.choice([0.05, 0.2]) if material == "clear" else 1.0)
        rack = Shelf(at(0.05, level + 0.009, deep - 0.004), door.outward, -door.facing, along - 0.1, deep - 0.012, room - 0.01)
        stock.fill(stage, rng, rack, kinds, crowd * (0.2 if chance(rng, 0.12) else 1), 0.06)
        level += room
    if chance(rng, 0.35):
        cover_compartment(stage, rng, at, along, level - room, deep, inner)


def fence(stage, points, half, tint, material, opacity):
    """A rail along points, straight from each to the next."""
    for start, end in zip(points, points[1:]):
        reach = np.linalg.norm(end - start)
        way = (end - start) / reach
        stage.slab((start + end) / 2, (reach / 2, half, 0.003), tint, material, np.stack([way, UP, np.cross(way, UP)], 1), opacity)


def cover_compartment(stage, rng, at, along, level, deep, inner):
    """The lid of a butter compartment over a part of the highest rack; one sees through most of them."""
    left, right = (0.045, along * rng.uniform(0.4, 0.6)) if chance(rng, 0.5) else (along * rng.uniform(0.4, 0.6), along - 0.045)
    half, opacity = rng.uniform(0.045, 0.065), rng.choice([0.05, 0.2, 1.0], p=[0.4, 0.35, 0.25])
    material = "gloss" if opacity == 1 else "clear"
    fence(stage, [at(left, level + half, deep + 0.012), at(right, level + half, deep + 0.012)], half, inner, material, opacity)
    for x in (left, right):
        fence(stage, [at(x, level + half, 0.01), at(x, level + half, deep + 0.01)], half, inner, material, opacity)
