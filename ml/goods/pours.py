"""Wine, water, coffee, tea, plant milks, oils, sauces that pour, and the drinks without a name. POURS: class -> (weight, maker) pairs."""

from chances import chance, pick, pick_weighted, typical
from goods import Good, Part, lathe
from goods.drink_forms import BORDEAUX, BURGUNDY, CARAFE, COLA, FLASK, HOCK, MILK_GLASS, PITCHER, RIBBED, SOY, SPORT, SPRAY, STRAIGHT, TALL_OIL, TIN, WIDE
from goods.drink_forms import around, blank, bottle, capped, carton, drained, handle_part, hazed, jug_good, lay, opaque_content, passes, toned, white_or
from goods.can_art import energy_design
from goods.coolers import hard_soda, sparkling, stopper, wine_box
from goods.forms import FACE, any_color, level, painted, paper
from goods.packs import can_of, can_part, rows_of, shrunk
from prints.labels import gray, label

REDS = ["merlot", "pinot noir", "cabernet sauvignon", "rioja", "shiraz", "reserve", "chianti"]
WHITES = ["chardonnay", "sauvignon blanc", "riesling", "pinot grigio", "moscato"]
# glass, wine, words, weight
WINES = [((42, 58, 26), (70, 8, 18), REDS, 4), ((64, 52, 22), (70, 8, 18), REDS, 1), ((236, 240, 226), (240, 226, 130), WHITES, 2.4), ((160, 164, 84), (238, 222, 140), WHITES, 1.8), ((104, 128, 58), (236, 220, 140), WHITES, 1.8), ((200, 222, 196), (240, 226, 150), WHITES, 0.8), ((244, 244, 240), (240, 150, 130), ["rose", "zinfandel"], 1.6)]


def closed(rng, texture):
    """A capsule, or a screw cap with its rings."""
    tint = gray(rng, 15, 45) if chance(rng, 0.3) else gray(rng, 170, 225) if chance(rng, 0.15) else toned(rng, [0, 350, 45, 45, 120, 215], (0.4, 1), (0.2, 0.8))
    kind = rng.random()
    if kind < 0.4:
        texture = lay(texture, tint, 0, rng.uniform(0.1, 0.19))
        return capped(rng, texture, 0.07, tint)
    texture = lay(texture, tint, 0, rng.uniform(0.14, 0.24))
    return lay(texture, (202, 164, 78), 0.1, 0.115) if chance(rng, 0.3) else texture


def wine(rng):
    glass, drink, words, _ = typical(rng, WINES)
    outline, tall, radius = pick_weighted(rng, [(BORDEAUX, 0.3, 0.0375), (BURGUNDY, 0.296, 0.041), (HOCK, 0.33, 0.0375)], [0.55, 0.35, 0.1])
    kind = rng.random()
    ground = gray(rng, 236, 253) if kind < 0.5 else (240, 230, 204) if kind < 0.75 else gray(rng, 18, 50) if kind < 0.85 else toned(rng, [0, 45, 215], (0.4, 0.9), (0.25, 0.8))
    art = label(rng, 150, 160, ground, words, "grapes" if chance(rng, 0.25) else None)
    texture = lay(blank(), art, rng.uniform(0.46, 0.62), rng.uniform(0.78, 0.93), rng.uniform(0.34, 0.58), oval=chance(rng, 0.12))
    if chance(rng, 0.15):
        texture = lay(texture, label(rng, 130, 40, ground, words), 0.36, 0.43, 0.3)
    if chance(rng, 0.7):
        texture = lay(texture, label(rng, 120, 130, ground, words, style="back"), 0.6, 0.88, 0.28, 0.0)
    corked = chance(rng, 0.16)
    texture = lay(texture, gray(rng, 15, 45), 0.02, 0.16) if corked and chance(rng, 0.4) else texture if corked else closed(rng, texture)
    fill = 0.8 * rng.uniform(0.15, 0.85) if corked else level(rng, 0.8) if chance(rng, 0.4) else 0.8
    good = bottle(rng, "wine", outline, tall * rng.uniform(0.97, 1.04), radius * rng.uniform(0.97, 1.05), texture, lies=0.05 if corked else 0.4, tint=passes(glass), liquid=passes(drink), fill=fill)
    if corked:
        good.parts.append(stopper(rng, good.parts[0]))
    return good


def water_bottle(rng):
    blue = chance(rng, 0.2)
    outline = pick_weighted(rng, [RIBBED, COLA, STRAIGHT], [0.5, 0.25, 0.25])
    height, radius = typical(rng, [(0.205, 0.032, 5), (0.235, 0.036, 2), (0.31, 0.043, 2.5), (0.17, 0.029, 0.7)])[:2]
    texture = blank()
    if chance(rng, 0.78):
        ground = gray(rng, 232, 255) if chance(rng, 0.25) else toned(rng, [205, 215, 215, 195, 160], (0.5, 1), (0.45, 0.95))
        texture = lay(texture, around(label(rng, 192, 80, ground, ["spring water", "water", "mineral water", "natural water", "aqua", "eau minerale"], "splash" if chance(rng, 0.25) else None)), rng.uniform(0.38, 0.44), rng.uniform(0.58, 0.66), 1.0, alpha=int(rng.uniform(190, 255)))
    cap = gray(rng, 235, 255) if chance(rng, 0.35) else toned(rng, [215, 205, 215, 120], (0.5, 1), (0.5, 1))
    return bottle(rng, "water", outline, height * rng.uniform(0.95, 1.05), radius, capped(rng, texture, 0.062, cap), lies=0.2, tint=(0.72, 0.88, 0.97) if blue else (0.95, 0.97, 0.98), liquid=(0.93, 0.97, 0.98), fill=drained(rng, 0.9))


def water_pack(rng):
    """Half-liter bottles in shrunk film."""
    one, across, deep = water_bottle(rng).parts[0], int(rng.integers(2, 5)), int(rng.integers(2, 4))
    step, tall = 2.02 * float(one.profile[:, 0].max()), one.height
    parts = rows_of(rng, one, across, deep, step)
    art = label(rng, FACE, 26, toned(rng, [205, 215, 215, 195], (0.5, 1), (0.45, 0.95)), ["spring water", "water", "aqua"])
    film = shrunk(rng, across, deep, step, tall * 0.98, art)
    return Good("water", [film, *parts])


def water_jug(rng):
    texture = blank()
    if chance(rng, 0.8):
        texture = lay(texture, label(rng, 160, 110, paper(rng, (215, 205), 0.4), ["spring water", "drinking water", "distilled water"]), 0.52, 0.78, 0.4)
    return jug_good(rng, "water", texture, rng.uniform(0.24, 0.27), rng.uniform(0.07, 0.076), toned(rng, [215, 205, 0], (0.6, 1), (0.5, 0.95)), material="clear", tint=(0.94, 0.97, 0.98), liquid=(0.92, 0.97, 0.98), fill=level(rng, 0.85))


def filter_pitcher(rng):
    """White lid and funnel above, the filtered water clear below."""
    tall, half = rng.uniform(0.24, 0.275), rng.uniform(0.066, 0.08)
    white = gray(rng, 232, 252)
    lid = white if chance(rng, 0.75) else toned(rng, [215, 205, 120], (0.4, 0.9), (0.4, 0.9))
    funnel = rng.uniform(0.42, 0.52)
    texture = lay(lay(blank(), white, 0.1, funnel, alpha=int(rng.uniform(110, 245))), lid, 0, 0.12)
    if chance(rng, 0.7):
        texture = lay(texture, white, funnel, funnel + 0.2, 0.16, alpha=int(rng.uniform(150, 235)))
    body = Part(tall, lathe([(0, 0.8), (0.03, 0.85), (0.85, 1), (0.88, 1.03), (0.97, 1.0), (1, 0.9)], half, half * rng.uniform(0.68, 0.85)), hazed(rng, texture, 0.5), painted(lid), power=3.3, material="clear", tint=(0.92, 0.96, 0.98), liquid=(0.9, 0.96, 0.98), fill=rng.uniform(0.15, 0.5))
    grip = handle_part(rng, lid if chance(rng, 0.7) else white, tall * 0.75, tall * 0.24, half * pick(rng, [-0.86, 0.86]), 0.014)
    return Good("water", [body, grip])


def cold_coffee(rng):
    """Small milky coffee in glass, or black cold brew in plastic."""
    black = chance(rng, 0.4)
    art = around(label(rng, 192, 130, paper(rng, (25, 120, 45), 0.4), ["iced coffee", "cold brew", "coffee", "mocha", "latte", "vanilla coffee"], "swirl" if chance(rng, 0.4) else None))
    if black:
        texture, look = lay(blank(), art, 0.42, 0.8, 1.0), {"liquid": passes((40, 16, 6), 1.5), "fill": level(rng, 0.84)}
        size = (rng.uniform(0.2, 0.26), rng.uniform(0.04, 0.05))
    else:
        texture, look, size = lay(opaque_content(rng, blank(), toned(rng, 26, (0.35, 0.6), (0.5, 0.75)), 0.84, 0.14), art, 0.42, 0.86, rng.choice([0.5, 1.0])), {}, (rng.uniform(0.14, 0.18), rng.uniform(0.029, 0.033))
    return bottle(rng, "coffee", WIDE if chance(rng, 0.6) else CARAFE, *size, capped(rng, texture, 0.125, gray(rng, 20, 60) if chance(rng, 0.5) else toned(rng, [30, 120, 45], (0.3, 0.9), (0.3, 0.9))), **look)


def coffee_tin(rng):
    paint = toned(rng, [215, 0, 0, 20, 120, 45], (0.6, 1), (0.3, 0.8)) if chance(rng, 0.75) else gray(rng, 15, 50)
    lid = gray(rng, 15, 40) if chance(rng, 0.5) else toned(rng, [0, 45, 215], (0.5, 1), (0.4, 0.95))
    texture = lay(lay(blank(), around(label(rng, 192, 200, paint, ["coffee", "ground coffee", "classic roast", "espresso", "dark roast", "kaffee"], "swirl" if chance(rng, 0.3) else None)), 0.14, 1), lid, 0, 0.15)
    return bottle(rng, "coffee", TIN, rng.uniform(0.13, 0.17), rng.uniform(0.049, 0.066), texture, material="gloss" if chance(rng, 0.6) else "metal")


def iced_tea(rng):
    outline = pick_weighted(rng, [WIDE, RIBBED, SPORT], [0.5, 0.25, 0.25])
    green = chance(rng, 0.25)
    art = around(label(rng, 192, 110, paper(rng, (45, 120, 0, 215), 0.3), ["iced tea", "lemon tea", "green tea", "peach tea", "sweet tea", "tea"], "lemon" if chance(rng, 0.5) else "leaf"))
    texture = capped(rng, lay(blank(), art, rng.uniform(0.38, 0.44), rng.uniform(0.68, 0.8)), 0.07 if outline is RIBBED else 0.125, gray(rng, 235, 255) if chance(rng, 0.4) else toned(rng, [120, 45, 215, 0]))
    size = (rng.uniform(0.18, 0.22), rng.uniform(0.031, 0.036)) if chance(rng, 0.7) else (rng.uniform(0.27, 0.3), rng.uniform(0.046, 0.052))
    return bottle(rng, "tea", outline, *size, texture, liquid=passes((206, 190, 70) if green else (176, 74, 16), 1.2), fill=level(rng, 0.86))


def tea_jug(rng):
    texture = lay(blank(), label(rng, 192, 120, paper(rng, (45, 120, 0), 0.3), ["sweet tea", "iced tea", "green tea", "diet tea"], "lemon"), 0.5, 0.82, rng.choice([0.5, 1.0]))
    return jug_good(rng, "tea", texture, rng.uniform(0.25, 0.29), rng.uniform(0.06, 0.074), toned(rng, [45, 120, 0, 215], (0.6, 1), (0.5, 0.9)), material="clear", liquid=passes((170, 72, 18), 1.2), fill=level(rng, 0.84))


def oil_bottle(rng):
    texture = lay(blank(), label(rng, 170, 140, paper(rng, (50, 50, 120, 0), 0.35), ["vegetable oil", "sunflower oil", "canola oil", "pure oil", "corn oil"], "leaf" if chance(rng, 0.3) else None), rng.uniform(0.42, 0.5), rng.uniform(0.76, 0.88), rng.choice([0.4, 0.5, 1.0]))
    cap = toned(rng, [50, 0, 120, 215], (0.6, 1), (0.5, 1))
    look = {"liquid": passes((252, 204, 66)), "fill": level(rng, 0.88)}
    if chance(rng, 0.25):
        return jug_good(rng, "oil", texture, rng.uniform(0.25, 0.29), rng.uniform(0.05, 0.06), cap, material="clear", **look)
    return bottle(rng, "oil", STRAIGHT if chance(rng, 0.6) else TALL_OIL, rng.uniform(0.25, 0.3), rng.uniform(0.037, 0.045), capped(rng, texture, 0.07, cap), power=rng.choice([2.0, 2.0, 3.2]), **look)


def olive_oil(rng):
    dark = chance(rng, 0.6)
    texture = lay(blank(), label(rng, 160, 170, paper(rng, (45, 95, 120), 0.5), ["olive oil", "extra virgin", "huile d'olive", "olio"], "olive"), rng.uniform(0.38, 0.46), rng.uniform(0.8, 0.93), rng.uniform(0.36, 0.6))
    cap = gray(rng, 15, 50) if chance(rng, 0.4) else toned(rng, [120, 45, 0], (0.4, 0.9), (0.25, 0.8))
    return bottle(rng, "olive oil", TALL_OIL if chance(rng, 0.7) else BORDEAUX, rng.uniform(0.24, 0.31), rng.uniform(0.029, 0.037), capped(rng, texture, rng.uniform(0.09, 0.16), cap, False), power=rng.choice([2.0, 3.3]), tint=passes((52, 78, 30)) if dark else (0.94, 0.96, 0.93), liquid=passes((196, 180, 40)), fill=level(rng, 0.82))


VINEGARS = [((236, 238, 236), ["white vinegar", "distilled vinegar"], 2), ((196, 110, 30), ["apple cider vinegar", "cider vinegar", "malt vinegar"], 2), ((30, 8, 6), ["balsamic vinegar", "aceto balsamico"], 2), ((120, 14, 22), ["red wine vinegar"], 1)]


def vinegar(rng):
    drink, words, _ = typical(rng, VINEGARS)
    texture = lay(blank(), label(rng, 160, 140, paper(rng, (0, 45, 120), 0.55), words, "apple" if "cider" in words[0] else "grapes" if "wine" in words[0] else None), rng.uniform(0.46, 0.52), rng.uniform(0.8, 0.9), rng.uniform(0.4, 0.6))
    cap = gray(rng, 15, 50) if chance(rng, 0.3) else toned(rng, [0, 45, 120], (0.5, 1), (0.3, 0.9))
    return bottle(rng, "vinegar", TALL_OIL if chance(rng, 0.6) else STRAIGHT, rng.uniform(0.19, 0.27), rng.uniform(0.028, 0.037), capped(rng, texture, rng.uniform(0.07, 0.1), cap), liquid=passes(drink, 1.2), fill=level(rng, 0.84))


def soy_sauce(rng):
    small = chance(rng, 0.5)
    ground = toned(rng, [45, 50], (0.35, 0.9), (0.8, 1)) if chance(rng, 0.6) else paper(rng, (0, 0, 120), 0.5)
    art = label(rng, 160, 140, ground, ["soy sauce", "shoyu", "tamari", "less sodium", "naturally brewed"])
    texture = lay(blank(), art, *((0.5, 0.86) if small else (0.48, 0.82)), rng.uniform(0.4, 0.6))
    if not small and chance(rng, 0.4):
        texture = lay(texture, ground, 0.16, 0.22)
    cap = toned(rng, [0, 0, 130], (0.8, 1), (0.5, 0.85))
    size = (rng.uniform(0.125, 0.15), rng.uniform(0.028, 0.033)) if small else (rng.uniform(0.19, 0.26), rng.uniform(0.027, 0.033))
    return bottle(rng, "soy sauce", SOY if small else TALL_OIL, *size, capped(rng, texture, 0.225 if small else 0.09, cap, not small), liquid=passes((20, 5, 2), 1.3), fill=level(rng, 0.72 if small else 0.84))


def energy_can(rng):
    tall, radius = pick_weighted(rng, [(0.135, 0.0265), (0.158, 0.033), (0.156, 0.0285)], [0.5, 0.3, 0.2])
    part = can_of(rng, energy_design(rng), tall, radius)
    if chance(rng, 0.88):
        return Good("energy drink", [part], 0.05)
    return Good("energy drink", rows_of(rng, part, *pick_weighted(rng, [(4, 1), (2, 2)], [1, 2]), 2.04 * radius))


def seltzer_can(rng):
    """As slim as energy drinks, but pale."""
    paint = gray(rng, 225, 250) if chance(rng, 0.6) else toned(rng, range(0, 360, 30), (0.15, 0.4), (0.85, 1))
    return Good(None, [can_part(rng, paint, ["hard seltzer", "sparkling", "spiked"], pick_weighted(rng, ["berries", "lemon", None], [1, 1, 2]), rng.uniform(0.154, 0.16), 0.0285)], 0.05)


def cream_bottle(rng):
    """White plastic in a printed sleeve, small; or cream behind glass."""
    accent, outline = toned(rng, [0, 215, 120, 45, 280], (0.5, 1), (0.4, 0.9)), WIDE if chance(rng, 0.6) else MILK_GLASS
    words = ["cream", "heavy cream", "half & half", "whipping cream", "double cream", "CREAM"]
    size = rng.uniform(0.12, 0.18), rng.uniform(0.028, 0.036)
    glass = chance(rng, 0.25)
    texture = opaque_content(rng, blank(), (250, 244, 226), level(rng, 0.85), 0.13) if glass else lay(blank(), gray(rng, 240, 254), 0, 1)
    art = label(rng, 192, 130, accent if chance(rng, 0.35) else gray(rng, 235, 255), words, "swirl" if chance(rng, 0.4) else None)
    texture = lay(texture, around(art), 0.42, rng.uniform(0.8, 0.94), rng.choice([0.5, 1.0]))
    return bottle(rng, "cream", outline, *size, capped(rng, texture, 0.125 if outline is WIDE else 0.065, accent), material="clear" if glass else "gloss")


def sports_bottle(rng):
    drink = toned(rng, [0, 25, 55, 120, 200, 215, 280], (0.75, 1), (0.75, 1))
    texture = lay(blank(), around(label(rng, 192, 110, any_color(rng), ["sport", "thirst", "hydrate", "vitamin drink"])), 0.32, rng.uniform(0.58, 0.72))
    return bottle(rng, None, SPORT, rng.uniform(0.19, 0.25), rng.uniform(0.035, 0.042), capped(rng, texture, 0.125, drink if chance(rng, 0.4) else any_color(rng)), liquid=passes(drink, 1.1), fill=level(rng, 0.85))


def liquor(rng):
    glass, drink = pick_weighted(rng, [((245, 246, 245), (244, 246, 245)), ((245, 244, 240), (190, 96, 20)), ((56, 86, 34), (230, 220, 170)), ((60, 34, 14), (180, 90, 30))], [0.4, 0.35, 0.15, 0.1])
    texture = lay(blank(), label(rng, 160, 150, any_color(rng), ["vodka", "whisky", "rum", "gin", "tequila", "liqueur"]), rng.uniform(0.45, 0.52), rng.uniform(0.8, 0.92), rng.uniform(0.35, 0.6))
    return bottle(rng, None, TALL_OIL if chance(rng, 0.6) else WIDE, rng.uniform(0.2, 0.31), rng.uniform(0.035, 0.045), capped(rng, texture, 0.09, any_color(rng), False), power=rng.choice([2.0, 2.6, 3.3]), tint=passes(glass), liquid=passes(drink), fill=level(rng, 0.82))


def creamer(rng):
    """A sleeved bottle: coffee creamer, drinkable something."""
    paint = any_color(rng)
    texture = lay(lay(blank(), gray(rng, 235, 253) if chance(rng, 0.5) else paint, 0, 1), around(label(rng, 192, 170, paint, ["creamer", "hazelnut", "french vanilla", "protein shake", "smoothie"], "swirl" if chance(rng, 0.5) else None)), 0.3, 0.96)
    return bottle(rng, None, WIDE if chance(rng, 0.6) else STRAIGHT, rng.uniform(0.14, 0.24), rng.uniform(0.032, 0.042), capped(rng, texture, 0.12, any_color(rng)), material="gloss", power=rng.choice([2.0, 2.8]))


def pitcher(rng):
    """Something home-made in a jug with a lid and a grip."""
    tall, half, lid = rng.uniform(0.2, 0.26), rng.uniform(0.05, 0.065), any_color(rng)
    texture, tint = blank(), (0.95, 0.96, 0.96) if chance(rng, 0.7) else passes(toned(rng, [200, 120, 0], (0.1, 0.4), (0.85, 1)))
    drink = toned(rng, [0, 15, 22, 90, 330], (0.3, 0.9), (0.3, 0.8))
    fill = rng.uniform(0.2, 0.82)
    if chance(rng, 0.4):
        texture = opaque_content(rng, texture, drink, fill, 0.13)
    texture = lay(texture, lid, 0, 0.125) if chance(rng, 0.8) else texture
    body = Part(tall, lathe(PITCHER, half), hazed(rng, texture, fill), material="clear" if chance(rng, 0.8) else "milky", tint=tint, liquid=passes(drink), fill=fill)
    return Good(None, [body, handle_part(rng, lid if chance(rng, 0.6) else (225, 228, 228), tall * 0.62, tall * 0.22, half * 0.84)])


def drinking_glass(rng):
    texture, fill = blank(), rng.uniform(0, 0.85)
    drink = toned(rng, [0, 30, 40, 45], (0, 0.9), (0.3, 1))
    if chance(rng, 0.4):
        texture = opaque_content(rng, texture, drink, fill, 0.02)
    return Good(None, [Part(rng.uniform(0.1, 0.16), lathe([(0, 0.8), (0.04, 0.82), (1, 1)], rng.uniform(0.03, 0.043)), hazed(rng, texture, fill), painted((0, 0, 0), 0), material="clear", tint=(0.97, 0.98, 0.98), liquid=passes(drink), fill=fill)])


def baby_bottle(rng):
    ring, fill = toned(rng, [200, 330, 120, 50], (0.3, 0.8), (0.6, 1)), rng.uniform(0.2, 0.7)
    texture = opaque_content(rng, blank(), (246, 242, 230), fill, 0.3)
    texture = lay(lay(texture, (236, 224, 196), 0, 0.2), ring, 0.18, 0.28)
    return bottle(rng, None, [(0, 0.95), (0.03, 1), (0.62, 1), (0.7, 0.85), (0.72, 0.9), (0.8, 0.9), (0.82, 0.6), (0.9, 0.4), (1, 0.15)], rng.uniform(0.16, 0.22), rng.uniform(0.028, 0.034), texture)


def thermos(rng):
    steel = chance(rng, 0.55)
    texture = blank() if steel else lay(blank(), any_color(rng), 0, 1)
    texture = lay(texture, any_color(rng), 0, rng.uniform(0.16, 0.25))
    return bottle(rng, None, FLASK, rng.uniform(0.2, 0.28), rng.uniform(0.033, 0.042), texture, lies=0.1, material="metal" if steel else "gloss")


def spray_bottle(rng):
    paint = any_color(rng)
    texture = lay(lay(blank(), paint, 0.2, 1, alpha=int(rng.uniform(120, 255))), label(rng, 150, 120, any_color(rng), ["cleaner", "spray", "multi"]), 0.5, 0.85, 0.4)
    return bottle(rng, None, SPRAY, rng.uniform(0.2, 0.27), rng.uniform(0.035, 0.042), lay(texture, any_color(rng), 0, 0.21), material="gloss")


def medicine(rng):
    brown = chance(rng, 0.6)
    texture = lay(blank(), label(rng, 190, 120, gray(rng, 235, 255), ["syrup", "tablets", "vitamins", "oral solution"]), 0.42, 0.9, rng.uniform(0.5, 0.9))
    return bottle(rng, None, WIDE, rng.uniform(0.08, 0.15), rng.uniform(0.02, 0.03), capped(rng, texture, 0.125, gray(rng, 230, 255)), material="clear" if brown else "gloss", tint=passes((150, 74, 16)) if brown else (0.95, 0.95, 0.95), liquid=passes((120, 50, 20)), fill=0.7 if brown else 0.0)


def jar_drink(rng):
    """Broth, kefir, something saved in a bottle without a label."""
    drink, fill = toned(rng, [30, 45, 20, 350, 90], (0.1, 0.8), (0.4, 0.95)), rng.uniform(0.3, 0.9)
    cloudy = chance(rng, 0.6)
    texture = opaque_content(rng, blank(), drink, fill, 0.13) if cloudy else blank()
    return bottle(rng, None, MILK_GLASS if chance(rng, 0.5) else WIDE, rng.uniform(0.15, 0.27), rng.uniform(0.036, 0.048), capped(rng, texture, 0.07, any_color(rng), False), liquid=passes(drink), fill=0.0 if cloudy else fill)


PLANT_SIZES = ((0.24, 0.095, 0.095, 2), (0.235, 0.071, 0.071, 2), (0.2, 0.095, 0.065, 3))
cream_carton = carton("cream", ["cream", "whipping cream", "half & half", "heavy cream"], ["swirl", (250, 248, 236)], white_or((0, 215, 120, 45), 0.6), 0.75, ((0.135, 0.057, 0.057, 2), (0.165, 0.07, 0.07, 2), (0.1, 0.06, 0.04, 1)))
broth_carton = carton(None, ["chicken broth", "vegetable stock", "tomato soup", "coconut water"], ["leaf", "wheat", "splash"], white_or((45, 120, 0, 20), 0.3), 0.1)

POURS = {
    "wine": [(8, wine), (2.2, sparkling), (0.4, wine_box)],
    "water": [(7, water_bottle), (0.4, water_pack), (1.2, water_jug), (2, filter_pitcher)],
    "coffee": [(2, cold_coffee), (2, coffee_tin), (0.6, carton("coffee", ["iced coffee", "cold brew", "latte", "coffee"], ["swirl", (96, 56, 30)], white_or((25, 30), 0.3), 0.6))],
    "tea": [(4, iced_tea), (1.5, tea_jug), (1, carton("tea", ["iced tea", "lemon tea", "peach tea", "green tea"], ["lemon", "leaf"], white_or((45, 120, 20), 0.3), 0.6))],
    "soy milk": [(1, carton("soy milk", ["soy milk", "soymilk", "soya", "soy"], ["leaf", (228, 206, 150), (248, 250, 252)], white_or((120, 215, 30, 340), 0.5), 0.55, PLANT_SIZES))],
    "oat milk": [(1, carton("oat milk", ["oat milk", "oat drink", "oat", "hafer"], ["wheat", "wheat", (240, 226, 196)], white_or((200, 30, 45, 215), 0.45, (0.25, 0.7), (0.5, 0.9)), 0.55, PLANT_SIZES))],
    "almond milk": [(1, carton("almond milk", ["almond milk", "almond", "unsweetened almond", "almondmilk"], [(176, 112, 60), (176, 112, 60), "leaf", (248, 250, 252)], white_or((215, 30, 45, 200), 0.45), 0.6, PLANT_SIZES))],
    "buttermilk": [(3, carton("buttermilk", ["buttermilk", "cultured buttermilk", "buttermilch"], ["swirl", "cow", (250, 248, 236)], white_or((45, 120, 215, 280), 0.6), 0.85))],
    "oil": [(1, oil_bottle)],
    "olive oil": [(1, olive_oil)],
    "vinegar": [(1, vinegar)],
    "soy sauce": [(1, soy_sauce)],
    "cream": [(3, cream_carton), (1.5, cream_bottle)],
    "energy drink": [(1, energy_can)],
    None: [(0.7, seltzer_can), (0.5, hard_soda), (1.5, sports_bottle), (2, liquor), (2, creamer), (2.5, pitcher), (1, drinking_glass), (0.4, baby_bottle), (1.1, thermos), (0.3, spray_bottle), (0.8, medicine), (1, jar_drink), (1, broth_carton)],
}
