"""Things in bags and boxes that show what is in them, by class."""

from crisper_ml.chances import chance
from crisper_ml.goods.bodies import Part, good, lathe
from crisper_ml.goods.bread_bags import bread_bag, clear_egg_carton, rolls
from crisper_ml.goods.dairy.cheese import cheese_face, cheese_tint
from crisper_ml.goods.films import WALL, bag, haze
from crisper_ml.goods.fresh.wrapped_produce import neck_of
from crisper_ml.goods.meat import PINK_MEAT
from crisper_ml.goods.nameless.leftovers import BOWL, leftovers, lid_color
from crisper_ml.goods.soft_shapes import mound, pillow
from crisper_ml.goods.surfaces import WHITE, any_color, ink, meat, opaque, shaded, stuff
from crisper_ml.prints.colors import blend, color
from crisper_ml.prints.labels import faces

# zip bags, boxes and bowls


def zip_bag(rng, content):
    """A flat bag with a zip; content: the part in it, made to fit the given width and height."""
    width, height, thick = rng.uniform(0.12, 0.19), rng.uniform(0.12, 0.19), rng.uniform(0.025, 0.045)
    inside = content(rng, width * rng.uniform(0.7, 0.88), height * rng.uniform(0.5, 0.75), thick)
    coat = haze(rng, rng.uniform(0.03, 0.15), 0.4)
    line = int(rng.uniform(5, 9))
    coat[line : line + 3] = (*(ink(rng, [215, 215, 0, 120]) if chance(rng, 0.6) else (235, 236, 238)), 190)
    film = Part(
        height,
        pillow(width, thick + 0.014, 0.2),
        coat,
        power=3.0,
        material="film",
        tint=WALL,
        crumple=rng.uniform(0.002, 0.004),
    )
    return [inside, film]


def slab_of(art):
    """A flat piece that stands in a bag, its faces like the given art."""

    def content(rng, width, height, thick):
        face = art(rng)
        shape = lathe([(0, 0.9), (0.1, 1), (0.9, 1), (1, 0.9)], width / 2, thick / 2)
        return Part(
            height,
            shape,
            faces(face, face, face, face),
            opaque(face),
            power=5.0,
            material="matte",
            crumple=0.002,
            offset=(0, 0.004, 0),
        )

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
    depth, level, power = (
        half * (rng.uniform(0.65, 0.95) if boxy else 1.0),
        height * rng.uniform(0.3, 0.9),
        rng.uniform(4.5, 7) if boxy else 2.0,
    )
    outline = [(0, 0.84), (0.05, 0.88), (0.9, 0.98), (1, 1)]
    food = Part(
        level,
        lathe([(0, 0.84), (0.05, 0.87), (1, 0.87 + 0.11 * level / height)], half - 0.004, depth - 0.004),
        opaque(leftovers(rng, 48, 160)),
        opaque(leftovers(rng, 64, 64)),
        power=power,
        material="matte",
        offset=(0, 0.004, 0),
        crumple=0.0015,
    )
    wall = Part(
        height,
        lathe(outline, half, depth),
        haze(rng, rng.uniform(0, 0.25), 0.05),
        haze(rng, 0.05, 0.1),
        power=power,
        material="film",
        tint=WALL,
    )
    if chance(rng, 0.2):
        return [food, wall]
    lid = lid_color(rng)
    cap = Part(
        rng.uniform(0.01, 0.016),
        lathe([(0, 1.02), (0.7, 1.02), (1, 0.98)], half, depth),
        opaque(stuff(rng, 8, 64, lid, 0.02)),
        opaque(stuff(rng, 64, 64, lid, 0.03)),
        power=power,
        material="gloss" if chance(rng, 0.6) else "film",
        offset=(0, height - 0.004, 0),
    )
    if cap.material == "film":
        assert cap.lid is not None
        cap.texture[..., 3] = cap.lid[..., 3] = int(rng.uniform(90, 230))
    return [food, wall, cap]


def covered_bowl(rng):
    """A bowl or plate heaped with food under tight film."""
    radius, height = rng.uniform(0.06, 0.12), rng.uniform(0.02, 0.08)
    tint = WHITE if chance(rng, 0.5) else any_color(rng)
    bowl = Part(
        height,
        lathe(BOWL, radius),
        opaque(stuff(rng, 48, 128, tint, 0.015)),
        opaque(stuff(rng, 32, 32, shaded(tint, 0.8), 0.02)),
    )
    rise, size = rng.uniform(0.015, 0.05), radius * rng.uniform(1.3, 1.7)
    food = Part(
        rise,
        mound(size, size, 0.05),
        opaque(leftovers(rng, 64, 160)),
        material="matte",
        crumple=rng.uniform(0.002, 0.006),
        offset=(0, height - 0.004, 0),
    )
    collar, tall = 0.3 * height, 0.3 * height + rise + 0.006
    rim = collar / tall
    stretched = [(0, 0.96), (rim, 1), ((1 + rim) / 2, 0.9), (0.95, size / radius / 3), (1, size / radius / 4)]
    film = Part(
        tall,
        lathe(stretched, radius + 0.003),
        haze(rng, rng.uniform(0.04, 0.14), 0.5),
        material="film",
        tint=WALL,
        crumple=0.0015,
        offset=(0, height - collar, 0),
    )
    return [bowl, food, film]


def leftover_bag(rng):
    """Anything in a thin bag."""
    width, height, depth = rng.uniform(0.09, 0.2), rng.uniform(0.05, 0.12), rng.uniform(0.08, 0.14)
    tint = blend(any_color(rng), WHITE, rng.uniform(0, 0.5))
    art = leftovers(rng, 64, 128) if chance(rng, 0.6) else stuff(rng, 64, 128, tint, 0.1)
    core = Part(
        height,
        mound(width, depth, rng.uniform(0.1, 0.5)),
        opaque(art),
        power=rng.uniform(2, 4),
        material="matte",
        crumple=rng.uniform(0.002, 0.01),
    )
    return [
        core,
        bag(rng, [core], haze(rng, rng.uniform(0.08, 0.35), 0.5), neck_of(rng), rng.uniform(0.006, 0.014), 0.008),
    ]


WRAPPED = {
    "bread": [
        (3, good("bread", bread_bag)),
        (1.5, good("bread", rolls)),
        (0.5, good("bread", lambda rng: zip_bag(rng, slab_of(bread_art)), 0.7)),
    ],
    "egg": [(2.8, good("egg", clear_egg_carton))],
    "cheese": [(1.5, good("cheese", lambda rng: zip_bag(rng, slab_of(cheese_art)), 0.6))],
    "ham": [(1, good("ham", lambda rng: zip_bag(rng, slab_of(ham_art)), 0.7))],
    None: [
        (4, good(None, leftover_bag)),
        (4, good(None, glass_box)),
        (2.5, good(None, covered_bowl)),
        (1.5, good(None, lambda rng: zip_bag(rng, slab_of(leftover_art)), 0.7)),
    ],
}
