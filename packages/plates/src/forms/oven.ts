import { type Area, at, blob, box, disc, dots, fill, grains, spots, times } from '../brush.ts';
import { cooked, type Dish } from '../dish.ts';
import { SLICED_IN_ROWS } from '../food-words.gen.ts';
import { toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { bakingDish } from '../vessels.ts';
import { layeredSlice } from './cakes.ts';
import { heap, pastaPiece } from './pasta.ts';

export const INSIDE: Area = { x: 160, y: 100, rx: 94, ry: 44, square: true };

/** Browned cheese over everything. */
export const melted = (dish: Dish, count = 11): string =>
  spots(dish.random, count, INSIDE)
    .map(([x, y], n) => fill(n % 3 ? 'lemon' : 'pasta', blob(dish.random, x, y, 22, 13, 0.25), 0.85))
    .join('') + dots(dish.random, 'crust-deep', 20, INSIDE, 8, 0.4);

export const herbs = (dish: Dish): string =>
  grains(dish.random, 'leaf-deep', 24, INSIDE, { length: 3.4, width: 2.4 });

/** A piece of lasagne and its relatives, with all layers. */
function lasagne(dish: Dish): string {
  const { random, says, has } = dish;
  const eggplant = says('moussaka', 'eggplant');
  const sheet: Tone = eggplant ? 'plum' : 'pasta';
  const meat: Tone = has('beef', 'lamb', 'pork', 'sausage', 'meat', 'ground')
    ? 'meat'
    : has('spinach')
      ? 'leaf'
      : 'tomato-deep';
  const layers = [
    ['lemon', 7],
    ['rice', 7],
    [sheet, 5],
    ['tomato', 8],
    [meat, 8],
    [sheet, 5],
    ['rice', 6],
    ['tomato', 8],
    [sheet, 5],
  ] as const;
  const top = says('moussaka', 'pastitsio', 'bobotie') ? 'pasta' : 'lemon';
  return layeredSlice(
    layers,
    top,
    dots(random, 'crust-deep', 16, { x: 0, y: 0, rx: 56, ry: 17 }, 9, 0.45) +
      (top === 'lemon' ? dots(random, 'tomato', 9, { x: 0, y: 0, rx: 56, ry: 17 }, 8, 0.9) : '') +
      dots(random, 'leaf-deep', 12, { x: 0, y: 0, rx: 52, ry: 16 }, 3.4),
  );
}

/** Thin slices in rows under a golden crust. */
function gratin(dish: Dish): string {
  const { random, has, says } = dish;
  const rainbow = says(...SLICED_IN_ROWS, 'ratatouille', 'tian') && !says('potato');
  const tones: readonly (readonly [Tone, Tone])[] = rainbow
    ? [
        ['tomato', 'tomato-deep'],
        ['lime', 'leaf'],
        ['rice', 'plum'],
        ['lemon', 'broth'],
      ]
    : says('sweet', 'carrot', 'squash', 'pumpkin')
      ? [
          ['carrot', 'clay'],
          ['broth', 'clay'],
        ]
      : says('beet')
        ? [['berry', 'plum']]
        : has('cauliflower') && says('cauliflower')
          ? [['rice', 'crust']]
          : says('broccoli')
            ? [
                ['leaf', 'leaf-deep'],
                ['lime', 'leaf'],
              ]
            : [
                ['pasta', 'crust'],
                ['rice', 'crust'],
              ];
  const rows = times(3, (row) =>
    times(13, (n) => {
      const [tone, edge] = tones[(n + row) % tones.length]!;
      return at(
        72 + n * 15,
        66 + row * 34,
        disc(edge, 0, 1, 13, 17) +
          disc(tone, -1.5, 0, 12, 16) +
          (rainbow ? '' : disc('crust-deep', -2, -7, 6, 4, 0.35)),
      );
    }),
  );
  return (
    bakingDish(dish.glaze) +
    box(rainbow ? 'tomato-deep' : 'broth', 56, 48, 208, 104, 17) +
    rows +
    (rainbow
      ? ''
      : spots(random, 7, INSIDE)
          .map(([x, y]) => fill('lemon', blob(random, x, y, 20, 9, 0.25), 0.55))
          .join('') + dots(random, 'crust-deep', 24, INSIDE, 7, 0.4)) +
    herbs(dish)
  );
}

/** Everything baked together in a dish, golden on top. */
function casserole(dish: Dish): string {
  const { random, has, says } = dish;
  const sauce = sauceOf(dish, { tone: 'pasta', deep: 'crust' });
  const sweet = says('sweet');
  const base: Tone = sweet
    ? 'carrot'
    : says('parmesan', 'parmigiana')
      ? 'tomato'
      : sauce.tone === 'meat' || sauce.tone === 'cocoa'
        ? 'broth'
        : sauce.tone;
  const crumbs = has(
    'breadcrumb',
    'cracker',
    'panko',
    'pecan',
    'marshmallow',
    'stuffing',
    'cornflake',
    'fried',
  );
  const looks = dish.bits;
  const smooth = sweet || says('bobotie');
  return (
    bakingDish(dish.glaze) +
    box('crust-deep', 56, 48, 208, 104, 17) +
    box(base, 59, 50, 202, 99, 16) +
    toss(random, looks, smooth ? 0 : 26, INSIDE, 1) +
    (has('cheese', 'cheddar', 'mozzarella', 'parmesan', 'gruyere')
      ? melted(dish)
      : fill('crust', blob(random, 120, 84, 30, 12, 0.25), 0.4) +
        fill('crust', blob(random, 204, 118, 30, 12, 0.25), 0.4)) +
    toss(random, looks, smooth ? 0 : 13, INSIDE, 0.85) +
    (crumbs
      ? dots(random, 'crust-deep', 60, INSIDE, 6) +
        dots(random, sweet ? 'milk' : 'crust', sweet ? 22 : 60, INSIDE, sweet ? 14 : 5)
      : '') +
    herbs(dish)
  );
}

function bakedPasta(dish: Dish): string {
  const { random, says, has } = dish;
  const mac = has('macaroni', 'mac') && !has('tomato');
  const white = mac || (!has('tomato', 'marinara') && has('cream', 'cheese', 'milk', 'tuna', 'noodle'));
  const one = pastaPiece(dish);
  const look = mac
    ? one.replaceAll('--art-pasta', '--art-lemon').replaceAll('--art-crust-deep', '--art-broth')
    : white
      ? one
      : one.replaceAll('--art-pasta', '--art-carrot');
  const crumbs = has('breadcrumb', 'panko', 'cracker', 'chip');
  return (
    bakingDish(dish.glaze) +
    box(mac ? 'carrot' : white ? 'crust' : 'tomato-deep', 56, 48, 208, 104, 17) +
    heap(random, look, 34, INSIDE, 1.15) +
    (white
      ? ''
      : spots(random, 12, INSIDE)
          .map(([x, y]) => fill('tomato', blob(random, x, y, 16, 9, 0.3), 0.85))
          .join('')) +
    melted(dish, mac ? 6 : 10) +
    heap(random, look, 6, INSIDE, 1.1) +
    toss(random, cooked(dish), says('ziti', 'macaroni') ? 5 : 12, INSIDE, 0.75) +
    (crumbs ? dots(random, 'crust-deep', 50, INSIDE, 4.4) : '') +
    herbs(dish)
  );
}

export const ovenForms = { lasagne, gratin, casserole, 'baked-pasta': bakedPasta };
