"""Candy, chocolate, nuts, chips and cake. SWEETS: class -> (weight, maker) pairs."""

import numpy as np

from chances import chance, pick
from goods import Part, lathe
from goods.dry import canister, dusted, film_bag, loose, made, opened, sealed, storage_jar, with_window
from goods.films import WALL, bag, haze, shell
from goods.forms import BRASS, FACE, WHITE, any_color, box, disk, filmed, grid, ink, jar, label_on, level, mound, opaque, painted, paper, pieces, shaded, stuck, stuff
from prints.labels import band, color, faces, gray, label

# candy and chocolate


CANDY = ["candy", "gummies", "gummy bears", "sour", "fruit chews", "CANDY", "caramels", "jelly beans", "licorice", "toffee", "mints", "marshmallows", "bonbons"]
BRIGHTS = [(206, 30, 36), (236, 140, 24), (246, 206, 40), (60, 150, 60), (40, 90, 180), (150, 40, 120)]
CANDY_LOOK = loose((170, 110, 60), BRIGHTS, 6, 0.85)
CANDY_PICTURES = ["candies", "candies", "berries", "lemon", "orange", None]


def loud(rng):
    """The grounds of sweets: red, orange, yellow, blue, purple, brown; seldom white."""
    return ink(rng, [0, 0, 25, 28, 45, 50, 215, 222, 280, 335, 130]) if chance(rng, 0.75) else color(rng, [18, 22], (0.5, 0.85), (0.12, 0.3)) if chance(rng, 0.6) else gray(rng, 225, 255)


def candy_bag(rng):
    size = rng.uniform(0.09, 0.2), rng.uniform(0.12, 0.22), rng.uniform(0.025, 0.055)
    return opened(rng, film_bag(rng, size, loud(rng), CANDY, pick(rng, CANDY_PICTURES), CANDY_LOOK, window=0.4), 0.2)


def candy_packet(rng):
    """A small packet or roll, standing in the door."""
    ground = loud(rng)
    return film_bag(rng, (rng.uniform(0.05, 0.08), rng.uniform(0.1, 0.16), rng.uniform(0.012, 0.025)), ground, CANDY, pick(rng, CANDY_PICTURES), shape=sealed(rng.uniform(0.05, 0.08), rng.uniform(0.014, 0.025)), crumple=rng.uniform(0.001, 0.002))


def candy_box(rng):
    """A flat box of sweets, upright."""
    size = rng.uniform(0.06, 0.12), rng.uniform(0.1, 0.18), rng.uniform(0.015, 0.03)
    ground = loud(rng)
    front = label(rng, FACE, int(np.clip(FACE * size[1] / size[0], 60, 200)), ground, CANDY, pick(rng, CANDY_PICTURES))
    return box(rng, *size, ground, CANDY, front=with_window(rng, front, CANDY_LOOK) if chance(rng, 0.3) else front, material="gloss")


def candy_jar(rng):
    tints = [pick(rng, BRIGHTS)] if chance(rng, 0.3) else BRIGHTS
    return storage_jar(rng, loose((150, 90, 60), tints, rng.uniform(7, 11), 0.85), CANDY, (0.09, 0.18), (0.035, 0.055))


CHOCOLATE = ["chocolate", "milk chocolate", "dark chocolate", "cocoa 70%", "CHOCOLATE", "hazelnut", "caramel", "almond", "schokolade", "chocolat", "crispy"]
CHOCOLATE_PICTURES = ["chocolate", "chocolate", "almonds", "swirl", "cow", "berries", None, None]


def brown(rng):
    return color(rng, [16, 22], (0.5, 0.85), (0.1, 0.32))


def chocolate_ground(rng):
    return brown(rng) if chance(rng, 0.4) else ink(rng, [0, 0, 280, 222, 45, 205, 130]) if chance(rng, 0.75) else pick(rng, [gray(rng, 12, 40), gray(rng, 225, 250)])


def chocolate_tablet(rng):
    """A bar of squares in paper or foil: most of them stand in the door or lie on a shelf."""
    width, height, thick = rng.uniform(0.065, 0.095), rng.uniform(0.14, 0.2), rng.uniform(0.008, 0.014)
    ground = chocolate_ground(rng)
    wide = label(rng, 184, 84, ground, CHOCOLATE, pick(rng, CHOCOLATE_PICTURES)) if chance(rng, 0.5) else None
    front = np.rot90(wide).copy() if wide is not None else None
    return box(rng, width, height, thick, ground, CHOCOLATE, pick(rng, CHOCOLATE_PICTURES), material=pick(rng, ["matte", "gloss", "gloss"]), front=front, crumple=rng.uniform(0, 0.0008))


def chocolate_bar(rng):
    """A filled bar in film, its name along its length; one or several side by side."""
    ground, length, half = chocolate_ground(rng), rng.uniform(0.11, 0.18), rng.uniform(0.016, 0.024)
    front = filmed(rng, np.rot90(label(rng, 184, 52, ground, CHOCOLATE, None, pick(rng, ["banner", "script", "split", "minimal", "giant"]))).copy())
    ends = gray(rng, 170, 220) if chance(rng, 0.5) else shaded(ground, 0.8)
    for end in (np.s_[:9], np.s_[-9:]):
        front[end] = band(rng, front.shape[1], 9, ends, True)
    coat = faces(*[front if face % 2 else band(rng, 16, 184, ground) for face in range(4)])
    return [Part(length, sealed(half * 2, half * 1.1), coat, power=4.0, crumple=0.0012, offset=(x, 0.0, 0.0)) for x, _ in grid(pick(rng, [1, 1, 2, 3]), 1, half * 2.1)]


def praline_box(rng):
    """A flat box of pralines, lying, some with a clear lid."""
    width, height, depth = rng.uniform(0.14, 0.26), rng.uniform(0.022, 0.04), rng.uniform(0.1, 0.18)
    ground = chocolate_ground(rng)
    if chance(rng, 0.65):
        return box(rng, width, height, depth, ground, CHOCOLATE, material="gloss", top=label(rng, 160, int(160 * depth / width), ground, [*CHOCOLATE, "pralines", "truffles"], pick(rng, CHOCOLATE_PICTURES)))
    gold = pick(rng, [(206, 164, 70), brown(rng), (232, 226, 214)])
    tints = [(84, 46, 26), (60, 32, 20), (112, 64, 34), (206, 164, 70)]
    inside = stuff(rng, 84, 128, gold, 0.05)
    art = pieces(rng, inside, tints, 9, 1.0, 0.75)
    return box(rng, width, height, depth, gold, CHOCOLATE, material="gloss", top=filmed(rng, art), front=stuff(rng, 24, 128, gold, 0.03))


def chocolate_bag(rng):
    """Small ones in a bag: balls, eggs, chips to bake with."""
    ground, look = chocolate_ground(rng), loose((50, 28, 18), [(84, 46, 26), (112, 64, 34), (60, 32, 20)], 5, 0.9)
    return opened(rng, film_bag(rng, (rng.uniform(0.1, 0.18), rng.uniform(0.13, 0.22), rng.uniform(0.03, 0.055)), ground, [*CHOCOLATE, "chocolate chips", "minis"], pick(rng, CHOCOLATE_PICTURES), look, window=0.35), 0.25)


# nuts


# content, picture, words
NUTS = [
    (loose((170, 120, 66), [(214, 164, 104), (196, 142, 84), (228, 186, 130)], 5, 0.7), "peanuts", ["peanuts", "salted peanuts", "roasted peanuts"]),
    (loose((96, 56, 30), [(150, 86, 44), (170, 104, 56), (132, 74, 38)], 5.5, 0.6), "almonds", ["almonds", "roasted almonds", "mandeln"]),
    (loose((196, 156, 100), [(236, 208, 160), (226, 190, 136), (244, 222, 180)], 6, 0.55), "cashews", ["cashews", "cashew nuts", "salted cashews"]),
    (loose((110, 70, 40), [(214, 164, 104), (150, 86, 44), (236, 208, 160), (96, 60, 36)], 5.5, 0.65), "almonds", ["mixed nuts", "nuts", "trail mix", "nut mix"]),
    (loose((150, 130, 80), [(226, 210, 160), (206, 190, 140), (150, 160, 80)], 5, 0.8), "cashews", ["pistachios", "nuts"]),
]
NUT_WORDS = ["nuts", "NUTS", "roasted & salted"]


def nut_ground(rng):
    return pick(rng, [gray(rng, 10, 40), color(rng, [28, 32], (0.4, 0.6), (0.5, 0.72)), ink(rng, [215, 222, 0, 28, 45, 130]), ink(rng, [215, 222, 0, 28, 45, 130]), gray(rng, 225, 250)])


def nut_bag(rng):
    content, picture, words = pick(rng, NUTS)
    size = rng.uniform(0.09, 0.17), rng.uniform(0.12, 0.22), rng.uniform(0.03, 0.06)
    return opened(rng, film_bag(rng, size, nut_ground(rng), [*words, *NUT_WORDS], picture if chance(rng, 0.6) else None, content, window=0.65), 0.3)


def nut_can(rng):
    """A round can of board and foil under a clear or colored lid."""
    _, picture, words = pick(rng, NUTS)
    height, ground = rng.uniform(0.075, 0.135), nut_ground(rng)
    lid = pick(rng, [gray(rng, 190, 235), ground, ink(rng, [215, 222, 45]), gray(rng, 10, 40)])
    return canister(rng, height, height * rng.uniform(0.36, 0.48), ground, lid, [*words, *NUT_WORDS], picture if chance(rng, 0.75) else None, material="gloss" if chance(rng, 0.6) else "metal")


def nut_jar(rng):
    """Clear from the shoulder to the label, which covers the lower half or stands in front."""
    content, _, words = pick(rng, NUTS)
    height = rng.uniform(0.09, 0.17)
    lid = pick(rng, [BRASS, BRASS, gray(rng, 10, 40), gray(rng, 220, 250), ink(rng, [0, 215, 130, 45]), color(rng, [40], (0.3, 0.5), (0.7, 0.85))])
    if chance(rng, 0.5):
        return dusted(jar(rng, height, height * rng.uniform(0.27, 0.42), content, level(rng), lid, [*words, *NUT_WORDS], nut_ground(rng), None, neck=rng.uniform(0.88, 0.98), cap=rng.uniform(0.08, 0.14), span=pick(rng, [0.3, 0.4, 0.5]), power=pick(rng, [2.0, 2.4, 3.2])))
    part = dusted(jar(rng, height, height * rng.uniform(0.27, 0.36), content, level(rng), lid, words, neck=rng.uniform(0.9, 0.99), cap=rng.uniform(0.06, 0.1), labelled=0.0, power=pick(rng, [2.0, 3.0, 3.4])))
    part.texture = label_on(rng, part.texture, rng.uniform(0.42, 0.62), 0.99, 1.0, [*words, *NUT_WORDS], nut_ground(rng))
    return part


def nut_box(rng):
    """A dark or brown box with nuts in print or in a window."""
    content, picture, words = pick(rng, NUTS)
    size = rng.uniform(0.08, 0.12), rng.uniform(0.11, 0.17), rng.uniform(0.025, 0.05)
    ground = nut_ground(rng)
    front = label(rng, FACE, int(FACE * size[1] / size[0] * 0.95), ground, [*words, *NUT_WORDS], picture)
    return box(rng, *size, ground, words, front=with_window(rng, front, content) if chance(rng, 0.5) else front)


# chips


CHIPS = ["chips", "potato chips", "crisps", "CHIPS", "tortilla chips", "sour cream & onion", "salt & vinegar", "paprika", "barbecue", "nacho", "sea salt", "kettle cooked"]


def chips_bag(rng):
    size = rng.uniform(0.14, 0.24), rng.uniform(0.18, 0.31), rng.uniform(0.06, 0.1)
    part = film_bag(rng, size, loud(rng), CHIPS, "crisps" if chance(rng, 0.75) else None, shape=sealed(size[0], size[2]), crumple=rng.uniform(0.002, 0.005))
    return opened(rng, part, 0.3)


def chips_tube(rng):
    ground = loud(rng)
    outline = [(0, 0.99), (0.01, 1.02), (0.02, 0.98), (0.93, 0.98), (0.935, 1.04), (0.99, 1.04), (1, 1)]
    return canister(rng, rng.uniform(0.15, 0.27), rng.uniform(0.036, 0.04), ground, pick(rng, [gray(rng, 215, 245), gray(rng, 215, 245), ground, gray(rng, 12, 40)]), CHIPS, "crisps" if chance(rng, 0.7) else None, outline)


# cake


CAKE = ["cake", "chocolate cake", "cheesecake", "carrot cake", "CAKE", "happy birthday", "gateau", "muffins", "cupcakes", "bakery fresh"]


def sponge(rng):
    return pick(rng, [color(rng, [32, 36], (0.4, 0.6), (0.75, 0.9)), brown(rng), color(rng, [16, 22], (0.5, 0.7), (0.25, 0.4)), color(rng, [40, 46], (0.3, 0.45), (0.82, 0.95)), color(rng, [28, 32], (0.5, 0.65), (0.6, 0.75))])


def icing(rng):
    return pick(rng, [(248, 244, 236), (248, 244, 236), (246, 236, 206), brown(rng), brown(rng), color(rng, [340, 350], (0.2, 0.45), (0.85, 0.97)), color(rng, [48], (0.2, 0.5), (0.85, 0.97))])


def layers(rng, rows, columns, crumb, cream):
    """A cut side: sponge and cream by turns, the icing above."""
    art = stuff(rng, rows, columns, crumb, 0.14, 5)
    count = int(rng.integers(1, 4))
    for k in range(count):
        middle = rows * (k + 1) / (count + 1)
        art[int(middle - rows * 0.05) : int(middle + rows * 0.05)] = stuff(rng, int(middle + rows * 0.05) - int(middle - rows * 0.05), columns, cream, 0.05)
    top = max(2, int(rows * rng.uniform(0.08, 0.18)))
    art[:top] = stuff(rng, top, columns, cream, 0.04)
    return art


def topped(rng, size, cream):
    """A cake from above: icing, and berries, crumbs or tufts of cream around the edge."""
    art = stuff(rng, size, size, cream, 0.05, 12)
    if chance(rng, 0.35):
        art = pieces(rng, art, pick(rng, [[brown(rng)], [(200, 24, 40)], BRIGHTS, [shaded(cream, 0.8), shaded(cream, 1.15)]]), rng.uniform(2, 4), density=rng.uniform(0.1, 0.5))
    if chance(rng, 0.6):
        tuft = pick(rng, [shaded(cream, 1.1), (250, 246, 238), (200, 24, 40), brown(rng)])
        image = np.array(art)
        ys, xs = np.mgrid[-1:1:size * 1j, -1:1:size * 1j]
        for angle in np.arange(0, 2 * np.pi, 2 * np.pi / rng.integers(8, 17)):
            far = np.hypot(xs - 0.78 * np.cos(angle), ys - 0.78 * np.sin(angle))
            image[far < 0.13] = shaded(tuft, 0.85)
            image[np.hypot(xs - 0.78 * np.cos(angle) + 0.03, ys - 0.78 * np.sin(angle) + 0.03) < 0.08] = tuft
        art = image
    return opaque(art)


def round_cake(rng, radius, height, lift):
    """Iced all around, or with its layers bare."""
    cream, crumb = icing(rng), sponge(rng)
    side = layers(rng, 64, 192, crumb, cream) if chance(rng, 0.35) else stuff(rng, 64, 192, cream, 0.05)
    shape = lathe([(0, 0.99), (0.9, 1), (0.97, 0.98), (1, 0.93)], radius)
    return Part(height, shape, opaque(side), topped(rng, 96, cream), material="matte", crumple=rng.uniform(0.0005, 0.002), offset=(0.0, lift, 0.0))


def cake_dome(rng):
    """A cake on its board or plate, under a clear dome or bare."""
    radius, height = rng.uniform(0.07, 0.125), rng.uniform(0.045, 0.1)
    base = pick(rng, [gray(rng, 10, 35), (206, 168, 80), WHITE, WHITE])
    board = Part(0.012, lathe([(0, 0.9), (0.5, 1), (1, 1)], radius * 1.16), painted(base), disk(rng, base))
    parts = [board, round_cake(rng, radius, height, 0.011)]
    if chance(rng, 0.3):
        return parts
    dome = Part(height + 0.02, lathe([(0, 1), (0.04, 1), (0.06, 0.97), (0.8, 0.93), (0.95, 0.88), (1, 0.8)], radius * 1.14), haze(rng, rng.uniform(0.02, 0.06), 0.15), haze(rng, 0.03, 0.2), material="film", tint=WALL, offset=(0.0, 0.011, 0.0))
    if chance(rng, 0.6):
        dome.lid = stuck(rng, dome.lid, CAKE, paper(rng, [335, 28, 45, 215], 0.4), pick(rng, ["slice of cake", None]), (0.35, 0.6))
    return [*parts, dome]


def cake_slices(rng):
    """One or two cut pieces in a clear box or under film on a plate."""
    crumb, cream, count = sponge(rng), icing(rng), int(rng.integers(1, 3))
    width, height, depth = rng.uniform(0.045, 0.07), rng.uniform(0.05, 0.08), rng.uniform(0.08, 0.12)
    cut = layers(rng, 64, 96, crumb, cream)
    parts = [Part(height, lathe([(0, 1), (0.95, 1), (1, 0.97)], width / 2, depth / 2), faces(cut, cut, cut, stuff(rng, 64, 96, cream, 0.05)), topped(rng, 64, cream), power=7.0, material="matte", crumple=0.0012, offset=(x, 0.008, 0.0)) for x, _ in grid(count, 1, width * 1.15)]
    if chance(rng, 0.6):
        case = shell(rng, count * width * 1.2 + 0.03, height + 0.02, depth + 0.03)
        return [*parts, case]
    plate = Part(0.01, lathe([(0, 0.7), (1, 1)], max(count * width, depth) * 0.75), painted(WHITE), disk(rng, WHITE, rim=0.75))
    return [plate, *parts] if chance(rng, 0.4) else [plate, *parts, bag(rng, parts, haze(rng, rng.uniform(0.04, 0.1), 0.45), 0.0, 0.004, 0.002)]


def muffins(rng):
    """Muffins or cupcakes in their papers, four or six in a clear box."""
    across, radius, height = pick(rng, [2, 2, 3]), rng.uniform(0.03, 0.038), rng.uniform(0.03, 0.042)
    crumb, iced, cream = sponge(rng), chance(rng, 0.4), icing(rng)
    cup = pick(rng, [WHITE, shaded(crumb, 0.8), brown(rng), any_color(rng)])
    side = opaque(band(rng, 192, 24, cup, True))
    top = stuff(rng, 40, 96, cream if iced else crumb, 0.08, 10)
    top = pieces(rng, top, [brown(rng), (60, 50, 100)] if chance(rng, 0.5) else BRIGHTS, 2.4, density=0.15) if chance(rng, 0.6) else top
    parts = []
    for x, z in grid(across, 2, radius * 2.15):
        parts.append(Part(height, lathe([(0, 0.72), (1, 0.98)], radius), side, material="matte", offset=(x, 0.003, z)))
        parts.append(Part(radius * rng.uniform(0.7, 0.9), mound(radius * 2.1, radius * 2.1, 0.12), opaque(top), material="matte", crumple=0.002, offset=(x, height, z)))
    tall = max(part.offset[1] + part.height for part in parts) + 0.006
    case = shell(rng, across * radius * 2.2 + 0.02, tall, radius * 4.4 + 0.02, rng.uniform(4.5, 7))
    if chance(rng, 0.6):
        case.lid = stuck(rng, case.lid, ["muffins", "cupcakes", "blueberry muffins", "bakery"], paper(rng, [335, 28, 45, 215], 0.5), None, (0.35, 0.6))
    return [*parts, case]


def cake_box(rng):
    """Board with a window above and often in front, the cake behind it."""
    width, height, depth = rng.uniform(0.15, 0.27), rng.uniform(0.07, 0.13), rng.uniform(0.15, 0.25)
    ground, cream, crumb = WHITE if chance(rng, 0.5) else paper(rng, [335, 25, 45, 205], 0.2), icing(rng), sponge(rng)
    top = np.array(stuff(rng, 112, 128, ground, 0.02))
    view = filmed(rng, topped(rng, 96, cream)[..., :3])
    ys, xs = np.mgrid[-1:1:96j, -1:1:96j]
    view[np.hypot(xs, ys) > 0.97] = shaded(ground, 0.45)
    edge = int(rng.uniform(0, 18))
    top[8 : 104, 16 : 112][edge : 96 - edge, edge : 96 - edge] = view[edge : 96 - edge, edge : 96 - edge]
    rows = int(np.clip(FACE * height / width, 40, 120))
    front = label(rng, FACE, rows, ground, CAKE, pick(rng, ["slice of cake", "swirl", None]))
    if chance(rng, 0.5):
        front = with_window(rng, front, lambda rng, rows, columns: layers(rng, rows, columns, crumb, cream), (0.4, 0.7))
    return box(rng, width, height, depth, ground, CAKE, front=front, top=top)


def loaf_cake(rng):
    """A cake as long as a bread, in film with a sticker."""
    crumb = sponge(rng)
    width, height, depth = rng.uniform(0.14, 0.22), rng.uniform(0.055, 0.08), rng.uniform(0.07, 0.09)
    face = stuff(rng, 48, 96, shaded(crumb, 0.85), 0.12, 6)
    body = Part(height, lathe([(0, 0.88), (0.7, 1), (0.9, 0.93), (1, 0.7)], width / 2, depth / 2), faces(face, face, face, face), opaque(stuff(rng, 64, 96, pick(rng, [shaded(crumb, 0.7), icing(rng)]), 0.12, 8)), power=5.0, material="matte", crumple=0.002, offset=(0, 0.002, 0))
    film = bag(rng, [body], haze(rng, rng.uniform(0.03, 0.1), 0.4), 0.0, 0.004, 0.002)
    film.texture = label_on(rng, film.texture, 0.3, 0.85, rng.uniform(0.12, 0.3), CAKE, paper(rng, [28, 45, 335, 215], 0.3))
    film.power = 4.5
    return [body, film]


SWEETS = {
    "candy": made("candy", (4, candy_bag, 0.3), (2.5, candy_packet, 0.25), (1.5, candy_box, 0.2), (0.6, candy_jar, 0.0)),
    "chocolate": made("chocolate", (3, chocolate_tablet, 0.35), (3, chocolate_bar, 0.3), (1.5, praline_box, 0.0), (1.5, chocolate_bag, 0.3)),
    "nuts": made("nuts", (3, nut_bag, 0.25), (2, nut_can, 0.0), (2.5, nut_jar, 0.0), (1, nut_box, 0.1)),
    "chips": made("chips", (4, chips_bag, 0.25), (1.2, chips_tube, 0.1)),
    "cake": made("cake", (2, cake_dome, 0.0), (1.5, cake_slices, 0.0), (2, muffins, 0.0), (2, cake_box, 0.0), (1, loaf_cake, 0.0)),
}
