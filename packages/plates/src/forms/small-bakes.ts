import { at, blob, box, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { smallBowl, tray } from '../vessels.ts';

/** Tall round biscuits and wedges of scone. */
function scones(dish: Dish): string {
  const { random, has, says } = dish;
  const wedge = says('scone') && !says('cream');
  const fleck: Tone | null = has('cheddar', 'cheese')
    ? 'carrot'
    : has('blueberry', 'currant', 'raisin')
      ? 'plum'
      : has('chive', 'scallion')
        ? 'leaf-deep'
        : has('cranberry')
          ? 'tomato'
          : null;
  const corner = 'M-26 20Q-30 24-22 25H22Q30 24 26 20L4-24Q0-28-4-24z';
  const one = () =>
    (wedge
      ? shade(corner, 7) +
        thick('crust', 'crust-deep', corner, 6) +
        fill('broth', blob(random, 0, 6, 12, 10, 0.2), 0.6)
      : disc('iron', 0, 7, 27, 25, 0.14) +
        disc('crust', 0, 6, 26) +
        disc('pasta', 0, 3, 26) +
        disc('crust', 0, 0, 26) +
        fill('broth', blob(random, 0, 0, 18, 17, 0.1), 0.7)) +
    (fleck
      ? dots(random, fleck, 7, { x: 0, y: 4, rx: 13, ry: 12 }, 4.5)
      : line('milk', 3, 'M-10-10Q-4-17 6-16', 0.4));
  return (
    board(dish.ware) +
    times(6, (n) =>
      at(92 + (n % 3) * 66, 72 + Math.floor(n / 3) * 58, one(), wedge ? (n % 2) * 24 - 12 : 0, 1.08),
    )
  );
}

/** Sweet rolls with a spiral. */
function cinnamonRolls(): string {
  const swirl = 'M3 2Q6-8-3-9T-14 3Q-12 15 2 15T19 0Q18-18 0-20T-24-2';
  const one =
    disc('crust-deep', 0, 3, 29) +
    disc('crust', 0, 0, 28) +
    line('meat', 4, swirl) +
    fill('milk', 'M-20-8Q-14-22 2-20T20-8Q22 2 14 4T8-6Q0-8 0 2T-10 8T-20-8z', 0.85) +
    line('meat', 3, swirl, 0.35);
  return tray() + times(6, (n) => at(98 + (n % 3) * 62, 70 + Math.floor(n / 3) * 60, one, n * 60, 1.04));
}

/** Sticks and strips in a crust, with something to dip them in. */
function sticks(dish: Dish): string {
  const { random, has, says } = dish;
  const sweet = says('toast', 'churro', 'dessert');
  const dip: Tone = sweet
    ? says('churro')
      ? 'cocoa'
      : 'broth'
    : has('marinara', 'tomato')
      ? 'tomato'
      : has('mustard', 'honey')
        ? 'lemon'
        : 'rice';
  const thin = says('grissini', 'breadstick');
  const one = (n: number) =>
    box('iron', -40, -4, 80, 20, 8, 0.14) +
    box('crust-deep', -40, -8, 80, thin ? 12 : 20, 8) +
    box('crust', -40, -11, 80, thin ? 12 : 19, 8) +
    dots(
      random,
      sweet ? 'milk' : n % 2 ? 'crust-deep' : 'broth',
      14,
      { x: 0, y: -1, rx: 34, ry: 6, square: true },
      2.8,
      0.8,
    ) +
    line('milk', 2.4, 'M-30-7H0', 0.35);
  return (
    board(dish.ware) +
    times(5, (n) => at(118 + (n % 2) * 14, 54 + n * 23, one(n), -12 + ((n * 17) % 24))) +
    smallBowl(dip, dish.glaze, 224, 100, 30)
  );
}

/** Bite-sized pieces, baked or fried, with a dip. */
function bites(dish: Dish): string {
  const { random, has, says } = dish;
  const sweet = says('churro', 'donut', 'pretzel') && !has('cheese', 'mustard');
  const pretzel = says('pretzel');
  const tones: readonly [Tone, Tone] = pretzel
    ? ['meat', 'meat-deep']
    : says('cauliflower', 'tofu')
      ? ['broth', 'crust-deep']
      : ['crust', 'crust-deep'];
  const one = () =>
    shade(blob(random, 0, 0, 17, 14, 0.12), 4) +
    thick(tones[0], tones[1], blob(random, 0, 0, 17, 14, 0.12), 4) +
    dots(random, pretzel || sweet ? 'milk' : 'broth', 6, { x: 0, y: -1, rx: 11, ry: 8 }, 2.6) +
    line('milk', 2.4, 'M-8-6Q-3-10 4-9', 0.4);
  const dip: Tone = says('churro')
    ? 'cocoa'
    : pretzel
      ? 'lemon'
      : has('buffalo', 'tomato', 'ketchup')
        ? 'tomato'
        : 'rice';
  return (
    tray() +
    times(19, (n) =>
      at(74 + (n % 5) * 32 + (Math.floor(n / 5) % 2) * 12, 56 + Math.floor(n / 5) * 30, one(), random() * 60),
    ) +
    smallBowl(dip, dish.glaze, 240, 100, 28)
  );
}

function donuts(dish: Dish): string {
  const { tone } = flavorOf(dish, { tone: 'pink', deep: 'clay' });
  const one = (n: number) =>
    disc('iron', 0, 6, 32, 30, 0.14) +
    disc('crust-deep', 0, 3, 31) +
    disc('crust', 0, 0, 31) +
    fill(tone, blob(dish.random, 0, -1, 27, 26, 0.07, 12)) +
    dots(dish.random, n % 2 ? 'milk' : 'lemon', 12, { x: 0, y: -1, rx: 21, ry: 21 }, 3.4) +
    disc('crust-deep', 0, 0, 10) +
    disc('plate', 0, 1, 8);
  return (
    plate(dish.ware) +
    at(126, 76, one(0), 0, 0.98) +
    at(196, 84, one(1), 0, 0.98) +
    at(152, 134, one(2), 0, 0.98)
  );
}

function pretzels(dish: Dish): string {
  const knot = 'M-14 34Q-44 4-34-18Q-22-38-4-14L20 22M14 34Q44 4 34-18Q22-38 4-14L-20 22';
  const one =
    line('iron', 15, 'M-14 40Q-44 10-34-12Q-22-32-4-8L20 28M14 40Q44 10 34-12Q22-32 4-8L-20 28', 0.14) +
    line('meat-deep', 15, knot) +
    line('meat', 11, knot) +
    line('crust', 3, 'M-32-10Q-24-26-12-14M32-10Q26-24 14-14', 0.6) +
    dots(dish.random, 'milk', 14, { x: 0, y: 0, rx: 30, ry: 24 }, 3);
  return board(dish.ware) + at(110, 96, one, -8, 1.05) + at(202, 104, one, 8, 1.05);
}

export const smallBakeForms = { scones, 'cinnamon-rolls': cinnamonRolls, sticks, bites, donuts, pretzels };
