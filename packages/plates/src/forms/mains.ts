import { type Area, at, blob, disc, dots, fill, grains, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { HERB, LEMON, piece, toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { PLATE, smallBowl } from '../vessels.ts';

/** Vegetables beside the meat. */
export function sides(dish: Dish): Look[] {
  const beside = dish.bits.filter(
    ({ shape, tone }) =>
      !['chunk', 'fillet', 'slice', 'egg', 'shrimp', 'crumb', 'sprig'].includes(shape) &&
      !(shape === 'wedge' && tone === 'lemon') &&
      !(shape === 'cube' && tone === 'lemon'),
  );
  return beside.slice(0, 3);
}

export const besides = (dish: Dish, area: Area = { x: 196, y: 122, rx: 26, ry: 24 }, count = 9): string =>
  toss(dish.random, sides(dish), sides(dish).length > 0 ? count : 0, area, 0.92);

export const garnish = (dish: Dish, x: number, y: number): string =>
  dish.has('lemon', 'lime')
    ? at(x, y, piece(dish.has('lemon') ? LEMON : { shape: 'wedge', tone: 'lime', second: 'leaf' }), 150, 1.05)
    : at(x, y, piece(HERB), 20, 1.05);

const FILLET = 'M-58 6C-54-20-14-28 22-24S60-4 52 12S10 28-18 26S-60 22-58 6z';

/** A piece of fish. */
function fishFillet(dish: Dish): string {
  const { random, has, says } = dish;
  const pink = has('salmon', 'trout', 'char');
  const sauce = says('tomato', 'chermoula', 'olive', 'curry', 'chutney', 'pepper', 'salsa')
    ? sauceOf(dish)
    : null;
  const skin: Tone = pink ? 'tomato' : 'crust';
  const flesh: Tone = pink ? 'pink' : 'rice';
  const one =
    shade(FILLET, 6) +
    thick(flesh, skin, FILLET, 5) +
    line(
      pink ? 'milk' : 'egg',
      2.6,
      'M-40-4Q-28 6-34 18M-22-14Q-8 4-16 22M-2-20Q14 0 4 23M20-20Q34-2 26 20',
      0.75,
    ) +
    fill('crust', blob(random, 4, -8, 34, 9, 0.2), 0.4);
  const herb = dots(random, 'leaf-deep', 16, { x: 160, y: 96, rx: 46, ry: 26 }, 3.4);
  return (
    plate(dish.ware) +
    (sauce
      ? fill(sauce.deep, blob(random, 160, 104, 58, 50, 0.07)) +
        fill(sauce.tone, blob(random, 160, 102, 55, 47, 0.07))
      : '') +
    besides(dish, { x: 160, y: 138, rx: 48, ry: 18 }, 13) +
    at(156, 84, one, -8, 1.02) +
    (sauce
      ? fill(sauce.tone, blob(random, 156, 84, 26, 12, 0.25), 0.9)
      : has('butter', 'cream') && !says('air', 'grilled')
        ? fill('lemon', blob(random, 160, 90, 30, 12, 0.25), 0.5)
        : '') +
    (has('almond') ? dots(random, 'crust-deep', 14, { x: 158, y: 84, rx: 36, ry: 14 }, 5) : '') +
    herb +
    at(206, 126, piece(LEMON), 150, 1.25) +
    at(118, 124, piece(HERB), 10, 1)
  );
}

const DRUM = 'M-16-20Q-18-38 2-40T20-20Q18 14 6 24H-4Q-14 14-16-20z';

const THIGH = 'M-28 8Q-34-22-2-28T32-4Q34 24 4 28T-28 8z';

/** Pieces of chicken, browned or glazed. */
function chickenPieces(dish: Dish): string {
  const { random, has, says } = dish;
  const wings = says('wing');
  const spicy = says(
    'tandoori',
    'buffalo',
    'peri',
    'paprika',
    'adobo',
    'nashville',
    'harissa',
    'sriracha',
    'hot',
    'joojeh',
  );
  const dark = says(
    'jerk',
    'teriyaki',
    'barbecue',
    'bbq',
    'honey',
    'sticky',
    'glazed',
    'soy',
    'lemongrass',
    'balsamic',
    'caramel',
  );
  const skin: Tone = says('tandoori', 'buffalo', 'nashville')
    ? 'tomato'
    : spicy
      ? 'clay'
      : dark
        ? 'crust-deep'
        : 'crust';
  const edge: Tone = says('tandoori', 'buffalo', 'nashville')
    ? 'tomato-deep'
    : dark || spicy
      ? 'meat'
      : 'crust-deep';
  const drum =
    fill('egg', 'M-4 22h9l3 15q-8 6-15 0z') +
    disc('rice', 1, 37, 6, 4.4) +
    shade(DRUM, 5) +
    thick(skin, edge, DRUM, 4) +
    dots(random, edge, 9, { x: 2, y: -14, rx: 10, ry: 18 }, 4, 0.65) +
    line('milk', 3, 'M-9-18Q-8-30 0-32', 0.5);
  const thigh =
    shade(THIGH, 6) +
    thick(skin, edge, THIGH, 4) +
    dots(random, edge, 10, { x: 2, y: 0, rx: 20, ry: 16 }, 5, 0.6) +
    line('milk', 3, 'M-18-4Q-14-18 0-20', 0.5) +
    (says('grilled', 'jerk', 'peri')
      ? line('meat-deep', 3.4, 'M-20 6L6-22M-8 18L22-14M10 22L28 2', 0.6)
      : '');
  const glaze =
    dark || says('garlic', 'butter')
      ? fill(dark ? 'meat' : 'broth', blob(random, 160, 108, 54, 46, 0.08), dark ? 0.7 : 0.4)
      : '';
  if (wings)
    return (
      board(dish.ware) +
      times(7, (n) =>
        at(82 + (n % 4) * 46 + (n > 3 ? 22 : 0), 78 + Math.floor(n / 4) * 52, drum, n * 50 - 60, 0.78),
      ) +
      smallBowl('rice', dish.glaze, 242, 138, 21)
    );
  return (
    plate(dish.ware) +
    glaze +
    besides(dish, { x: 160, y: 136, rx: 46, ry: 20 }, 11) +
    at(124, 86, drum, -34, 1) +
    at(168, 82, thigh, 10, 1) +
    at(196, 118, thigh, 80, 0.86) +
    at(142, 126, drum, 70, 0.84) +
    (has('sesame') ? dots(random, 'rice', 20, PLATE, 3) : '') +
    grains(random, 'leaf-deep', 14, PLATE, { length: 3, width: 2.2 }) +
    garnish(dish, 214, 88)
  );
}

/** Boneless meat in a sauce, or plain from the oven with a little of its juice. */
function inSauce(dish: Dish): string {
  const { random, has, says } = dish;
  const plain =
    says('baked', 'roasted', 'grilled', 'seared', 'air', 'poached') && !says('creamy', 'sauce', 'butter');
  const sauce = plain
    ? { tone: 'lemon' as Tone, deep: 'broth' as Tone }
    : sauceOf(dish, { tone: 'broth', deep: 'crust-deep' });
  const breast = 'M-40 6C-44-18-16-28 12-24S48-8 40 10S6 28-14 24S-38 20-40 6z';
  const meat: readonly [Tone, Tone] = has('chicken', 'turkey', 'pork', 'fish', 'tofu')
    ? ['crust', 'crust-deep']
    : ['meat', 'meat-deep'];
  const one =
    shade(breast, 5) +
    thick(meat[0], meat[1], breast, 4) +
    fill(meat[1], blob(random, 4, -4, 22, 9, 0.25), 0.45) +
    (plain ? line(meat[1], 3.4, 'M-24 4L-4-18M-8 14L16-16M10 18L32-6', 0.7) : '') +
    line('milk', 3, 'M-28 0Q-22-14-6-18', 0.45);
  const melted = says('parmesan', 'saltimbocca', 'parmigiana', 'divan');
  return (
    plate(dish.ware) +
    (plain
      ? fill(sauce.tone, blob(random, 160, 106, 54, 44, 0.08), 0.35)
      : fill(sauce.deep, blob(random, 160, 103, 60, 57, 0.06, 11)) +
        fill(sauce.tone, blob(random, 160, 101, 57, 54, 0.06, 11))) +
    (plain ? besides(dish, { x: 160, y: 138, rx: 44, ry: 18 }, 11) : '') +
    at(136, 84, one, -14, 0.98) +
    at(178, 112, one, 10, 0.98) +
    (plain
      ? ''
      : fill(sauce.tone, blob(random, 146, 92, 24, 9, 0.3), 0.8) +
        toss(random, sides(dish), 13, PLATE, 0.8)) +
    (melted
      ? fill('lemon', blob(random, 138, 82, 24, 12, 0.2), 0.95) +
        fill('rice', blob(random, 178, 110, 24, 12, 0.2), 0.95)
      : '') +
    (has('caper') || says('piccata') ? dots(random, 'leaf-deep', 14, PLATE, 5) : '') +
    grains(random, 'leaf-deep', 20, PLATE, { length: 3.4, width: 2.4 }) +
    garnish(dish, 204, 78)
  );
}

export const mainForms = { 'fish-fillet': fishFillet, 'chicken-pieces': chickenPieces, 'in-sauce': inSauce };
