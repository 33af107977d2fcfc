"""Things in fridges that carry none of the names: leftovers, bowls, pots, bags, boxes, small bottles; drinks without a name: pours.py, what is taken for food with a name: lookalikes.py, clear bags and boxes: wrapped.py. NAMELESS: (weight, maker) pairs."""

import numpy as np

from chances import chance, pick
from goods import PRISM, Part, lathe
from goods.forms import AROUND, FACE, WHITE, any_color, band_on, bottle, box, clouds, disk, filled, filmed, good, grid, ink, jar, label_on, level, mass, meat, mound, opaque, paper, pieces, pillow, rows_for, shaded, stuff, tin, tub
from prints.labels import band, color, faces, gray, label

TALL = [(0, 0.93), (0.02, 1), (0.6, 1), (0.72, 0.75), (0.8, 0.36), (0.86, 0.32), (0.87, 0.4), (0.99, 0.38), (1, 0.33)]
STOUT = [(0, 0.93), (0.03, 1), (0.66, 1), (0.76, 0.8), (0.82, 0.5), (0.83, 0.58), (0.99, 0.56), (1, 0.5)]
BOWL = [(0, 0.45), (0.06, 0.5), (0.35, 0.78), (0.7, 0.94), (1, 1)]


def leftovers(rng, rows, columns):
    """Stew, rice, pasta, salad, meat: anything cooked, or cut and mixed."""
    kind = rng.random()
    if kind < 0.2:
        return pieces(rng, stuff(rng, rows, columns, (205, 190, 160)), [(236, 228, 205), (225, 212, 180), (200, 170, 110)], 2.5, 1.6, 1.0, 1.5)
    if kind < 0.45:
        tint = color(rng, [8, 18, 26, 32], (0.5, 0.85), (0.3, 0.65))
        return pieces(rng, stuff(rng, rows, columns, tint, 0.12), [shaded(tint, 0.7), shaded(tint, 1.3), (190, 120, 50), (110, 130, 50), (220, 190, 140)], 6, density=0.5)
    if kind < 0.6:
        tint = color(rng, [75, 90, 100], (0.4, 0.75), (0.3, 0.6))
        return pieces(rng, stuff(rng, rows, columns, shaded(tint, 0.7)), [tint, shaded(tint, 1.35), shaded(tint, 0.8), (200, 60, 40)], 8, 0.6, 1.0, 1.5)
    if kind < 0.75:
        return pieces(rng, stuff(rng, rows, columns, (200, 160, 80)), [(235, 205, 130), (225, 185, 100), (190, 70, 40)], 3, 5, 1.0, 1.5)
    if kind < 0.87:
        return meat(rng, rows, columns, color(rng, [10, 18], (0.4, 0.7), (0.45, 0.75)), 0.2)
    return stuff(rng, rows, columns, color(rng, [5, 35, 45, 60, 300], (0.05, 0.7), (0.6, 0.95)), 0.08, 16)


def lid_color(rng):
    kind = rng.random()
    if kind < 0.4:
        return color(rng, [215, 222, 200, 210], (0.5, 1), (0.35, 0.9))
    if kind < 0.58:
        return color(rng, [0, 0, 10], (0.7, 1), (0.5, 0.85))
    if kind < 0.7:
        return ink(rng, [120, 140, 90])
    return gray(rng, 217, 255) if kind < 0.9 else ink(rng, [48, 280, 28])


def food_box(rng):
    """The plastic or glass box with a snap lid, its leftovers seen through the wall."""
    boxy, milky = chance(rng, 0.6), chance(rng, 0.45)
    half, height = rng.uniform(0.055, 0.12), rng.uniform(0.045, 0.1)
    depth = half * (rng.uniform(0.6, 0.95) if boxy else 1.0)
    columns, rim = FACE * 4 if boxy else AROUND, rng.uniform(0.009, 0.016) / height
    rows = rows_for(height, 4 * (half + depth), columns)
    coat = filled(rng, rows, rim, 1, leftovers(rng, rows, columns), rng.uniform(0.25, 0.9), columns)
    coat[..., 3] = np.where(coat[..., 3] < 255, coat[..., 3] // 4, rng.uniform(110, 190) if milky else 235)
    coat = band_on(rng, coat, 0, rim, lid := lid_color(rng))
    shape = lathe([(0, rng.uniform(0.78, 0.92)), (0.04, 0.88), (1 - rim - 0.02, 0.95), (1 - rim, 1), (1, 0.99)], half, depth)
    top = opaque(stuff(rng, 96, 96, lid, 0.02)) if boxy else disk(rng, lid)
    if boxy:
        edge = np.minimum.reduce(np.meshgrid(*[np.minimum(np.arange(96), 95 - np.arange(96))] * 2))
        top[(edge > 9) & (edge < 13), :3] = shaded(lid, 0.8)
    if chance(rng, 0.15):
        top = opaque(filmed(rng, leftovers(rng, 96, 96)))
    return Part(height, shape, coat, top, power=rng.uniform(5, 8) if boxy else 2.0, material="milky" if milky else "clear", tint=(0.88, 0.9, 0.9) if milky else (0.95, 0.97, 0.97))


def opaque_box(rng):
    """A reused or colored tub without print."""
    base, lid = any_color(rng), lid_color(rng)
    boxy, half, height = chance(rng, 0.5), rng.uniform(0.05, 0.11), rng.uniform(0.05, 0.11)
    rim = rng.uniform(0.1, 0.2)
    coat = band_on(rng, opaque(stuff(rng, 48, 512, base, 0.015)), 0, rim, lid)
    shape = lathe([(0, 0.8), (0.04, 0.86), (1 - rim - 0.01, 0.95), (1 - rim, 1), (1, 0.98)], half, half * (rng.uniform(0.65, 1) if boxy else 1))
    return Part(height, shape, coat, opaque(stuff(rng, 64, 64, lid, 0.02)) if boxy else disk(rng, lid), power=6.0 if boxy else 2.0, material="milky" if chance(rng, 0.3) else "gloss", tint=(0.9, 0.9, 0.9))


def food_top(rng, covered, tint):
    """A bowl from above: food, or food under film, within the bowl's rim."""
    food = leftovers(rng, 112, 112)
    top = filmed(rng, mixed_art(food, WHITE, 0.25)) if covered else food.copy()
    far = np.hypot(*np.mgrid[-1:1:112j, -1:1:112j])
    top[far > 0.93] = tint
    top[(far > 0.86) & (far <= 0.93)] = shaded(tint, 0.75)
    return opaque(top)


def mixed_art(art, tint, share):
    return (art * (1 - share) + np.array(tint) * share).astype(np.uint8)


def bowl(rng):
    """A bowl with food, bare or covered with film or foil."""
    radius, height = rng.uniform(0.055, 0.12), rng.uniform(0.045, 0.09)
    tint = WHITE if chance(rng, 0.45) else ink(rng, [215, 0, 48, 120, 200, 25])
    cover = pick(rng, ["film", "film", "foil", "bare"])
    coat = opaque(stuff(rng, 64, 192, tint, 0.015))
    if chance(rng, 0.3):
        coat = band_on(rng, coat, rng.uniform(0.05, 0.15), rng.uniform(0.18, 0.4), any_color(rng))
    body = Part(height, lathe(BOWL if chance(rng, 0.7) else [(0, 0.85), (0.05, 0.9), (1, 1)], radius), coat)
    if cover == "foil":
        body.lid = np.zeros((8, 8, 4), np.uint8)
        return [body, foil_part(rng, radius * 2.06, rng.uniform(0.02, 0.035), radius * 2.06, (0, height - 0.014, 0))]
    body.lid = food_top(rng, cover == "film", tint)
    if cover == "film":
        body.texture[:14, :, :3] = filmed(rng, mixed_art(body.texture[:14, :, :3], (225, 228, 230), 0.3))
    elif chance(rng, 0.5):
        heap = Part(rng.uniform(0.015, 0.03), mound(radius * 1.6, radius * 1.6, 0.05), opaque(leftovers(rng, 64, 192)), offset=(0, height - 0.006, 0), crumple=0.003)
        return [body, heap]
    return body


def foil_part(rng, width, height, depth, place=(0.0, 0.0, 0.0)):
    """Crumpled foil: bare metal, its finest facets painted since the renderer's dents are wide."""
    shine = 165 + 75 * np.sign(clouds(rng, 96, 192, 9)) * np.abs(clouds(rng, 96, 192, 5)) ** 0.5 + 25 * clouds(rng, 96, 192, 3)
    coat = opaque(np.repeat(shine[..., None], 3, 2))
    coat[..., 3] = np.clip(120 + 110 * clouds(rng, 96, 192, 7), 40, 220)
    return Part(height, mound(width, depth, rng.uniform(0.1, 0.5)), coat, coat[:, :96], power=rng.uniform(2, 5), material="metal", tint=(0.9, 0.9, 0.91), crumple=rng.uniform(0.003, 0.006), offset=place)


def foil_parcel(rng):
    return foil_part(rng, rng.uniform(0.08, 0.2), rng.uniform(0.035, 0.09), rng.uniform(0.06, 0.13))


def plate(rng):
    radius, tint = rng.uniform(0.09, 0.13), WHITE if chance(rng, 0.7) else color(rng, [215, 0, 48], (0.2, 0.7), (0.5, 0.95))
    body = Part(0.02, lathe([(0, 0.6), (0.3, 0.66), (1, 1)], radius), opaque(stuff(rng, 16, 96, tint, 0.01)), disk(rng, tint, rim=0.7))
    size, high = radius * rng.uniform(0.9, 1.5), rng.uniform(0.02, 0.05)
    if chance(rng, 0.35):
        return [body, foil_part(rng, radius * 1.9, high, radius * 1.9, (0, 0.016, 0))]
    coat = leftovers(rng, 64, 192)
    coat = filmed(rng, mixed_art(coat, (230, 232, 235), 0.2)) if chance(rng, 0.6) else coat
    return [body, Part(high, mound(size, size * rng.uniform(0.6, 1), 0.15), opaque(coat), offset=(0, 0.017, 0), crumple=0.009)]


def pot(rng):
    """A pot with its lid, knob and two handles."""
    radius, height, steel = rng.uniform(0.08, 0.125), rng.uniform(0.07, 0.14), chance(rng, 0.5)
    tint = gray(rng, 8, 51) if chance(rng, 0.5) else ink(rng, [0, 215, 25, 120])
    coat = np.zeros((8, 16, 4), np.uint8) if steel else opaque(stuff(rng, 32, 96, tint, 0.02))
    look = dict(material="metal" if steel else "gloss", tint=(0.82, 0.82, 0.82))
    black = opaque(np.full((4, 8, 3), 25, np.uint8))
    parts = [Part(height, lathe([(0, 0.95), (0.05, 1), (0.95, 1), (0.97, 1.03), (1, 1.03)], radius), coat, **look)]
    for side in (-1, 1):
        parts.append(Part(0.012, lathe(PRISM, 0.028, 0.03), black if chance(rng, 0.5) else coat, **look, power=4.0, offset=(side * (radius + 0.015), height * 0.75, 0)))
    if chance(rng, 0.8):
        parts.append(Part(0.022, lathe([(0, 1.02), (0.2, 1.02), (0.5, 0.75), (1, 0.25)], radius), coat, **look, offset=(0, height, 0)))
        parts.append(Part(0.02, lathe([(0, 0.6), (0.5, 0.6), (0.6, 1), (1, 0.9)], 0.02), black, offset=(0, height + 0.02, 0)))
    else:
        parts[0].lid = disk(rng, (120, 120, 120))
        parts[0].lid[..., :3] = leftovers(rng, 96, 96)
    return parts


def unknown_jar(rng):
    """Pesto, baby food, chutney, sauces: any content in a jar."""
    tint = color(rng, np.arange(0, 360, 24), (0.05, 0.9), (0.12, 0.9))

    def content(rng, rows, columns):
        return pieces(rng, stuff(rng, rows, columns, tint), [shaded(tint, 0.75), shaded(tint, 1.25), (120, 140, 50)], 4, density=0.3)

    words = ["sauce", "spread", "pesto", "capers", "curry", "baby food", "horseradish", "chutney", "tahini"]
    return jar(rng, rng.uniform(0.06, 0.17), rng.uniform(0.027, 0.048), content, level(rng), any_color(rng), words, any_color(rng), pick(rng, ["leaf", "swirl", None, None]), labelled=0.75)


def knot(rng, tint, height):
    """The gathered end of a bag."""
    coat = opaque(filmed(rng, stuff(rng, 48, 64, tint, 0.08)))
    return Part(rng.uniform(0.03, 0.07), lathe([(0, 0.5), (0.25, 0.3), (0.7, 0.9), (1, 1)], rng.uniform(0.02, 0.035), 0.012), coat, material="milky", tint=(0.92, 0.92, 0.92), crumple=0.004, offset=(0, height - 0.008, 0), turn=rng.uniform(0, 3))


def shopping_bag(rng):
    tint = pick(rng, [WHITE, WHITE, WHITE, gray(rng, 153, 230), color(rng, [140, 205, 48], (0.03, 0.2), (0.75, 0.95)), ink(rng, [140, 215, 0, 48])])
    width, height, depth = rng.uniform(0.14, 0.28), rng.uniform(0.06, 0.14), rng.uniform(0.1, 0.18)
    folds = 1 - 0.22 * np.clip(1 - np.abs(clouds(rng, 96, 192, 22)) * 7, 0, 1) - 0.12 * np.clip(1 - np.abs(clouds(rng, 96, 192, 10)) * 5, 0, 1)
    coat = filmed(rng, np.clip(stuff(rng, 96, 192, tint, 0.08, 30) * folds[..., None], 0, 255).astype(np.uint8))
    body = Part(height, mound(width, depth, rng.uniform(0.1, 0.5)), opaque(coat), power=rng.uniform(2, 3.2), material="milky", tint=(0.9, 0.9, 0.9), crumple=rng.uniform(0.004, 0.009))
    return [body, knot(rng, tint, height)] if chance(rng, 0.5) else body


def printed_bag(rng):
    """Mixes, croutons, pet food: a pillow of film with print that says none of the names."""
    ground = any_color(rng)
    front = filmed(rng, label(rng, 128, 168, ground, ["croutons", "family size", "mix", "tortillas", "treats"], pick(rng, ["leaf", "swirl", "wheat", None])))
    back = band(rng, 128, 168, ground)
    width, height, depth = rng.uniform(0.11, 0.22), rng.uniform(0.13, 0.26), rng.uniform(0.03, 0.08)
    return Part(height, pillow(width, depth), faces(back, front, back, front), power=4.0, crumple=rng.uniform(0.002, 0.005))


def paper_bag(rng):
    tint = color(rng, [28, 32], (0.3, 0.5), (0.55, 0.75)) if chance(rng, 0.7) else WHITE
    width, height, depth = rng.uniform(0.1, 0.18), rng.uniform(0.12, 0.24), rng.uniform(0.06, 0.11)
    face = stuff(rng, 128, 96, tint, 0.05)
    return Part(height, pillow(width, depth, 0.4), faces(face, face, face, face), power=6.0, material="matte", crumple=rng.uniform(0.003, 0.006))


def carton(rng):
    """Cardboard of every size and color: leftovers of delivery, cereal bars, pastry, stock cubes."""
    width, height, depth = rng.uniform(0.06, 0.22), rng.uniform(0.03, 0.2), rng.uniform(0.03, 0.16)
    return box(rng, width, height, depth, any_color(rng), ["natural", "organic", "family size", "original", "mix", "crispy", "classic"], pick(rng, ["leaf", "wheat", "swirl", "splash", None, None]), material="gloss" if chance(rng, 0.5) else "matte")


def flat_box(rng):
    """A box of pizza, pastry or takeaway: plain white or brown board."""
    kind = rng.random()
    tint = WHITE if chance(rng, 0.6) else color(rng, [30], (0.3, 0.5), (0.55, 0.75))
    if kind < 0.3:
        return box(rng, *(size := (rng.uniform(0.25, 0.33), 0.04)), size[0], tint, ["pizza"], material="matte", top=stuff(rng, 96, 96, tint, 0.03) if chance(rng, 0.6) else None)
    if kind < 0.6:
        face = stuff(rng, 64, 96, tint, 0.02)
        shape = lathe([(0, 0.8), (0.95, 1), (1, 0.98)], rng.uniform(0.05, 0.1), rng.uniform(0.05, 0.08))
        return Part(rng.uniform(0.05, 0.1), shape, faces(face, face, face, face), opaque(face), power=6.0, material="matte" if chance(rng, 0.6) else "gloss")
    return box(rng, rng.uniform(0.15, 0.26), rng.uniform(0.07, 0.13), rng.uniform(0.15, 0.25), tint, ["bakery", "patisserie"], material="matte", front=stuff(rng, 64, 128, tint, 0.02) if chance(rng, 0.6) else None)


def soda_powder(rng):
    """Baking soda, opened against smells."""
    return box(rng, rng.uniform(0.055, 0.085), rng.uniform(0.1, 0.135), rng.uniform(0.03, 0.05), color(rng, [28, 45, 40], (0.85, 1), (0.85, 1)) if chance(rng, 0.8) else any_color(rng), ["baking soda", "pure", "freezer", "absorbs odors"], None)


def small_bottle(rng):
    """Steak sauce, fish sauce, syrup, extract: small or slim, any color but red, which is hot sauce to most eyes."""
    outline, cap = pick(rng, [(TALL, 0.135), (STOUT, 0.175)])
    tint = pick(rng, [color(rng, [18, 24], (0.5, 0.9), (0.08, 0.25)), color(rng, [95, 45, 300], (0.5, 0.9), (0.3, 0.7)), gray(rng, 178, 242)])
    height = rng.uniform(0.1, 0.21)
    return bottle(rng, height, height * rng.uniform(0.13, 0.2), outline, mass(tint), cap, any_color(rng), ["worcester", "steak sauce", "syrup", "fish sauce", "extract", "teriyaki", "lime juice"], any_color(rng), pick(rng, ["leaf", None, None]), at=(rng.uniform(0.4, 0.5), rng.uniform(0.8, 0.94)), span=pick(rng, [0.4, 0.5, 1.0]), level=level(rng), depth=pick(rng, [1.0, 1.0, 0.75]), neck_label=(0.2, 0.28) if chance(rng, 0.2) else None)


def dip_tub(rng):
    """Guacamole, soft cheese, salad from the counter: a low round tub, clear or printed."""
    if chance(rng, 0.5):
        ground = any_color(rng)
        return tub(rng, rng.uniform(0.04, 0.08), rng.uniform(0.045, 0.065), any_color(rng), ground, ["dip", "salad", "guacamole", "pesto", "coleslaw"], pick(rng, ["leaf", "olive", None]), foot=rng.uniform(0.78, 0.92), rim=rng.uniform(0.1, 0.2), ground=ground)
    part = food_box(rng)
    part.lid = disk(rng, any_color(rng), ["dip", "salad", "deli"], None) if part.power == 2.0 else part.lid
    return part


def vial(rng):
    """Medicine, vitamins, spices: small and round with a wide cap."""
    height, radius = rng.uniform(0.06, 0.11), rng.uniform(0.017, 0.028)
    tint = pick(rng, [color(rng, [24, 28], (0.8, 0.95), (0.6, 0.85)), WHITE, color(rng, [20, 30, 50, 100], (0.4, 0.8), (0.25, 0.6))])
    return jar(rng, height, radius, mass(tint, 0.04), 1.0, WHITE if chance(rng, 0.6) else any_color(rng), ["tablets", "vitamin", "pepper", "oregano", "curry", "drops"], WHITE if chance(rng, 0.6) else any_color(rng), None, neck=0.9, cap=rng.uniform(0.16, 0.25))


def cup(rng):
    """A paper or plastic cup with a lid from the café, or a mug."""
    tint = any_color(rng)
    coat = opaque(stuff(rng, 128, AROUND // 2, tint, 0.01))
    coat = label_on(rng, coat, 0.35, 0.75, 1.0, ["coffee", "café", "cold brew"], any_color(rng)) if chance(rng, 0.6) else coat
    coat = band_on(rng, coat, 0, 0.09, pick(rng, [WHITE, (30, 28, 28)]))
    return Part(rng.uniform(0.1, 0.16), lathe([(0, 0.7), (0.9, 0.96), (0.92, 1), (1, 0.93)], rng.uniform(0.036, 0.048)), coat, disk(rng, (40, 38, 38)))


def ice_pack(rng):
    tint = color(rng, [205, 215, 222], (0.4, 0.9), (0.5, 0.95)) if chance(rng, 0.7) else WHITE
    face = stuff(rng, 64, 96, tint, 0.04)
    return Part(rng.uniform(0.02, 0.035), lathe([(0, 0.95), (0.3, 1), (0.7, 1), (1, 0.95)], rng.uniform(0.06, 0.1), rng.uniform(0.05, 0.08)), faces(face, face, face, face), opaque(label(rng, 96, 64, tint, ["ice", "cool"])), power=6.0, crumple=0.001)


def small_drinks(rng):
    """Little bottles in film, six or so side by side."""
    base, foil = gray(rng, 230, 255), ink(rng, [0, 0, 215, 120])
    height, radius, count = rng.uniform(0.075, 0.095), rng.uniform(0.016, 0.02), int(rng.integers(2, 5))
    coat = label_on(rng, opaque(stuff(rng, 160, AROUND, base, 0.02)), 0.3, 0.9, 1.0, ["drink", "daily", "active"], paper(rng, [0, 215, 120], 0.5))
    coat = band_on(rng, coat, 0, 0.05, foil)
    shape = lathe([(0, 0.9), (0.05, 1), (0.65, 1), (0.75, 0.8), (0.85, 0.72), (0.95, 0.75), (1, 0.75)], radius)
    lid = disk(rng, foil)
    return [Part(height, shape, coat, lid, offset=(x, 0.0, z)) for x, z in grid(count, 2, radius * 2.02)]


def some_tin(rng):
    """Pet food, soup, stew: a tin of anything, often opened and low."""
    low = chance(rng, 0.4)
    return tin(rng, rng.uniform(0.035, 0.05) if low else rng.uniform(0.08, 0.13), rng.uniform(0.035, 0.05), ["soup", "cat", "dog", "stew", "broth", "coconut"], any_color(rng), pick(rng, [None, "splash", "leaf"]))


LYING = {printed_bag: 0.4, small_bottle: 0.05, carton: 0.15}
NAMELESS = [(weight, good(None, function, LYING.get(function, 0.0))) for weight, function in [
    (6, food_box), (2, opaque_box), (3, bowl), (1, plate), (1.2, pot), (1.2, foil_parcel), (1.2, unknown_jar), (2, shopping_bag), (1.2, printed_bag),
    (0.6, paper_bag), (4, carton), (1.2, flat_box), (0.8, soda_powder), (3.5, small_bottle), (1.5, dip_tub), (1.2, vial),
    (0.6, cup), (0.3, ice_pack), (0.6, small_drinks), (1, some_tin),
]]
