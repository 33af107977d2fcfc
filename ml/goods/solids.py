"""Foods that are no sauce and no drink: butter, cheese, meat, tins, chocolate; eggs and bread from their own files. SOLIDS joins FOODS in foods.py."""

from dataclasses import replace

import numpy as np

from chances import chance, pick
from goods import PRISM, ROWS, Part, lathe
from goods.bread import BREAD
from goods.eggs import EGGS
from goods.films import WALL, haze
from goods.forms import FACE, WHITE, box, cushion, disk, filmed, good, ink, jar, label_on, level, mass, meat, mound, opaque, paper, pieces, pillow, shaded, stuck, stuff, tin, tray, tub
from prints.labels import band, color, faces, gray, label
from prints.lettering import blend

# butter and cheese

BUTTER = ["butter", "unsalted butter", "beurre", "salted butter", "sweet cream", "BUTTER"]


def butter_paper(rng):
    return color(rng, [50, 48, 215, 222, 120], (0.3, 0.95), (0.7, 1)) if chance(rng, 0.6) else gray(rng, 230, 255)


def butter_box(rng):
    width, height, depth = (rng.uniform(0.115, 0.13), *((0.065, 0.065) if chance(rng, 0.6) else (0.035, 0.068)))
    return box(rng, width, height, depth, butter_paper(rng), BUTTER, pick(rng, ["cow", None, None]))


def butter_block(rng):
    """A block in foil or parchment, its folds on the ends."""
    foil = chance(rng, 0.5)
    return box(rng, rng.uniform(0.09, 0.12), rng.uniform(0.032, 0.042), rng.uniform(0.06, 0.075), butter_paper(rng), BUTTER, pick(rng, ["cow", None]), material="metal" if foil else "matte", crumple=0.0012, power=7.0)


def yellow(rng):
    return color(rng, [48, 50], (0.35, 0.6), (0.9, 1))


def butter_dish(rng):
    """A half-used block on its dish."""
    dish = gray(rng, 217, 255) if chance(rng, 0.7) else color(rng, [210, 0, 120], (0.3, 0.8), (0.5, 0.9))
    plate = Part(0.012, lathe([(0, 0.8), (0.6, 1), (1, 1)], rng.uniform(0.08, 0.1), rng.uniform(0.05, 0.062)), opaque(stuff(rng, 16, 64, dish, 0.01)), power=5.0)
    width, height, depth = rng.uniform(0.035, 0.1), rng.uniform(0.03, 0.04), rng.uniform(0.035, 0.06)
    face = stuff(rng, 32, 64, yellow(rng), 0.04, 8)
    shape = lathe([(0, 1), (0.9, 0.99), (1, 0.95)], width / 2, depth / 2)
    return [plate, Part(height, shape, faces(face, face, face, face), opaque(face), power=6.0, crumple=0.0008, offset=(rng.uniform(-0.02, 0.02), 0.0115, 0))]


def bare_butter(rng, width, height, depth, place=(0.0, 0.0, 0.0)):
    face = stuff(rng, 32, 64, yellow(rng), 0.04, 8)
    return Part(height, lathe([(0, 1), (0.9, 0.99), (1, 0.95)], width / 2, depth / 2), faces(face, face, face, face), opaque(face), power=6.0, crumple=0.0008, offset=place)


def wrapper(rng):
    """Waxed paper or foil around butter: white with thin lines of measures, printed, gold or silver. -> color, material."""
    kind = rng.random()
    if kind < 0.45:
        return gray(rng, 226, 250), "matte"
    return (butter_paper(rng), "matte") if kind < 0.7 else (color(rng, [44, 48], (0.45, 0.7), (0.7, 0.9)), "metal") if kind < 0.85 else (gray(rng, 190, 225), "metal")


def stick(rng, look, length):
    """One stick in its paper, as long as what is left of it."""
    tint, material = look
    face = label(rng, 128, 36, tint, BUTTER, style=pick(rng, ["minimal", "bars", None]))
    if chance(rng, 0.6):
        # the marks of spoonfuls
        face[-14:, :: int(rng.integers(14, 20))] = ink(rng, [215, 0, 120])
    side = band(rng, 32, 36, tint)
    return Part(rng.uniform(0.031, 0.035), lathe(PRISM, length / 2, rng.uniform(0.0155, 0.0175)), faces(side, face, side, face), opaque(face), power=7.0, material=material, crumple=0.0009)


def butter_sticks(rng):
    """One to four sticks out of their box, side by side or stacked."""
    one, count = stick(rng, wrapper(rng), rng.uniform(0.115, 0.125)), pick(rng, [1, 1, 1, 2, 2, 3, 4])
    places = [(0.0, 0.0, 0.0), (0.0, 0.0, 0.036), (0.0, 0.0355, 0.0), (0.0, 0.0355, 0.036)]
    return [replace(one, offset=(float(rng.normal(0, 0.004)), *place[1:])) for place in places[:count]]


def butter_opened(rng):
    """A stick or block half used: paper or foil folded back, bare butter at one end."""
    look, side = wrapper(rng), pick(rng, [-1, 1])
    if chance(rng, 0.5):
        left, bare = rng.uniform(0.03, 0.075), rng.uniform(0.012, 0.03)
        return [stick(rng, look, left), bare_butter(rng, bare, 0.029, 0.03, (side * (left + bare) / 2 * 0.98, 0.001, 0.0))]
    width, bare, height, depth = rng.uniform(0.045, 0.08), rng.uniform(0.012, 0.035), rng.uniform(0.03, 0.042), rng.uniform(0.055, 0.072)
    block = box(rng, width, height, depth, look[0], BUTTER, pick(rng, ["cow", None]), material=look[1], crumple=0.0018, power=6.0)
    return [block, bare_butter(rng, bare, height * 0.93, depth * 0.94, (side * (width + bare) / 2 * 0.97, 0.001, 0.0))]


def butter_lidded(rng):
    """A dish under its cover: clear, or of china."""
    parts = butter_dish(rng)
    clear, width, depth = chance(rng, 0.5), float(parts[0].profile[:, 0].max()), float(parts[0].profile[:, 1].max())
    outline = [(0, 1), (0.7, 0.97), (0.9, 0.9), (1, 0.75)]
    height = rng.uniform(0.05, 0.062)
    shape = lathe(outline, width * 0.93, depth * 0.9)
    if clear:
        return [*parts, Part(height, shape, haze(rng, 0.05, 0.1), haze(rng, 0.05, 0.1), power=5.0, material="film", tint=WALL, offset=(0, 0.0122, 0))]
    tint = gray(rng, 217, 255) if chance(rng, 0.7) else color(rng, [210, 0, 120, 48], (0.3, 0.7), (0.5, 0.9))
    knob = Part(0.014, lathe([(0, 0.6), (0.5, 0.7), (0.7, 1), (1, 0.8)], 0.012), opaque(stuff(rng, 8, 16, tint, 0.01)), offset=(0, height + 0.011, 0))
    cover = Part(height, shape, opaque(stuff(rng, 32, 64, tint, 0.01)), opaque(stuff(rng, 16, 32, tint, 0.01)), power=5.0, offset=(0, 0.0122, 0))
    return [parts[0], cover, knob] if chance(rng, 0.7) else [parts[0], cover]


def butter_tub(rng):
    """Spreadable: only its words tell it from margarine."""
    base = gray(rng, 230, 255) if chance(rng, 0.45) else color(rng, [50, 48, 215, 120], (0.4, 0.95), (0.7, 1))
    lid = base if chance(rng, 0.4) else butter_paper(rng)
    return tub(rng, rng.uniform(0.05, 0.08), rng.uniform(0.055, 0.075), base, lid, [*BUTTER, "spreadable butter", "butter", "BUTTER"], pick(rng, ["cow", "cow", None]), depth=rng.uniform(0.65, 0.85), power=pick(rng, [2.0, 2.6, 4.5]), foot=rng.uniform(0.82, 0.92), rim=rng.uniform(0.14, 0.24))


CHEESE = ["cheese", "cheddar", "gouda", "swiss", "mozzarella", "mild cheddar", "emmental", "CHEESE"]


def cheese_tint(rng):
    return color(rng, [44, 46, 50], (0.35, 0.6), (0.9, 1)) if chance(rng, 0.55) else color(rng, [30, 34], (0.7, 0.9), (0.85, 0.97)) if chance(rng, 0.5) else color(rng, [50], (0.08, 0.2), (0.92, 0.98))


def cheese_face(rng, rows, columns, tint):
    art = stuff(rng, rows, columns, tint, 0.03, 20)
    return pieces(rng, art, [shaded(tint, 0.85)], rng.uniform(3, 8), density=0.1) if chance(rng, 0.25) else art


def cheese_block(rng):
    """A block under tight film, with or without a label."""
    width, height, depth, tint = rng.uniform(0.1, 0.17), rng.uniform(0.035, 0.06), rng.uniform(0.06, 0.09), cheese_tint(rng)
    face, top = (filmed(rng, cheese_face(rng, rows, 128, tint)) for rows in (56, 80))
    if chance(rng, 0.75):
        ground, share = paper(rng, [0, 48, 215, 120, 28], 0.2), (0.5, 0.95)
        top = stuck(rng, top, CHEESE, ground, pick(rng, ["cheese", "cow", None]), share, (0.5, 0.5))
        front = stuck(rng, face, CHEESE, ground, None, share, (0.5, 0.5))
    else:
        front = face
    return box(rng, width, height, depth, tint, CHEESE, material="gloss", crumple=0.001, power=7.0, top=top, front=front, sides=face)


def cheese_wedge(rng):
    """A cut piece that narrows upward, rind at its foot."""
    tint, rind = cheese_tint(rng), color(rng, [0, 35, 45], (0.5, 0.9), (0.35, 0.8))
    face = cheese_face(rng, 64, 128, tint)
    back = stuff(rng, 64, 128, rind, 0.05)
    shape = np.stack([np.full(ROWS, rng.uniform(0.04, 0.065)), np.linspace(0.045, 0.014, ROWS)], 1).astype(np.float32)
    return Part(rng.uniform(0.04, 0.06), shape, faces(face, face, face, back), opaque(face), power=7.0)


def cheese_slices(rng):
    """A flat pack of slices, lying."""
    tint = cheese_tint(rng)
    art = filmed(rng, cheese_face(rng, 110, 128, tint))
    art = stuck(rng, art, [*CHEESE, "slices", "singles"], paper(rng, [0, 48, 215, 120], 0.15), pick(rng, ["cheese", None]), (0.45, 0.8), (0.5, rng.uniform(0, 1)))
    return tray(rng, rng.uniform(0.12, 0.19), rng.uniform(0.015, 0.035), rng.uniform(0.11, 0.16), shaded(tint, 1.0), art)


def window_bag(rng, words, picture, inside, hues, size, crumple=0.003):
    """A printed bag with a window on what is in it, standing or leaning."""
    width, height, depth = size
    ground = paper(rng, hues, 0.1)
    front = label(rng, 128, 160, ground, words, picture)
    if chance(rng, 0.75):
        top, bottom = (0.55, 0.93) if chance(rng, 0.6) else (0.1, 0.45)
        front = np.array(front)
        view = inside(rng, int(160 * (bottom - top)), 104)
        front[int(160 * top) : int(160 * top) + view.shape[0], 12:116] = filmed(rng, view)
    front = filmed(rng, front)
    back = band(rng, 128, 160, ground)
    return Part(height, pillow(width, depth), faces(back, front, back, back), power=4.0, crumple=crumple)


def cheese_bag(rng):
    tint = cheese_tint(rng)
    shreds = lambda rng, rows, columns: pieces(rng, stuff(rng, rows, columns, shaded(tint, 0.8)), [tint, shaded(tint, 1.1), shaded(tint, 0.9)], 1.7, 5, 1.2, 1.5)  # noqa: E731
    return window_bag(rng, [*CHEESE, "shredded", "mexican blend"], "cheese", shreds, [215, 0, 120, 48, 222], (rng.uniform(0.14, 0.19), rng.uniform(0.15, 0.22), rng.uniform(0.03, 0.06)))


def cheese_round(rng):
    """A round box of camembert or spread triangles, or a ball in wax."""
    if chance(rng, 0.25):
        radius = rng.uniform(0.04, 0.06)
        return Part(radius * 1.6, mound(radius * 2, radius * 2, 0.4), opaque(stuff(rng, 64, 96, color(rng, [0, 48], (0.8, 1), (0.5, 0.8)), 0.03)), disk(rng, (190, 30, 30)))
    return tub(rng, rng.uniform(0.025, 0.04), rng.uniform(0.05, 0.06), color(rng, [35], (0.3, 0.5), (0.7, 0.85)), paper(rng, [48, 0, 215, 222], 0.4), ["camembert", "brie", "fromage", "cheese", "spread"], pick(rng, ["cow", None]), foot=0.99, rim=0.55, material="matte")


def cheese_strings(rng):
    """Sticks of cheese side by side in a printed bag, or a few that are left."""
    pale, ground = color(rng, [46, 50], (0.1, 0.3), (0.92, 1)), ink(rng, [215, 222, 0, 120, 280])
    if chance(rng, 0.4):
        coat = opaque(filmed(rng, stuff(rng, 16, 96, pale, 0.03)))
        coat[:, 30:66] = opaque(label(rng, 36, 16, ground, ["string", "cheese"]))
        return [Part(0.016, lathe([(0, 0.97), (0.5, 1), (1, 0.97)], rng.uniform(0.05, 0.062), 0.008), coat, power=3.0, offset=(float(rng.normal(0, 0.006)), 0.0, index * 0.0185)) for index in range(int(rng.integers(1, 6)))]
    return window_bag(rng, ["string cheese", "cheese sticks", "mozzarella", "12 sticks"], pick(rng, ["cheese", None]), string_rows(pale), [215, 222, 0, 120, 280], (rng.uniform(0.14, 0.2), rng.uniform(0.13, 0.19), rng.uniform(0.02, 0.035)), 0.0015)


def string_rows(tint):
    """Sticks behind a window: light ridges, dark between them."""

    def inside(rng, rows, columns):
        ridges = 0.72 + 0.28 * np.abs(np.sin(np.arange(columns) * np.pi / rng.uniform(9, 13)))
        return np.clip(stuff(rng, rows, columns, tint, 0.03) * ridges[None, :, None], 0, 255).astype(np.uint8)

    return inside


def cheese_shaker(rng):
    """Grated hard cheese in a tall canister with a wide cap."""
    ground = ink(rng, [130, 130, 0, 222]) if chance(rng, 0.8) else gray(rng, 226, 250)
    pale = color(rng, [46, 50], (0.15, 0.35), (0.9, 0.98))
    lid = ground if chance(rng, 0.5) else ink(rng, [130, 0, 48]) if chance(rng, 0.5) else WHITE
    return jar(rng, rng.uniform(0.14, 0.19), rng.uniform(0.032, 0.04), mass(pale, 0.08), level(rng), lid, ["parmesan", "grated", "grated parmesan", "romano", "grated cheese"], ground, pick(rng, ["cheese", None]), neck=rng.uniform(0.93, 0.99), cap=rng.uniform(0.1, 0.15), labelled=1.0, span=pick(rng, [0.6, 0.9, 1.0]))


# meat


def meat_tray(words, hues, saturation, value, kinds, fat=0.3, vacuum=0.35):
    """A tray under film, or a vacuum pack: the meat shows above, a sticker on it."""

    def make(rng):
        tint = color(rng, hues, saturation, value)
        width, depth = rng.uniform(0.15, 0.24), rng.uniform(0.11, 0.16)
        art = filmed(rng, meat(rng, 104, 160, tint, fat, pick(rng, kinds)))
        if chance(rng, 0.85):
            art = stuck(rng, art, words, paper(rng, [0, 48, 120, 222, 28], 0.5), None, (0.25, 0.6))
        if chance(rng, vacuum):
            side = meat(rng, 32, 128, tint, fat)
            return tray(rng, width * 0.8, rng.uniform(0.015, 0.03), depth, blend(tint, WHITE, 0.2), art, side)
        base = pick(rng, [WHITE, WHITE, (28, 28, 30), (28, 28, 30), color(rng, [215, 48], (0.5, 0.9), (0.4, 0.9)), (205, 205, 208)])
        height = rng.uniform(0.022, 0.045)
        part = tray(rng, width, height, depth, base, art)
        if chance(rng, 0.35):
            # a sleeve of board around the middle
            part.texture[:, FACE:2 * FACE] = opaque(stuck(rng, part.texture[:, FACE:2 * FACE, :3], words, paper(rng, [0, 48, 120, 222], 0.3), None, (0.9, 1), (0.5, 0.5)))
        # the meat bulges under its film, so it shows from the front too
        bulge = rng.uniform(0.012, 0.026)
        heap = Part(bulge, cushion(width * 0.93, depth * 0.93, rng.uniform(0.6, 0.8)), opaque(filmed(rng, meat(rng, 40, 384, tint, fat, pick(rng, kinds)))), opaque(art), power=rng.uniform(2.4, 3.4), crumple=0.003, offset=(0, height - 0.001, 0))
        return [part, heap]

    return make


def meat_cuts(words, hues, saturation, value, fat, kind="slab", wide=(0.075, 0.11)):
    """Cuts that overlap on a tray, flat and uneven, so that they show edge-on as well and are not taken for eggs."""

    def make(rng):
        tint, count = color(rng, hues, saturation, value), int(rng.integers(2, 5))
        base = pick(rng, [WHITE, WHITE, (28, 28, 30), color(rng, [48, 215, 340], (0.2, 0.6), (0.6, 0.95))])
        each, depth, height = rng.uniform(*wide), rng.uniform(0.1, 0.15), rng.uniform(0.016, 0.026)
        parts = [tray(rng, each * (count * 0.6 + 0.4) + 0.02, height, depth, base, filmed(rng, stuff(rng, 48, 96, shaded(base, 0.9), 0.03)))]
        for index in range(count):
            flesh = filmed(rng, meat(rng, 48, 96, shaded(tint, rng.uniform(0.94, 1.05)), fat, kind))
            heap = Part(rng.uniform(0.016, 0.026), cushion(each * rng.uniform(0.85, 1.05), depth * rng.uniform(0.78, 0.92), rng.uniform(0.45, 0.65)), opaque(flesh), opaque(flesh), power=rng.uniform(2.1, 3.0), crumple=0.005)
            heap.offset, heap.turn = ((index + 0.5 - count / 2) * each * 0.6, height - 0.007, 0.0), float(rng.normal(0, 0.12))
            parts.append(heap)
        if chance(rng, 0.7):
            note = label(rng, 64, 48, paper(rng, [48, 0, 120], 0.7), words, style=pick(rng, [None, "back", "minimal"]))
            parts.append(Part(0.0015, lathe(PRISM, rng.uniform(0.022, 0.035), rng.uniform(0.018, 0.026)), opaque(note[:2]), opaque(note), power=9.0, material="matte", offset=(rng.uniform(-0.3, 0.3) * each * (count - 1), height + 0.012, rng.uniform(-0.02, 0.02))))
        return parts

    return make


def hot_dogs(rng):
    """Sausages in two layers under tight film, the print across their middle."""
    tint, count, radius, length = color(rng, [6, 12], (0.45, 0.65), (0.6, 0.8)), int(rng.integers(4, 6)), 0.0115, rng.uniform(0.12, 0.15)
    ridges = 0.7 + 0.3 * np.abs(np.sin(np.linspace(0, count * np.pi, 64)))
    top = filmed(rng, (stuff(rng, 64, 128, tint, 0.05) * ridges[:, None, None]).astype(np.uint8))
    top[:, 36:92] = label(rng, 56, 64, ink(rng, [0, 0, 48, 222]), ["hot dogs", "franks", "wieners", "beef franks"])
    front = np.array(filmed(rng, stuff(rng, 32, 128, tint, 0.06)))
    front[14:17] = shaded(tint, 0.55)
    front[:, 36:92] = top[:32, 36:92]
    end = stuff(rng, 32, 128, shaded(tint, 0.9), 0.1, 10)
    return Part(radius * 4, lathe([(0, 0.95), (0.25, 1), (0.5, 0.97), (0.75, 1), (1, 0.94)], length / 2, count * radius), faces(end, front, end, front), opaque(top), power=5.0, crumple=0.0012)


def meat_bag(words, hues, saturation, value, kind):
    """A flat pouch of slices, leaning or hanging: printed with a window."""

    def make(rng):
        tint = color(rng, hues, saturation, value)
        return window_bag(rng, words, None, lambda rng, rows, columns: meat(rng, rows, columns, tint, 0.3, kind), [0, 48, 222, 120, 28], (rng.uniform(0.12, 0.18), rng.uniform(0.15, 0.22), rng.uniform(0.015, 0.03)), 0.0015)

    return make


def sausages(rng):
    """Sausages side by side on a tray or in film."""
    tint, count = pick(rng, [color(rng, [8, 14], (0.5, 0.75), (0.5, 0.75)), color(rng, [16, 22], (0.25, 0.45), (0.75, 0.9)), color(rng, [0], (0.5, 0.7), (0.35, 0.5))]), int(rng.integers(3, 7))
    length, radius = rng.uniform(0.11, 0.16), rng.uniform(0.012, 0.017)
    base = pick(rng, [WHITE, (28, 28, 30), (200, 200, 204)])
    parts = [tray(rng, length + 0.03, 0.02, count * radius * 2 + 0.02, base, band(rng, 96, 64, base))]
    for index in range(count):
        coat = opaque(filmed(rng, stuff(rng, 32, 128, shaded(tint, rng.uniform(0.92, 1.06)), 0.06, 10)))
        shape = mound(length, radius * 2, 0.45)
        shape[:, 0] = length / 2 * (0.75 + 0.25 * shape[:, 0] / shape[:, 0].max())
        body = Part(radius * 2, shape, coat, power=3.4, offset=(0, 0.014, (index + 0.5 - count / 2) * radius * 2))
        parts.append(body)
    return parts


def bird(rng):
    """A whole chicken under film."""
    tint = color(rng, [22, 28], (0.25, 0.45), (0.82, 0.95))
    coat = stuck(rng, filmed(rng, stuff(rng, 96, 256, tint, 0.07, 14)), ["chicken", "whole chicken", "fresh"], paper(rng, [0, 48, 120], 0.3), None, (0.25, 0.45), (0.5, 0.4))
    return Part(rng.uniform(0.1, 0.13), mound(rng.uniform(0.2, 0.25), rng.uniform(0.15, 0.18), 0.4), opaque(coat), power=2.4, crumple=0.007)


# tins, tubes, chocolate


def tinned(words, hues):
    def make(rng):
        small = chance(rng, 0.2)
        height, radius = (rng.uniform(0.07, 0.085), 0.033) if small else (rng.uniform(0.1, 0.115), rng.uniform(0.036, 0.039))
        return tin(rng, height, radius, words, paper(rng, hues, 0.2))

    return make


def paste_tin(rng):
    return tin(rng, rng.uniform(0.055, 0.09), rng.uniform(0.026, 0.03), ["tomato paste", "paste", "concentrate", "concentrato"], ink(rng, [0, 0, 48, 120]), "tomato")


def paste_tube(rng):
    """A tube that stands on its cap and is crimped above."""
    height, up = rng.uniform(0.13, 0.17), np.linspace(0, 1, ROWS)
    wide = np.interp(up, [0, 0.13, 0.14, 0.2, 1], [0.7, 0.7, 0.6, 0.9, 1.1]) * 0.019
    deep = np.interp(up, [0, 0.13, 0.14, 0.2, 0.9, 1], [0.7, 0.7, 0.6, 0.9, 0.2, 0.1]) * 0.019
    coat = opaque(stuff(rng, 256, 384, color(rng, [0, 4], (0.8, 1), (0.5, 0.8)), 0.03))
    coat = label_on(rng, coat, 0.08, 0.78, 0.48, ["tomato paste", "double concentrate", "tomate"], paper(rng, [0, 48, 120], 0.2), "tomato")
    coat[223:] = opaque(band(rng, 384, 33, gray(rng, 224, 255), True))
    return Part(height, np.stack([wide, deep], 1).astype(np.float32), coat, material="metal", crumple=0.0006)


def chocolate(rng):
    ground = color(rng, [18, 22], (0.5, 0.85), (0.15, 0.4)) if chance(rng, 0.4) else ink(rng, [0, 280, 222, 45, 205])
    size = (rng.uniform(0.15, 0.19), rng.uniform(0.009, 0.014), rng.uniform(0.075, 0.09)) if chance(rng, 0.6) else (rng.uniform(0.16, 0.24), rng.uniform(0.025, 0.04), rng.uniform(0.1, 0.17))
    top = label(rng, 128, int(np.clip(128 * size[2] / size[0], 24, 200)), ground, ["chocolate", "milk chocolate", "dark chocolate", "cocoa 70%", "pralines"], pick(rng, ["swirl", "cow", None]))
    return box(rng, *size, ground, ["chocolate", "dark"], material="gloss", top=top)


RED_MEAT = ([0, 4], (0.6, 0.85), (0.4, 0.68))
PINK_MEAT = ([4, 10], (0.3, 0.5), (0.78, 0.92))

SOLIDS = {
    "egg": EGGS,
    "bread": BREAD,
    "butter": [(3, good("butter", butter_box)), (2, good("butter", butter_block)), (1, good("butter", butter_dish)), (1, good("butter", butter_lidded)), (2.2, good("butter", butter_sticks)), (1.6, good("butter", butter_opened)), (1, good("butter", butter_tub))],
    "cheese": [(3, good("cheese", cheese_block)), (1, good("cheese", cheese_wedge)), (2, good("cheese", cheese_slices)), (2.5, good("cheese", cheese_bag, 0.4)), (1, good("cheese", cheese_round)), (0.9, good("cheese", cheese_strings, 0.3)), (0.8, good("cheese", cheese_shaker))],
    "ham": [(2, good("ham", meat_tray(["ham", "cooked ham", "schinken", "jambon"], *PINK_MEAT, ["folds", "slab"], 0.1, 0.7))), (1, good("ham", meat_bag(["ham", "honey ham", "deli ham"], *PINK_MEAT, "folds"), 0.4))],
    "bacon": [(3, good("bacon", meat_tray(["bacon", "smoked bacon", "thick cut"], [2, 8], (0.5, 0.75), (0.5, 0.75), ["strips"], 0.5, 0.8)))],
    "sausage": [(2, good("sausage", sausages)), (1.2, good("sausage", hot_dogs)), (1, good("sausage", meat_tray(["sausage", "bratwurst", "salami"], [4, 10], (0.5, 0.7), (0.5, 0.7), ["folds", "crumbs"], 0.3, 0.6)))],
    "ground meat": [(3, good("ground meat", meat_tray(["ground beef", "minced beef", "80/20", "hackfleisch"], [0, 4], (0.55, 0.8), (0.5, 0.72), ["crumbs"], 0.3, 0.15)))],
    "beef": [(1, good("beef", meat_tray(["beef", "steak", "sirloin", "rind"], *RED_MEAT, ["slab"], 0.3))), (1, good("beef", meat_cuts(["beef", "steak", "ribeye"], *RED_MEAT, 0.35)))],
    "pork": [(1, good("pork", meat_tray(["pork", "pork chops", "schwein"], [4, 8], (0.35, 0.55), (0.7, 0.88), ["slab"], 0.45))), (1, good("pork", meat_cuts(["pork", "chops", "loin"], [4, 8], (0.35, 0.55), (0.7, 0.88), 0.5)))],
    "chicken": [(3, good("chicken", meat_tray(["chicken", "chicken breast", "thighs", "poulet"], [12, 18], (0.22, 0.4), (0.82, 0.96), ["slab"], 0.2, 0.1))), (2, good("chicken", meat_cuts(["chicken", "breast", "thighs", "drumsticks"], [12, 20], (0.2, 0.38), (0.84, 0.96), 0.12))), (1, good("chicken", bird))],
    "salmon": [(1, good("salmon", meat_tray(["salmon", "smoked salmon", "lachs"], [12, 16], (0.55, 0.8), (0.8, 0.97), ["folds"], 0.3, 0.8)))],
    "tomato paste": [(3, good("tomato paste", paste_tin)), (1, good("tomato paste", paste_tube, 0.5))],
    "beans": [(1, good("beans", tinned(["baked beans", "beans", "BEANS"], [200, 0, 28, 120])))],
    "corn": [(1, good("corn", tinned(["sweet corn", "corn", "whole kernel"], [120, 50, 140])))],
    "chickpeas": [(1, good("chickpeas", tinned(["chickpeas", "garbanzo"], [48, 120, 215])))],
    "kidney beans": [(1, good("kidney beans", tinned(["kidney beans", "red beans"], [0, 120, 48])))],
    "chocolate": [(1, good("chocolate", chocolate))],
}
