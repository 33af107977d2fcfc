import { at, blob, box, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { bowl, plate } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { CUT_AS_NOODLES } from '../food-words.gen.ts';
import { EGG, piece, toss } from '../pieces.ts';
import type { Sauce } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { BOWL, PLATE } from '../vessels.ts';
import { nest } from './pasta.ts';

const MOON =
  shade('M-24 8A24 22 0 0 1 24 8z', 5) +
  thick(
    'pasta',
    'crust',
    'M-26 8A26 24 0 0 1 26 8Q21 15 17 9Q13 15 8 9Q4 15 0 9Q-4 15-8 9Q-13 15-17 9Q-21 15-26 8z',
    3,
  ) +
  line('rice', 2.4, 'M-14-2Q-8-9 2-10');

/** Filled dough: dumplings, ravioli, pierogi. */
function dumplings(dish: Dish): string {
  const { random, has, says } = dish;
  const fried = says('fried', 'skillet', 'potsticker', 'gyoza', 'crisp', 'crispy');
  const square = says('ravioli', 'tortellini', 'tortelloni', 'agnolotti', 'maultaschen');
  const pillow =
    shade('M-20-18H20V18H-20z', 5) +
    thick(
      'pasta',
      'crust',
      'M-22-20q4 3 7 0t7 0 8 0 7 0 7 0 8 0q-3 5 0 8t0 8 0 8 0 8 0 8q-4-3-8 0t-7 0-7 0-8 0-7 0-7 0q3-4 0-8t0-8 0-8 0-8 0-8z',
      3,
    ) +
    disc('rice', 0, 0, 13, 11, 0.7);
  const one = square
    ? pillow
    : MOON + (fried ? fill('crust', 'M-24 7A24 22 0 0 1 24 7Q0-6-24 7z', 0.75) : '');
  const red = square && has('tomato', 'marinara');
  return (
    plate(dish.ware) +
    (red ? fill('tomato', blob(random, 160, 101, 58, 56, 0.07)) : '') +
    times(7, (n) =>
      n === 6
        ? at(160, 100, one, 12, 0.95)
        : at(160 + Math.cos(n * 1.047) * 42, 100 + Math.sin(n * 1.047) * 42, one, n * 60 + 90, 0.92),
    ) +
    toss(
      random,
      cooked(dish)
        .filter(({ shape }) => shape !== 'chunk')
        .slice(0, 2),
      has('onion', 'cabbage', 'bacon') ? 8 : 0,
      PLATE,
      0.7,
    ) +
    dots(random, 'leaf-deep', 18, PLATE, 3.4) +
    (has('sour', 'cream') ? fill('milk', blob(random, 160, 100, 14, 11, 0.15)) : '')
  );
}

/** Noodles from the wok, with what was fried with them. */
function noodles(dish: Dish): string {
  const { random, says, has } = dish;
  const glassy = says('japchae', 'glass', 'pancit', 'vermicelli', 'thai');
  const green = says(...CUT_AS_NOODLES, 'zoodle');
  const dark = has('soy', 'oyster', 'teriyaki') && !says('peanut', 'pad');
  const tone: Tone = green
    ? 'lime'
    : glassy
      ? 'egg'
      : dark
        ? 'broth'
        : says('peanut', 'sesame', 'satay')
          ? 'crust'
          : 'pasta';
  const deep: Tone = green ? 'leaf' : glassy ? 'crust' : 'crust-deep';
  return (
    bowl(dish.ware) +
    fill(deep, blob(random, 160, 100, 66, 66, 0.04, 12)) +
    nest(random, tone, deep, { x: 160, y: 100, rx: 60, ry: 60 }, 5) +
    toss(
      random,
      [...cooked(dish), { shape: 'ring', tone: 'leaf', second: 'leaf-deep' }],
      19,
      { x: 160, y: 99, rx: 54, ry: 54 },
      0.85,
    ) +
    (has('egg') && !says('egg') ? '' : has('egg') ? at(160, 98, piece(EGG), 20, 1.3) : '') +
    (has('sesame', 'peanut')
      ? dots(random, 'rice', 24, { x: 160, y: 99, rx: 50, ry: 50 }, 3)
      : dots(random, 'leaf-deep', 16, { x: 160, y: 99, rx: 50, ry: 50 }, 3)) +
    (says('pad', 'thai') || has('lime')
      ? at(206, 128, piece({ shape: 'wedge', tone: 'lime', second: 'leaf' }), 150, 1.3)
      : '')
  );
}

/** Noodles in broth, with egg and greens on top. */
function ramen(dish: Dish): string {
  const { random, has, says } = dish;
  const broth: Sauce = says('laksa', 'curry', 'red', 'spicy', 'kimchi', 'tom')
    ? { tone: 'carrot', deep: 'clay' }
    : says('pho', 'clear', 'chicken', 'udon', 'wonton')
      ? { tone: 'broth', deep: 'crust-deep' }
      : { tone: 'crust', deep: 'crust-deep' };
  const udon = says('udon');
  const half =
    disc('plate-rim', 0, 2, 14, 18) +
    disc('milk', 0, 0, 14, 18) +
    disc('carrot', 0, 2, 8.5) +
    disc('lemon', 0, 1.6, 7.6);
  const bits = cooked(dish).filter(({ shape }) => shape !== 'sprig');
  return (
    bowl(dish.ware) +
    disc(broth.deep, 160, 100, 70) +
    disc(broth.tone, 160, 99, 68) +
    dots(random, 'lemon', 16, BOWL, 6, 0.35) +
    nest(
      random,
      udon || says('pho', 'laksa') ? 'rice' : 'pasta',
      udon || says('pho', 'laksa') ? 'egg' : 'crust',
      { x: 150, y: 106, rx: 42, ry: 40 },
      udon ? 7 : 4.4,
    ) +
    toss(random, bits, bits.length > 0 ? 11 : 0, { x: 162, y: 98, rx: 54, ry: 52 }, 0.92) +
    (has('egg') || says('ramen') ? at(190, 78, half, 20) + at(206, 102, half, 50, 0.9) : '') +
    (has('nori', 'seaweed') || says('ramen')
      ? box('leaf-deep', 112, 44, 30, 34, 3) + line('leaf', 1.4, 'M118 50v22M126 48v24M134 50v22', 0.6)
      : '') +
    times(6, (n) =>
      at(150 + ((n * 23) % 44), 66 + ((n * 31) % 64), disc('leaf', 0, 0, 5) + disc('lime', 0, 0, 3)),
    ) +
    (has('lime') ? at(112, 136, piece({ shape: 'wedge', tone: 'lime', second: 'leaf' }), 40, 1.2) : '') +
    line('wood-deep', 5, 'M196 168L286 60M208 174L298 72') +
    line('crust', 2, 'M196 166L286 58M208 172L298 70', 0.6)
  );
}

export const noodleForms = { dumplings, noodles, ramen };
