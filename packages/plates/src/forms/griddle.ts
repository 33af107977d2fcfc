import { at, blob, box, disc, dots, fill, line, ring, shade, thick, times } from '../brush.ts';
import { plate, skillet } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { GREEN_BATTER } from '../food-words.gen.ts';
import type { Look } from '../looks.ts';
import { HERB, LEMON, piece, toss } from '../pieces.ts';
import { flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { PLATE, smallBowl, table, tablePlate } from '../vessels.ts';

const BERRY: Look = { shape: 'round', tone: 'berry', second: 'plum' };

/** Fruit that is put on top; what is in the batter does not show. */
export function fruitOf({ bits, has }: Dish): Look[] {
  const fruit = bits.filter(
    ({ shape, tone }) =>
      (shape === 'round' && tone !== 'leaf' && tone !== 'lemon' && tone !== 'lime') ||
      (shape === 'coin' && tone === 'milk') ||
      (shape === 'wedge' && tone !== 'lime' && tone !== 'lemon') ||
      (shape === 'cube' && tone === 'carrot') ||
      shape === 'apple' ||
      shape === 'strawberry' ||
      shape === 'kiwi',
  );
  return fruit.length > 0 ? fruit : has('berry', 'blueberry') ? [BERRY] : [];
}

const PAT =
  fill('broth', 'M-13-2L2-9 14-3 0 5z') +
  fill('lemon', 'M-13-5L2-12 14-6 0 2z') +
  fill('broth', 'M-13-5v4L0 6v-4z');

/** Seen from the side, with butter and syrup. */
function pancakes(dish: Dish): string {
  const { random } = dish;
  const cocoa = dish.says('chocolate');
  const inner: Tone = cocoa ? 'meat' : 'pasta';
  const brown: Tone = cocoa ? 'cocoa' : 'crust-deep';
  const syrup: Tone = dish.has('maple', 'honey', 'syrup') || !cocoa ? 'broth' : 'cocoa';
  const layer = (n: number) => {
    const y = 138 - n * 16;
    const shift = (random() - 0.5) * 8;
    return (
      box(brown, 84 + shift, y - 2, 152, 20, 10) +
      box(inner, 85 + shift, y + 2, 150, 11, 5.5) +
      disc(brown, 160 + shift, y - 1, 75, 13)
    );
  };
  const fruit = fruitOf(dish);
  return (
    table() +
    tablePlate() +
    times(5, layer) +
    disc('crust', 160, 71, 70, 11.5) +
    fill(
      syrup,
      'M106 72Q110 62 160 62T216 72Q216 80 208 80V100Q204 108 200 100V84Q176 88 170 86V112Q165 120 160 112V88Q134 88 130 84V94Q126 100 122 94V80Q106 80 106 72z',
      0.92,
    ) +
    (fruit.length > 0
      ? times(5, (n) => at(130 + n * 15, 63 - (n % 2) * 8, piece(fruit[n % fruit.length]!), n * 50, 0.95)) +
        times(3, (n) => at(84 + n * 76, 156 + (n % 2) * 4, piece(fruit[n % fruit.length]!), n * 50, 0.75))
      : at(160, 66, PAT, 0, 1.2)) +
    line('milk', 2.5, 'M122 70Q134 66 150 66', 0.5)
  );
}

function waffle(dish: Dish): string {
  const fruit = fruitOf(dish);
  const holes = times(36, (n) => {
    const [x, y] = [(n % 6) * 18 - 45, Math.floor(n / 6) * 18 - 45];
    return Math.hypot(x, y) > 54
      ? ''
      : box('crust-deep', 160 + x - 6.5, 98 + y - 6.5, 13, 13, 3) +
          box('broth', 160 + x - 6.5, 98 + y - 4, 13, 9, 3, 0.5);
  });
  return (
    plate(dish.ware) +
    disc('iron', 160, 107, 63, 63, 0.14) +
    disc('crust-deep', 160, 102, 62) +
    disc('crust', 160, 98, 62) +
    holes +
    (fruit.length > 0
      ? toss(dish.random, fruit, 9, { x: 160, y: 96, rx: 30, ry: 26 }, 1.05)
      : at(158, 96, PAT, 8, 1.7)) +
    dots(dish.random, 'milk', 24, PLATE, 2.2, 0.7)
  );
}

const FOLDED = 'M-40 22Q0-62 44 18Q46 26 36 28Q0 36-34 30Q-44 28-40 22z';

/** Thin and folded into quarters. */
function crepes(dish: Dish): string {
  const { random } = dish;
  const one = (n: number) =>
    shade(FOLDED) +
    thick('pasta', 'crust', FOLDED, 3) +
    line('crust', 2, 'M-20 24Q4-30 26 22', 0.8) +
    dots(random, 'crust-deep', 12, { x: 2, y: 8, rx: 28, ry: 16 }, 3.4, 0.4 + n * 0.05);
  const fruit = fruitOf(dish);
  const sauce = flavorOf(dish, { tone: 'broth', deep: 'crust-deep' });
  return (
    plate(dish.ware) +
    at(126, 76, one(0), -52, 0.82) +
    at(196, 80, one(1), 52, 0.82) +
    at(160, 126, one(2), 0, 0.92) +
    line(sauce.tone, 4, 'M112 100Q134 84 150 104T190 98T214 112', 0.85) +
    toss(random, fruit, fruit.length > 0 ? 7 : 0, { x: 160, y: 110, rx: 40, ry: 18 }, 0.9) +
    dots(random, 'milk', 26, PLATE, 2.2, 0.85)
  );
}

const BREAD = 'M-34 30V-12C-50-32-28-42 0-42S50-32 34-12V30Q34 38 26 38H-26Q-34 38-34 30z';

function frenchToast(dish: Dish): string {
  const { random } = dish;
  const slice =
    shade(BREAD, 6) +
    thick('crust-deep', 'meat', BREAD, 4) +
    at(0, -1, fill('crust', BREAD), 0, 0.86) +
    fill('broth', blob(random, -4, -8, 22, 16, 0.25), 0.8) +
    fill('crust-deep', blob(random, 10, 16, 13, 7, 0.3), 0.55) +
    fill('crust-deep', blob(random, -14, 12, 8, 5, 0.3), 0.45);
  const fruit = fruitOf(dish);
  return (
    plate(dish.ware) +
    at(132, 96, slice, -16, 1.05) +
    at(186, 104, slice, 12, 1.05) +
    fill('broth', blob(random, 172, 96, 26, 15, 0.25), 0.75) +
    (fruit.length > 0
      ? toss(random, fruit, 8, { x: 160, y: 98, rx: 34, ry: 26 }, 0.95)
      : at(172, 92, PAT, 10, 1.3)) +
    dots(random, 'milk', 34, { x: 160, y: 100, rx: 62, ry: 46 }, 2.2, 0.9)
  );
}

/** Patties by what is in them: outside, edge and flecks. */
function pattyTones({ has, says }: Dish): readonly [Tone, Tone, Tone] {
  if (says('black', 'bean', 'lentil')) return ['meat', 'meat-deep', 'bean'];
  if (says('beet', 'beetroot')) return ['berry', 'plum', 'tomato'];
  if (has('beef', 'pork', 'lamb', 'turkey', 'ground', 'veal') && !says('potato', 'chicken'))
    return ['meat', 'meat-deep', 'crust-deep'];
  if (has(...GREEN_BATTER)) return ['crust', 'crust-deep', 'leaf'];
  if (has('salmon', 'carrot', 'sweet')) return ['crust', 'crust-deep', 'carrot'];
  if (has('corn')) return ['crust', 'crust-deep', 'lemon'];
  return ['crust', 'crust-deep', 'pasta'];
}

/** Fritters, patties and small cakes from the pan. */
function patties(dish: Dish): string {
  const { random, has } = dish;
  const [tone, edge, fleck] = pattyTones(dish);
  const one = () =>
    disc('iron', 0, 6, 29, 27, 0.14) +
    fill(edge, blob(random, 0, 4, 28, 27, 0.06, 11)) +
    fill(tone, blob(random, 0, 0, 28, 27, 0.06, 11)) +
    dots(random, edge, 13, { x: 0, y: 0, rx: 20, ry: 18 }, 4.5, 0.6) +
    dots(random, fleck, 9, { x: 0, y: 0, rx: 21, ry: 20 }, 4);
  const sweet =
    has('cottage', 'quark', 'farmer', 'sugar') &&
    has('vanilla', 'jam', 'sour', 'berry') &&
    dish.says('syrniki', 'quark');
  return (
    plate(dish.ware) +
    at(126, 80, one()) +
    at(190, 78, one()) +
    at(118, 128, one()) +
    (sweet ? smallBowl('tomato', dish.glaze, 190, 128, 22) : smallBowl('rice', dish.glaze, 190, 130, 23)) +
    (has('lemon') ? at(154, 142, piece(LEMON), 160, 0.9) : at(156, 104, piece(HERB), 20, 1))
  );
}

/** A savory pancake, whole, with sauce in a zigzag. */
function savoryPancake(dish: Dish): string {
  const { random, says } = dish;
  const saucy = says('okonomiyaki', 'kimchi', 'japanese');
  return (
    plate(dish.ware) +
    disc('iron', 160, 107, 62, 62, 0.14) +
    fill('crust-deep', blob(random, 160, 103, 62, 61, 0.03, 12)) +
    fill('crust', blob(random, 160, 99, 61, 60, 0.03, 12)) +
    dots(random, 'crust-deep', 26, PLATE, 7, 0.45) +
    dots(random, 'pasta', 14, { x: 160, y: 98, rx: 50, ry: 50 }, 7, 0.6) +
    (saucy
      ? fill('meat-deep', blob(random, 160, 99, 52, 50, 0.06), 0.85) +
        line('rice', 3, 'M114 78L206 78 112 92 208 94 112 108 208 110 116 124 200 124')
      : line('crust-deep', 1.6, 'M160 100L160 42M160 100L212 126M160 100L108 126', 0.7)) +
    dots(random, 'leaf-deep', 26, { x: 160, y: 98, rx: 50, ry: 50 }, 4) +
    (saucy ? dots(random, 'tomato', 8, { x: 160, y: 98, rx: 40, ry: 40 }, 3.4) : '')
  );
}

/** A puffed pancake from the oven, in its pan. */
function dutchBaby(dish: Dish): string {
  const { random } = dish;
  return (
    skillet(dish.ware) +
    fill('crust-deep', blob(random, 152, 101, 74, 73, 0.06, 13)) +
    fill('crust', blob(random, 152, 98, 71, 69, 0.06, 13)) +
    fill('lemon', blob(random, 152, 102, 49, 46, 0.09, 10)) +
    fill('pasta', blob(random, 150, 100, 38, 34, 0.12), 0.9) +
    ring('crust-deep', 3, 152, 101, 52, 49, 0.3) +
    (dish.has('sausage')
      ? times(5, (n) =>
          at(
            152 + Math.cos(n * 1.26) * 32,
            100 + Math.sin(n * 1.26) * 30,
            box('meat-deep', -19, -5, 38, 14, 7) +
              box('meat', -19, -8, 38, 14, 7) +
              line('crust', 2, 'M-12-4H8', 0.6),
            n * 72 + 60,
          ),
        )
      : toss(random, fruitOf(dish), 6, { x: 152, y: 102, rx: 30, ry: 26 }, 1) +
        at(176, 116, piece(LEMON), 140, 1.2) +
        dots(random, 'milk', 44, { x: 152, y: 100, rx: 62, ry: 60 }, 2.4, 0.9))
  );
}

/** Baked round in a pan and cut. */
function cornbread({ random, has, ware }: Dish): string {
  return (
    skillet(ware) +
    disc('crust-deep', 152, 102, 69) +
    disc('crust', 152, 99, 68) +
    fill('lemon', blob(random, 152, 98, 60, 59, 0.05, 12), 0.75) +
    dots(random, 'crust-deep', 30, { x: 152, y: 98, rx: 58, ry: 57 }, 5, 0.45) +
    line(
      'crust-deep',
      3,
      'M152 100V32M152 100L214 128M152 100L92 132M152 100L210 66M152 100L94 66M152 100V168',
      0.6,
    ) +
    (has('jalapeno', 'chili') ? dots(random, 'leaf', 16, { x: 152, y: 98, rx: 54, ry: 54 }, 6) : '') +
    at(164, 84, PAT, 8, 1.3)
  );
}

export const griddleForms = {
  pancakes,
  waffle,
  crepes,
  'french-toast': frenchToast,
  patties,
  'savory-pancake': savoryPancake,
  'dutch-baby': dutchBaby,
  cornbread,
};
