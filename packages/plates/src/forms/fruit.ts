import { at, blob, box, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { bowl, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { smallBowl } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

/** Fruit, whole or halved, baked or poached. */
function cookedFruit(dish: Dish): string {
  const { random, says, has } = dish;
  const pear = says('pear');
  const pineapple = says('pineapple');
  const wine = says('wine', 'red');
  const body = 'M0-44Q10-44 10-30Q12-16 24-2Q34 22 14 36Q0 42-14 36Q-34 22-24-2Q-12-16-10-30Q-10-44 0-44z';
  const tone: Tone = wine ? 'tomato-deep' : 'pasta';
  const one = pear
    ? line('meat-deep', 4, 'M0-42Q2-54 10-56') +
      shade(body, 6) +
      thick(tone, wine ? 'plum' : 'crust', body, 4) +
      line('milk', 4, 'M-16 6Q-16-6-6-18', 0.45)
    : pineapple
      ? disc('iron', 0, 6, 31, 30, 0.14) +
        disc('crust-deep', 0, 3, 31) +
        disc('lemon', 0, 0, 31) +
        line('meat', 3.4, 'M-24-12L12-28M-30 2L24-22M-26 16L30-8M-14 26L30 8', 0.6) +
        disc('crust-deep', 0, 0, 9) +
        disc('plate', 0, 1, 7)
      : disc('iron', 0, 7, 33, 31, 0.14) +
        disc('tomato-deep', 0, 3, 32) +
        disc(says('banana', 'peach', 'apricot') ? 'carrot' : 'tomato', 0, 0, 32) +
        disc('pasta', 0, -2, 23, 22) +
        disc('meat', 0, -2, 13, 12) +
        dots(random, 'crust', 11, { x: 0, y: -2, rx: 15, ry: 13 }, 5) +
        line('milk', 3, 'M-24-8Q-18-22-6-26', 0.4);
  return (
    plate(dish.ware) +
    fill(wine ? 'plum' : 'broth', blob(random, 160, 106, 56, 50, 0.08), wine ? 0.8 : 0.55) +
    at(124, 90, one, pear ? -14 : 0, 0.92) +
    at(194, 88, one, pear ? 12 : 0, 0.92) +
    at(160, 130, one, pear ? 4 : 0, pear ? 0.82 : 0.86) +
    (has('cream', 'yogurt', 'ice') ? fill('milk', blob(random, 206, 132, 17, 14, 0.15)) : '') +
    at(118, 138, piece(HERB), 0, 0.8)
  );
}

/** Soft slices of fruit in their syrup. */
function compote(dish: Dish): string {
  const { random, has } = dish;
  const { tone, deep } = flavorOf(dish, { tone: 'broth', deep: 'crust-deep' });
  const fruit = fruitOf(dish);
  const white = has('yogurt', 'cream', 'ricotta', 'cheese') || dish.says('over');
  return (
    bowl(dish.ware) +
    (white
      ? disc('plate-rim', 160, 100, 70) +
        disc('milk', 160, 99, 68) +
        fill(deep, blob(random, 160, 102, 50, 46, 0.1)) +
        fill(tone, blob(random, 160, 100, 48, 43, 0.1))
      : disc(deep, 160, 100, 70) + disc(tone, 160, 99, 68)) +
    toss(
      random,
      fruit.length > 0 ? fruit : dish.bits,
      white ? 13 : 26,
      { x: 160, y: 100, rx: white ? 38 : 56, ry: white ? 34 : 56 },
      1.25,
    ) +
    line('milk', 3.4, 'M118 86Q128 62 152 54', 0.4) +
    dots(random, 'meat', 16, { x: 160, y: 100, rx: 40, ry: 40 }, 2.4, 0.7)
  );
}

/** Corn on the cob, artichokes: a vegetable as a whole. */
function cobs(dish: Dish): string {
  const { random, says } = dish;
  const corn =
    box('iron', -60, -12, 122, 34, 16, 0.14) +
    box('broth', -60, -15, 122, 32, 16) +
    box('lemon', -60, -17, 122, 31, 16) +
    times(3, (row) => line('broth', 2, `M-50 ${-10 + row * 9}H52`, 0.7)) +
    line(
      'broth',
      2,
      times(9, (n) => `M${-46 + n * 11}-15v28`),
      0.5,
    );
  const street = says('elote', 'street', 'mexican');
  const bud = 'M0-40Q16-34 20-18Q34-8 30 12Q28 32 0 36Q-28 32-30 12Q-34-8-20-18Q-16-34 0-40z';
  const artichoke =
    shade(bud, 6) +
    thick('leaf', 'leaf-deep', bud, 4) +
    line(
      'leaf-deep',
      3,
      'M-22 0Q-10-12 0 4Q10-12 22 0M-24 18Q-12 4 0 20Q12 4 24 18M-12-18Q-4-26 0-14Q4-26 12-18',
    ) +
    line('lime', 2, 'M-14 10Q-8 4-2 12M4 12Q10 4 16 10', 0.8);
  if (says('artichoke'))
    return (
      plate(dish.ware) +
      at(124, 92, artichoke, -12, 0.98) +
      at(192, 94, artichoke, 12, 0.98) +
      smallBowl('lemon', dish.glaze, 160, 142, 20)
    );
  return (
    plate(dish.ware) +
    times(3, (n) =>
      at(
        160,
        70 + n * 32,
        corn +
          (street
            ? line('rice', 5, 'M-44-6Q-22-16 0-4T44-8') +
              dots(random, 'milk', 14, { x: 0, y: -4, rx: 48, ry: 9, square: true }, 4) +
              dots(random, 'tomato', 13, { x: 0, y: -4, rx: 48, ry: 9, square: true }, 2.6) +
              dots(random, 'leaf-deep', 9, { x: 0, y: -4, rx: 48, ry: 9, square: true }, 3)
            : ''),
        -8 + n * 6,
        0.85,
      ),
    )
  );
}

export const fruitForms = { 'cooked-fruit': cookedFruit, compote, cobs };
