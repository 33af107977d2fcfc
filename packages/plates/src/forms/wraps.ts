import { at, blob, box, disc, dots, fill, grains, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { HERB, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { smallBowl, table, tablePlate } from '../vessels.ts';

/** Tacos beside each other, from the side. */
function tacos(dish: Dish): string {
  const { random, has, says } = dish;
  const meat: Look = has('fish', 'cod', 'tilapia')
    ? { shape: 'chunk', tone: 'crust', second: 'crust-deep' }
    : has('shrimp')
      ? { shape: 'shrimp', tone: 'pink', second: 'tomato' }
      : has('chicken')
        ? { shape: 'chunk', tone: 'crust', second: 'crust-deep' }
        : has('beef', 'pork', 'carnitas', 'steak', 'lamb', 'turkey')
          ? { shape: 'chunk', tone: 'meat', second: 'meat-deep' }
          : { shape: 'bean', tone: 'bean', second: 'meat' };
  const crisp = says('ground', 'crunchy', 'hard');
  const shell: Tone = crisp ? 'lemon' : 'pasta';
  const one =
    disc('iron', 0, 44, 50, 6, 0.16) +
    fill('crust-deep', 'M-50 42A50 58 0 0 1 50 42z') +
    toss(
      random,
      [
        meat,
        meat,
        ...dish.bits.filter(({ shape }) => shape !== 'chunk' && shape !== 'fillet').slice(0, 3),
        { shape: 'leaf', tone: 'lime', second: 'leaf' },
      ],
      13,
      { x: 0, y: -4, rx: 36, ry: 12, square: true },
      0.85,
    ) +
    thick(shell, 'crust', 'M-52 44A52 52 0 0 1 52 44Q0 50-52 44z', 2) +
    dots(random, 'crust-deep', 9, { x: 0, y: 22, rx: 34, ry: 14 }, 5, 0.4);
  return (
    table() +
    tablePlate() +
    at(96, 98, one, -4, 0.92) +
    at(224, 98, one, 4, 0.92) +
    at(160, 104, one, 0, 1.05) +
    at(160, 70, piece(HERB), 20, 0.8)
  );
}

/** Cut into wedges. */
function quesadilla(dish: Dish): string {
  const { random } = dish;
  const wedge =
    shade('M0-46L44 34Q0 50-44 34z', 8) +
    fill('crust-deep', 'M0-40L46 40Q0 58-46 40z') +
    fill('lemon', 'M0-42L46 37Q30 46 24 44T8 49T-12 46T-28 47T-46 37z') +
    toss(random, dish.bits.slice(0, 3), 6, { x: 0, y: 41, rx: 34, ry: 3, square: true }, 0.5) +
    fill('pasta', 'M0-48L44 32Q0 48-44 32z') +
    dots(random, 'crust-deep', 12, { x: 0, y: 10, rx: 24, ry: 26 }, 7, 0.5) +
    line('crust', 2, 'M-36 26Q0 40 36 26', 0.8);
  return (
    board(dish.ware) +
    at(102, 78, wedge, -50, 0.95) +
    at(180, 74, wedge, 20, 0.95) +
    at(120, 126, wedge, 170, 0.85) +
    smallBowl(dish.has('avocado') ? 'lime' : 'tomato', dish.glaze, 222, 128, 24)
  );
}

/** Rolled in a flatbread and cut in two, so that the filling shows. */
function wrap(dish: Dish): string {
  const { random } = dish;
  const fillings = dish.bits;
  const half =
    box('iron', -66, -18, 104, 58, 26, 0.14) +
    box('crust', -68, -26, 110, 58, 26) +
    box('pasta', -68, -29, 110, 54, 26) +
    dots(random, 'crust-deep', 10, { x: -24, y: -4, rx: 36, ry: 16 }, 6, 0.4) +
    line('crust', 2.4, 'M-62 6Q-20 14 20 8', 0.9) +
    disc('crust', 38, 0, 17, 29) +
    disc('pasta', 39, -1, 15, 27) +
    disc(dish.has('egg') ? 'lemon' : 'rice', 39, -1, 12, 23) +
    toss(
      random,
      fillings.length > 0
        ? [...fillings, { shape: 'leaf', tone: 'lime', second: 'leaf' }]
        : [{ shape: 'leaf', tone: 'lime', second: 'leaf' }],
      11,
      { x: 39, y: -1, rx: 8, ry: 19 },
      0.55,
    );
  return board(dish.ware) + at(132, 70, half, -8, 1.08) + at(176, 130, half, 172, 1.08);
}

/** Fillings in leaves of lettuce. */
function lettuceWraps(dish: Dish): string {
  const { random } = dish;
  const one = () =>
    fill('leaf', blob(random, 0, 4, 40, 33, 0.14, 13)) +
    fill('lime', blob(random, 0, 0, 39, 32, 0.14, 13)) +
    line('leaf', 2, 'M-30 2Q0-6 30 2M-14 0l-8-14M10-2l8-14M-6 2l-6 14', 0.6) +
    fill('meat-deep', blob(random, 0, 1, 24, 16, 0.15)) +
    toss(
      random,
      [
        { shape: 'crumb', tone: 'crust', second: 'crust-deep' },
        ...dish.bits.filter(({ tone }) => tone !== 'lime'),
      ],
      13,
      { x: 0, y: 0, rx: 20, ry: 12 },
      0.72,
    );
  return plate(dish.ware) + at(122, 78, one(), -20) + at(198, 80, one(), 25) + at(160, 132, one(), 4);
}

/** Rolls in rice paper or crisp pastry. */
function springRolls(dish: Dish): string {
  const { random, says } = dish;
  const fresh = says('summer', 'fresh', 'rice');
  const one =
    box('iron', -46, -8, 92, 26, 13, 0.14) +
    (fresh
      ? box('leaf', -44, -11, 88, 24, 12) +
        toss(random, dish.bits, 7, { x: 0, y: 1, rx: 30, ry: 3, square: true }, 0.75) +
        box('milk', -46, -13, 92, 26, 13, 0.62) +
        line('milk', 2.4, 'M-34-7Q0-11 30-7', 0.9)
      : box('crust-deep', -46, -10, 92, 26, 11) +
        box('crust', -46, -13, 92, 25, 11) +
        line('crust-deep', 2, 'M-30-12L-12 10M2-12L20 10', 0.7) +
        line('milk', 2.4, 'M-32-8H12', 0.45));
  return (
    board(dish.ware) +
    times(4, (n) => at(128, 58 + n * 29, one, -4 + n * 2)) +
    smallBowl(fresh ? 'crust' : 'carrot', dish.glaze, 222, 100, 28) +
    grains(random, 'leaf-deep', 6, { x: 222, y: 100, rx: 14, ry: 14 }, { length: 3, width: 2 })
  );
}

/** Half-moons of pastry with a pressed edge, or triangles. */
function turnovers(dish: Dish): string {
  const { random, says } = dish;
  const triangle = says('samosa', 'spanakopita', 'triangle', 'borek', 'pinwheel');
  const pinwheel = says('pinwheel');
  const moon =
    shade('M-40 14A40 36 0 0 1 40 14z', 8) +
    thick(
      'crust',
      'crust-deep',
      'M-42 14A42 38 0 0 1 42 14Q36 24 30 15Q25 24 18 15Q13 24 6 15Q0 24-6 15Q-13 24-18 15Q-25 24-30 15Q-36 24-42 14z',
      4,
    ) +
    fill('broth', blob(random, 0, -2, 24, 10, 0.15), 0.55) +
    line('milk', 3, 'M-26-4Q-18-16-4-18', 0.5);
  const corner =
    shade('M-38 28L38 28 0-34z', 6) +
    thick('crust', 'crust-deep', 'M-38 26Q-42 32-34 32H34Q42 32 38 26L5-32Q0-38-5-32z', 4) +
    line('crust-deep', 2, 'M-22 26L4-20M0 28L14-4', 0.55) +
    line('milk', 3, 'M-18 14L-4-14', 0.4);
  const wheel =
    disc('iron', 0, 6, 29, 28, 0.14) +
    disc('crust-deep', 0, 3, 28) +
    disc('crust', 0, 0, 28) +
    line('leaf-deep', 5, 'M2 0Q8-10 0-14T-16-2Q-18 14 0 18T22 2Q22-18 4-23') +
    dots(random, 'lemon', 6, { x: 0, y: 0, rx: 16, ry: 16 }, 4);
  const one = pinwheel ? wheel : triangle ? corner : moon;
  return (
    board(dish.ware) +
    times(5, (n) =>
      at(
        90 + (n % 3) * 70 + (n > 2 ? 34 : 0),
        74 + Math.floor(n / 3) * 58,
        one,
        pinwheel ? n * 30 : n % 2 ? 8 : -8,
        pinwheel ? 1 : 0.82,
      ),
    )
  );
}

export const wrapForms = {
  tacos,
  quesadilla,
  wrap,
  'lettuce-wraps': lettuceWraps,
  'spring-rolls': springRolls,
  turnovers,
};
