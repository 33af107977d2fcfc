"""Foods that are no sauce and no drink: butter, cheese, meat, tins, chocolate; eggs and bread from their own files. SOLIDS joins FOODS in foods.py."""

import numpy as np

from chances import chance, pick
from goods import ROWS, Part, lathe
from goods.bread import BREAD
from goods.eggs import EGGS
from goods.forms import FACE, WHITE, box, disk, filmed, good, ink, label_on, meat, mound, opaque, paper, pieces, pillow, shaded, stuck, stuff, tin, tray, tub
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
        heap = Part(bulge, mound(width * 0.93, depth * 0.93, 0.05), opaque(filmed(rng, meat(rng, 40, 384, tint, fat, pick(rng, kinds)))), opaque(art), power=rng.uniform(2.4, 3.4), crumple=0.003, offset=(0, height - 0.001, 0))
        return [part, heap]

    return make


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
    "butter": [(3, good("butter", butter_box)), (2, good("butter", butter_block)), (1.5, good("butter", butter_dish))],
    "cheese": [(3, good("cheese", cheese_block)), (1, good("cheese", cheese_wedge)), (2, good("cheese", cheese_slices)), (2.5, good("cheese", cheese_bag, 0.4)), (1, good("cheese", cheese_round))],
    "ham": [(2, good("ham", meat_tray(["ham", "cooked ham", "schinken", "jambon"], *PINK_MEAT, ["folds", "slab"], 0.1, 0.7))), (1, good("ham", meat_bag(["ham", "honey ham", "deli ham"], *PINK_MEAT, "folds"), 0.4))],
    "bacon": [(3, good("bacon", meat_tray(["bacon", "smoked bacon", "thick cut"], [2, 8], (0.5, 0.75), (0.5, 0.75), ["strips"], 0.5, 0.8)))],
    "sausage": [(2, good("sausage", sausages)), (1, good("sausage", meat_tray(["sausage", "bratwurst", "salami"], [4, 10], (0.5, 0.7), (0.5, 0.7), ["folds", "crumbs"], 0.3, 0.6)))],
    "ground meat": [(3, good("ground meat", meat_tray(["ground beef", "minced beef", "80/20", "hackfleisch"], [0, 4], (0.55, 0.8), (0.5, 0.72), ["crumbs"], 0.3, 0.15)))],
    "beef": [(1, good("beef", meat_tray(["beef", "steak", "sirloin", "rind"], *RED_MEAT, ["slab"], 0.3)))],
    "pork": [(1, good("pork", meat_tray(["pork", "pork chops", "schwein"], [4, 8], (0.35, 0.55), (0.7, 0.88), ["slab"], 0.45)))],
    "chicken": [(3, good("chicken", meat_tray(["chicken", "chicken breast", "thighs", "poulet"], [12, 18], (0.22, 0.4), (0.82, 0.96), ["slab"], 0.2, 0.1))), (1, good("chicken", bird))],
    "salmon": [(1, good("salmon", meat_tray(["salmon", "smoked salmon", "lachs"], [12, 16], (0.55, 0.8), (0.8, 0.97), ["folds"], 0.3, 0.8)))],
    "tomato paste": [(3, good("tomato paste", paste_tin)), (1, good("tomato paste", paste_tube, 0.5))],
    "beans": [(1, good("beans", tinned(["baked beans", "beans", "BEANS"], [200, 0, 28, 120])))],
    "corn": [(1, good("corn", tinned(["sweet corn", "corn", "whole kernel"], [120, 50, 140])))],
    "chickpeas": [(1, good("chickpeas", tinned(["chickpeas", "garbanzo"], [48, 120, 215])))],
    "kidney beans": [(1, good("kidney beans", tinned(["kidney beans", "red beans"], [0, 120, 48])))],
    "chocolate": [(1, good("chocolate", chocolate))],
}
