"""Foods in clear bags, boxes and film. WRAPPED maps a class to (weight, maker) pairs like FOODS; wrapped_produce gives those that wear photos."""

import numpy as np

from chances import chance, pick
from goods import PRISM, Good, Part, lathe
from goods.bowls import bowl_makers
from goods.bread import BREAD_WORDS, crumb, loaf_size
from goods.eggs import EGG_WORDS, STEP, cups, egg, egg_tint
from goods.films import COAT, WALL, bag, haze, poured, shell
from goods.forms import WHITE, any_color, ball, good, grid, ink, label_on, meat, mound, opaque, paper, pillow, shaded, stuck, stuff
from goods.greens import GREENS
from goods.nameless import BOWL, leftovers, lid_color
from goods.produce import KINDS, LONG, SMALL, berry, few_of, single, skin_of, skins_for
from goods.solids import PINK_MEAT, cheese_face, cheese_tint
from prints.labels import color, faces, gray, label
from prints.lettering import blend

LARGE = 0.125  # in a bag of its own from this width on
LEAVES = ["lettuce", "spinach", "cilantro", "parsley", "basil", "mint", "mustard greens", "green beans", "brussels sprouts"]
PUNNETS = ["strawberry", "blueberry", "raspberry", "blackberry", "grapes", "tomato", "mushroom", "plum", "kiwi", "peach"]
# least and largest width of what lies in them
IN_PUNNETS = {**{name: (low, high) for name, (low, high, _) in SMALL.items()}, "blackberry": (0.018, 0.025), "tomato": (0.022, 0.032), "plum": (0.036, 0.045), "kiwi": (0.042, 0.05), "peach": (0.05, 0.06)}


def bag_coat(rng, words, print_share):
    """Film that is bare or carries a print around its front."""
    coat = haze(rng, rng.uniform(0.02, 0.16), rng.uniform(0.15, 0.5))
    if chance(rng, print_share):
        top = rng.uniform(0.1, 0.4)
        coat = label_on(rng, coat, top, top + rng.uniform(0.25, 0.45), rng.uniform(0.25, 0.45), [*words, "fresh", "1 kg", "2 lb"], ink(rng, [0, 120, 140, 28, 215]), None, back=0.3)
    return np.roll(coat, int(rng.integers(COAT[1])), axis=1) if chance(rng, 0.4) else coat


def neck_of(rng):
    return rng.uniform(0.04, 0.08) if chance(rng, 0.5) else 0.0


def produce_bag(rng, name, photo):
    """Several of a kind in a bag, or a large one alone."""
    shape, width, _, _ = KINDS[name]
    wide = width[1]
    if shape == LONG:
        return long_bag(rng, name, photo)
    alone = wide > LARGE
    count = 1 if alone else int(rng.integers(3, 9) if wide < 0.1 else rng.integers(2, 5))
    half = wide * (0.52 if alone else rng.uniform(0.45, 0.6) * np.sqrt(count + 1))
    parts = poured(rng, few_of(rng, name, photo, count, False if alone else None), half, half * rng.uniform(0.7, 1), tries=40, oval=True)
    return Good(name, [*parts, bag(rng, parts, bag_coat(rng, [name], 0.3), neck_of(rng), rng.uniform(0.004, 0.01), rng.uniform(0.004, 0.009))])


def long_bag(rng, name, photo):
    """Long ones side by side; the bag lies."""
    wide = KINDS[name][1][1]
    count = int(np.clip(0.12 / wide, 2, 8))
    skins = skins_for(rng, name, photo)
    parts = [single(rng, name, pick(rng, skins)) for _ in range(count)]
    for part in parts:
        angle, far = rng.uniform(0, 2 * np.pi), wide * 0.42 * np.sqrt(count) * np.sqrt(rng.random())
        part.offset = (np.cos(angle) * far, rng.uniform(0, 0.02), np.sin(angle) * far)
    return Good(name, [*parts, bag(rng, parts, bag_coat(rng, [name], 0.5), neck_of(rng), 0.005, rng.uniform(0.003, 0.006))], lies=1.0)


def leaf_bag(rng, name, photo):
    """Leaves or something else small that fills a bag: it wears the photo as it is."""
    width, height, depth = rng.uniform(0.12, 0.22), rng.uniform(0.06, 0.14), rng.uniform(0.08, 0.14)
    core = Part(height, mound(width, depth, rng.uniform(0.1, 0.4)), heap_skin(rng, photo()), material="matte", crumple=rng.uniform(0.007, 0.013))
    return Good(name, [core, bag(rng, [core], bag_coat(rng, [name, "salad", "baby leaf"], 0.55), neck_of(rng), rng.uniform(0.008, 0.014), 0.007)], lies=0.1)


def heap_skin(rng, photo):
    """A whole photo of many small things around a body, the light of its day taken down a little."""
    return shadowed(rng, skin_of(photo))


def shadowed(rng, skin):
    skin = np.array(skin)
    light = 0.72 + 0.25 * rng.random(skin.shape[:2] + (1,))
    skin[..., :3] = skin[..., :3] * light
    return skin


def punnet(rng, name, photo):
    """A clamshell of fruit, or a tray of it under film."""
    high = IN_PUNNETS[name][1]
    large = high > 0.03
    width, depth, height = rng.uniform(0.11, 0.19), rng.uniform(0.09, 0.13), rng.uniform(0.05, 0.09) * (1.15 if large else 1)
    skins = skins_for(rng, name, photo, count=3)
    fill = min(0.45 * height, max(0.0, height * rng.uniform(0.5, 0.75) - high)) if not large else 0.002
    core = Part(max(fill, 0.003), lathe([(0, 0.86), (1, 0.92)], width / 2 - 0.003, depth / 2 - 0.003), shadowed(rng, pick(rng, skins)), power=5.0, material="matte", offset=(0, 0.001, 0))
    count = int(np.clip(1.5 * width * depth / high**2, 4, 37))
    fruit = poured(rng, [berry(rng, name, pick(rng, skins), IN_PUNNETS[name]) for _ in range(count)], width * 0.45, depth * 0.45, max(fill - 0.3 * high, 0.003), tries=30)
    fruit = [part for part in fruit if part.offset[1] + 0.5 * part.height < max(height, high)]
    if chance(rng, 0.35):
        return Good(name, tray_under_film(rng, name, fruit, width, depth))
    case = shell(rng, width, max(height, max(part.offset[1] + part.height for part in fruit) + 0.004), depth, rng.uniform(4.5, 7), pick(rng, [0.0, 0.0, 0.06]))
    if chance(rng, 0.75):
        case.lid = stuck(rng, case.lid, [name, "fresh", "sweet", "class 1"], paper(rng, [120, 0, 215]), share=(0.4, 0.8))
    return Good(name, [core, *fruit, case])


def tray_under_film(rng, name, fruit, width, depth):
    tint = pick(rng, [color(rng, [215, 222], (0.6, 0.95), (0.35, 0.7)), gray(rng, 8, 38), WHITE, color(rng, [120], (0.4, 0.8), (0.3, 0.5))])
    base = Part(rng.uniform(0.02, 0.035), lathe([(0, 0.85), (0.9, 1), (1, 1)], width / 2 + 0.006, depth / 2 + 0.006), opaque(stuff(rng, 24, 96, tint, 0.02)), power=6.0)
    lift = base.height - 0.012
    for part in fruit:
        part.offset = (part.offset[0], part.offset[1] + lift, part.offset[2])
    cover = bag(rng, [base, *fruit], bag_coat(rng, [name], 0.4), 0.0, 0.002, 0.001)
    cover.power = 5.0
    return [base, *fruit, cover]


def wrapped_produce(names, photo_of):
    """Makers like those of goods.produce, for what is sold or kept in film."""
    forms = [*[(1.0, produce_bag, name) for name in KINDS], *[(1.2, leaf_bag, name) for name in LEAVES], *[(1.2, punnet, name) for name in PUNNETS]]
    makers = {}
    for weight, form, name in forms:
        if name in names:
            makers.setdefault(name, []).append((weight, lambda rng, form=form, name=name: form(rng, name, lambda: photo_of(rng, name))))
    for name, weight, maker in bowl_makers(names, photo_of):
        makers.setdefault(name, []).append((weight, maker))
    for name, choices in GREENS.items():
        makers.setdefault(name, []).extend(choices if name in names else [])
    return {name: choices for name, choices in makers.items() if choices}


# bread


def bread_coat(rng):
    """Printed film: the brand in front and behind, a band or two, and clear windows between."""
    coat, ground = haze(rng, rng.uniform(0.03, 0.12), 0.3), paper(rng, [0, 48, 28, 222, 120], 0.2)
    front = opaque(label(rng, 96, 44, ground, BREAD_WORDS, pick(rng, ["wheat", None])))
    top = int(rng.uniform(0.2, 0.45) * COAT[0])
    for middle in (72, 168):
        left = middle - int(rng.uniform(20, 28))
        art = front[:, ::2][:, : COAT[1] - left]
        coat[top : top + 44, left : left + art.shape[1]] = art[: COAT[0] - top]
    if chance(rng, 0.5):
        coat[86:] = (*ground, 255)
    return coat


def bread_bag(rng):
    """A sliced loaf in printed film, gathered at one end."""
    along, length, (width, height, depth) = loaf_size(rng)
    side, end = crumb(rng, 96, 192), stuff(rng, 96, 128, color(rng, [34], (0.25, 0.4), (0.78, 0.9)), 0.06, 4)
    front, flank = (side, end) if along else (end, side)
    outline = [(0, 0.95), (0.05, 0.98), (0.6, 1), (0.85, 0.97), (1, 0.8)]
    loaf = Part(height, lathe(outline, width / 2, depth / 2), faces(flank, front, flank, front), opaque(side), power=5.0, material="matte", offset=(0, 0.002, 0))
    film = Part(height + 0.008, lathe(outline, width / 2 + 0.008, depth / 2 + 0.008), bread_coat(rng), haze(rng, 0.05, 0.4), power=4.5, material="film", tint=WALL, crumple=rng.uniform(0.002, 0.005))
    tail = Part(rng.uniform(0.05, 0.08), lathe([(0, 0.5), (0.4, 1), (0.8, 0.9), (1, 0.4)], 0.04 if along else 0.03, 0.014), haze(rng, 0.2, 0.6), material="film", tint=WALL, crumple=0.003)
    tail.offset = (pick(rng, [-1, 1]) * (length / 2 + 0.035), 0.02, 0.0) if along else (0.0, 0.02, -(length / 2 + 0.016))
    return [loaf, film, tail]


def rolls(rng):
    """Rolls, bagels or muffins, loose in a bag or in rows under film."""
    count, radius, tint = int(rng.integers(3, 9)), rng.uniform(0.036, 0.05), color(rng, [24, 26, 30], (0.4, 0.68), (0.55, 0.88))
    coat = opaque((stuff(rng, 48, 96, tint, 0.08, 16) * np.linspace(1.12, 0.82, 48)[:, None, None]).clip(0, 255))
    parts = []
    for _ in range(count):
        part = ball(rng, radius * rng.uniform(1.0, 1.4), radius * rng.uniform(0.9, 1.1), tint, 0.4)
        part.texture = coat
        parts.append(part)
    half = radius * 0.95 * np.sqrt(count + 1)
    parts = poured(rng, parts, half, half * rng.uniform(0.65, 1))
    return [*parts, bag(rng, parts, bag_coat(rng, ["rolls", "buns", "bagels", "6 pack"], 0.55), neck_of(rng), 0.006, rng.uniform(0.002, 0.006))]


# eggs


def clear_egg_carton(rng):
    """Eggs under a clear lid, in cups of clear plastic."""
    along, across, width, depth = cups(rng)
    shade = egg_tint(rng)
    eggs = [egg(rng, shade, (x, 0.006, z)) for x, z in grid(along, across, *STEP)]
    look = dict(power=7.0, material="film", tint=(0.96, 0.97, 0.97))
    foot = Part(0.032, lathe([(0, 0.84), (0.85, 0.97), (0.9, 1), (1, 1)], width / 2, depth / 2), haze(rng, 0.1, 0.25), **look, scallop=(0.12, along))
    lid = Part(0.036, lathe([(0, 1), (0.08, 1), (0.1, 0.97), (0.75, 0.92), (1, 0.82)], width / 2, depth / 2), haze(rng, 0.06, 0.2), haze(rng, 0.06, 0.2), **look, scallop=(0.06, along), offset=(0, 0.0325, 0))
    if chance(rng, 0.7):
        paper_in = label(rng, 128, 64, paper(rng, [120, 50, 0, 210], 0.4), EGG_WORDS, pick(rng, ["egg", None]))
        sheet = Part(0.001, lathe(PRISM, width * rng.uniform(0.2, 0.38), depth * rng.uniform(0.25, 0.36)), opaque(paper_in[:2]), opaque(paper_in), power=9.0, material="matte", offset=(0, 0.0655, 0))
        return [*eggs, sheet, foot, lid]
    return [*eggs, foot, lid]


# zip bags, boxes and bowls


def zip_bag(rng, content):
    """A flat bag with a zip; content: the part in it, made to fit the given width and height."""
    width, height, thick = rng.uniform(0.12, 0.19), rng.uniform(0.12, 0.19), rng.uniform(0.025, 0.045)
    inside = content(rng, width * rng.uniform(0.7, 0.88), height * rng.uniform(0.5, 0.75), thick)
    coat = haze(rng, rng.uniform(0.03, 0.15), 0.4)
    line = int(rng.uniform(5, 9))
    coat[line : line + 3] = (*(ink(rng, [215, 215, 0, 120]) if chance(rng, 0.6) else (235, 236, 238)), 190)
    film = Part(height, pillow(width, thick + 0.014, 0.2), coat, power=3.0, material="film", tint=WALL, crumple=rng.uniform(0.002, 0.004))
    return [inside, film]


def slab_of(art):
    """A flat piece that stands in a bag, its faces like the given art."""

    def content(rng, width, height, thick):
        face = art(rng)
        shape = lathe([(0, 0.9), (0.1, 1), (0.9, 1), (1, 0.9)], width / 2, thick / 2)
        return Part(height, shape, faces(face, face, face, face), opaque(face), power=5.0, material="matte", crumple=0.002, offset=(0, 0.004, 0))

    return content


def cheese_art(rng):
    return cheese_face(rng, 64, 96, cheese_tint(rng))


def ham_art(rng):
    return meat(rng, 64, 96, color(rng, *PINK_MEAT), 0.1, "folds")


def bread_art(rng):
    return stuff(rng, 64, 96, color(rng, [30, 34], (0.3, 0.55), (0.6, 0.88)), 0.1, 6)


def leftover_art(rng):
    return leftovers(rng, 64, 96)


def glass_box(rng):
    """Leftovers in a clear box, seen in their depth, under a lid of plastic."""
    boxy, half, height = chance(rng, 0.65), rng.uniform(0.055, 0.11), rng.uniform(0.045, 0.09)
    depth, level, power = half * (rng.uniform(0.65, 0.95) if boxy else 1.0), height * rng.uniform(0.3, 0.9), rng.uniform(4.5, 7) if boxy else 2.0
    outline = [(0, 0.84), (0.05, 0.88), (0.9, 0.98), (1, 1)]
    food = Part(level, lathe([(0, 0.84), (0.05, 0.87), (1, 0.87 + 0.11 * level / height)], half - 0.004, depth - 0.004), opaque(leftovers(rng, 48, 160)), opaque(leftovers(rng, 64, 64)), power=power, material="matte", offset=(0, 0.004, 0), crumple=0.0015)
    wall = Part(height, lathe(outline, half, depth), haze(rng, rng.uniform(0, 0.25), 0.05), haze(rng, 0.05, 0.1), power=power, material="film", tint=WALL)
    if chance(rng, 0.2):
        return [food, wall]
    lid = lid_color(rng)
    cap = Part(rng.uniform(0.01, 0.016), lathe([(0, 1.02), (0.7, 1.02), (1, 0.98)], half, depth), opaque(stuff(rng, 8, 64, lid, 0.02)), opaque(stuff(rng, 64, 64, lid, 0.03)), power=power, material="gloss" if chance(rng, 0.6) else "film", offset=(0, height - 0.004, 0))
    if cap.material == "film":
        cap.texture[..., 3] = cap.lid[..., 3] = int(rng.uniform(90, 230))
    return [food, wall, cap]


def covered_bowl(rng):
    """A bowl or plate heaped with food under tight film."""
    radius, height = rng.uniform(0.06, 0.12), rng.uniform(0.02, 0.08)
    tint = WHITE if chance(rng, 0.5) else any_color(rng)
    bowl = Part(height, lathe(BOWL, radius), opaque(stuff(rng, 48, 128, tint, 0.015)), opaque(stuff(rng, 32, 32, shaded(tint, 0.8), 0.02)))
    rise, size = rng.uniform(0.015, 0.05), radius * rng.uniform(1.3, 1.7)
    food = Part(rise, mound(size, size, 0.05), opaque(leftovers(rng, 64, 160)), material="matte", crumple=rng.uniform(0.002, 0.006), offset=(0, height - 0.004, 0))
    collar, tall = 0.3 * height, 0.3 * height + rise + 0.006
    rim = collar / tall
    stretched = [(0, 0.96), (rim, 1), ((1 + rim) / 2, 0.9), (0.95, size / radius / 3), (1, size / radius / 4)]
    film = Part(tall, lathe(stretched, radius + 0.003), haze(rng, rng.uniform(0.04, 0.14), 0.5), material="film", tint=WALL, crumple=0.0015, offset=(0, height - collar, 0))
    return [bowl, food, film]


def leftover_bag(rng):
    """Anything in a thin bag."""
    width, height, depth = rng.uniform(0.09, 0.2), rng.uniform(0.05, 0.12), rng.uniform(0.08, 0.14)
    tint = blend(any_color(rng), WHITE, rng.uniform(0, 0.5))
    art = leftovers(rng, 64, 128) if chance(rng, 0.6) else stuff(rng, 64, 128, tint, 0.1)
    core = Part(height, mound(width, depth, rng.uniform(0.1, 0.5)), opaque(art), power=rng.uniform(2, 4), material="matte", crumple=rng.uniform(0.002, 0.01))
    return [core, bag(rng, [core], haze(rng, rng.uniform(0.08, 0.35), 0.5), neck_of(rng), rng.uniform(0.006, 0.014), 0.008)]


WRAPPED = {
    "bread": [(3, good("bread", bread_bag)), (1.5, good("bread", rolls)), (0.5, good("bread", lambda rng: zip_bag(rng, slab_of(bread_art)), 0.7))],
    "egg": [(2.8, good("egg", clear_egg_carton))],
    "cheese": [(1.5, good("cheese", lambda rng: zip_bag(rng, slab_of(cheese_art)), 0.6))],
    "ham": [(1, good("ham", lambda rng: zip_bag(rng, slab_of(ham_art)), 0.7))],
    None: [(4, good(None, leftover_bag)), (4, good(None, glass_box)), (2.5, good(None, covered_bowl)), (1.5, good(None, lambda rng: zip_bag(rng, slab_of(leftover_art)), 0.7))],
}
