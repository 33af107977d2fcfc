import { at, blob, box, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { board } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { HERB, toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { TRAY, tray } from '../vessels.ts';

const COIN: Look = { shape: 'coin', tone: 'tomato', second: 'tomato-deep' };

function pizza(dish: Dish): string {
  const { random, has, says } = dish;
  const base: Tone = says('white', 'bianca', 'flammkuchen', 'tarte')
    ? 'rice'
    : says('pesto', 'green')
      ? 'leaf'
      : 'tomato';
  const tops = dish.bits.filter(({ shape, tone }) => !(tone === 'tomato' && shape === 'ring'));
  const pepperoni = has('pepperoni', 'salami', 'sausage') ? [COIN] : [];
  return (
    board(dish.ware) +
    at(
      -4,
      0,
      disc('iron', 160, 108, 75, 73, 0.16) +
        fill('crust-deep', blob(random, 160, 103, 74, 72, 0.025, 14)) +
        fill('crust', blob(random, 160, 99, 74, 72, 0.025, 14)) +
        dots(random, 'crust-deep', 9, { x: 160, y: 99, rx: 71, ry: 69 }, 6, 0) +
        disc(base === 'tomato' ? 'tomato-deep' : 'egg', 160, 100, 62, 61) +
        disc(base, 160, 99, 60, 59) +
        times(8, (n) =>
          fill(
            n % 2 ? 'rice' : 'pasta',
            blob(
              random,
              160 + Math.cos(n * 2.4) * 9 * Math.sqrt(n * 2.4),
              99 + Math.sin(n * 2.4) * 9 * Math.sqrt(n * 2.4),
              15,
              12,
              0.2,
            ),
            0.95,
          ),
        ) +
        toss(
          random,
          [...pepperoni, ...tops],
          tops.length + pepperoni.length > 0 ? 13 : 0,
          { x: 160, y: 99, rx: 50, ry: 49 },
          0.78,
        ) +
        times(4, (n) =>
          at(
            160 + Math.cos(n * 1.57 + 0.6) * 32,
            99 + Math.sin(n * 1.57 + 0.6) * 32,
            fill('leaf-deep', 'M-10 0C-7-8 4-9 11 0 4 8-7 7-10 0z') + line('leaf', 1.3, 'M-8 0H8'),
            n * 80,
            0.95,
          ),
        ) +
        line('crust-deep', 2, 'M160 99L222 66M160 99L226 120', 0.6),
    )
  );
}

/** Bread that is baked flat: naan, focaccia, flatbreads with something on them. */
function flatbread(dish: Dish): string {
  const { random, says } = dish;
  const tops = dish.bits;
  const topped =
    tops.length > 1 &&
    !says('naan', 'pita', 'tortilla', 'roti', 'chapati', 'paratha') &&
    says('with', 'and', 'topped');
  const one = (turn: number) =>
    at(
      0,
      0,
      shade(blob(random, 0, 0, 52, 36, 0.07, 10), 7) +
        thick('crust', 'crust-deep', blob(random, 0, 0, 52, 36, 0.07, 10), 4) +
        fill('pasta', blob(random, 0, -1, 45, 29, 0.1, 10), 0.85),
      turn,
    ) +
    dots(random, 'crust-deep', 12, { x: 0, y: 0, rx: 38, ry: 26 }, 9, 0.55) +
    (topped
      ? toss(random, tops, 10, { x: 0, y: 0, rx: 34, ry: 22 }, 0.75)
      : dots(random, 'leaf-deep', 12, { x: 0, y: 0, rx: 34, ry: 22 }, 2.6) +
        line('milk', 4, 'M-28-12Q-14-22 4-22', 0.3));
  return board(dish.ware) + at(110, 86, one(-12), -14) + at(202, 112, one(9), 12);
}

function focaccia(dish: Dish): string {
  const { random } = dish;
  return (
    tray() +
    box('crust-deep', 64, 50, 192, 106, 18) +
    box('crust', 64, 44, 192, 106, 18) +
    box('broth', 72, 51, 176, 92, 13, 0.5) +
    times(
      15,
      (n) =>
        disc('crust-deep', 90 + (n % 5) * 35, 68 + Math.floor(n / 5) * 30, 8, 6, 0.55) +
        disc('lemon', 91 + (n % 5) * 35, 70 + Math.floor(n / 5) * 30, 5, 3, 0.7),
    ) +
    toss(
      random,
      [HERB, ...dish.bits.filter(({ tone }) => tone !== 'pasta').slice(0, 2)],
      10,
      { x: 160, y: 96, rx: 82, ry: 42, square: true },
      0.75,
    ) +
    dots(random, 'milk', 34, { x: 160, y: 96, rx: 84, ry: 44, square: true }, 2.4)
  );
}

/** Crisp tortillas with everything on top: tostadas. */
function tostadas(dish: Dish): string {
  const { random } = dish;
  const one = () =>
    disc('iron', 0, 6, 43, 41, 0.14) +
    fill('crust-deep', blob(random, 0, 3, 42, 41, 0.03, 12)) +
    fill('broth', blob(random, 0, 0, 42, 41, 0.03, 12)) +
    fill(sauceOf(dish, { tone: 'bean', deep: 'bean' }).tone, blob(random, 0, 0, 32, 31, 0.12)) +
    toss(
      random,
      [...dish.bits, { shape: 'leaf', tone: 'lime', second: 'leaf' }],
      13,
      { x: 0, y: 0, rx: 28, ry: 27 },
      0.8,
    ) +
    dots(random, 'milk', 9, { x: 0, y: 0, rx: 24, ry: 24 }, 4.5) +
    (dish.has('egg')
      ? at(
          0,
          0,
          fill('milk', 'M-17 3c-3-9 5-17 14-16s18 4 18 12-7 16-16 15-14-4-16-11z') + disc('lemon', -1, 0, 7),
          0,
          1.2,
        )
      : '');
  return board(dish.ware) + at(106, 100, one(), 0, 1.12) + at(206, 100, one(), 0, 1.12);
}

/** Chips under melted cheese. */
function nachos(dish: Dish): string {
  const { random, says } = dish;
  const apple = says('apple');
  const chip = (n: number) =>
    apple
      ? fill('tomato', 'M-18 4Q0-18 18 4Q0 12-18 4z') + fill('rice', 'M-15 4Q0-12 15 4Q0 9-15 4z')
      : shade('M-20 13L20 15 0-21z', 4) +
        fill('crust-deep', 'M-20 13Q0 8 20 15L1-21z') +
        fill(n % 3 ? 'pasta' : 'egg', 'M-18 10Q0 5 18 12L1-19z') +
        dots(random, 'crust-deep', 5, { x: 0, y: 1, rx: 8, ry: 7 }, 2.2, 0.7);
  const area = { ...TRAY, rx: 88, ry: 46 };
  return (
    tray() +
    times(30, (n) =>
      at(
        160 + Math.cos(n * 2.4) * Math.sqrt(n / 30) * 96,
        100 + Math.sin(n * 2.4) * Math.sqrt(n / 30) * 52,
        chip(n),
        n * 77,
        1.05,
      ),
    ) +
    (apple
      ? line('crust-deep', 3, 'M80 70Q110 100 140 74T200 78T244 100M76 120Q120 100 150 128T230 128') +
        line('cocoa', 2.4, 'M90 100Q130 80 160 104T236 84')
      : times(8, (n) => {
          const melt = blob(random, 92 + (n % 4) * 46, 80 + Math.floor(n / 4) * 40, 25, 13, 0.4, 13);
          return fill('carrot', melt, 0.9) + at(0, -2, fill('lemon', melt, 0.95));
        })) +
    toss(
      random,
      dish.bits.filter(({ shape, tone }) => !apple || (shape !== 'crescent' && tone !== 'lime')),
      apple ? 8 : 22,
      area,
      0.75,
    ) +
    (apple
      ? dots(random, 'cocoa', 12, area, 4.5)
      : dots(random, 'leaf-deep', 18, area, 3.4) +
        fill('plate-rim', blob(random, 131, 100, 19, 15, 0.2)) +
        fill('milk', blob(random, 130, 97, 18, 14, 0.2)) +
        fill('leaf', blob(random, 191, 104, 20, 15, 0.2)) +
        fill('lime', blob(random, 190, 101, 18, 13, 0.2)) +
        dots(random, 'leaf', 8, { x: 190, y: 101, rx: 12, ry: 9 }, 3))
  );
}

export const flatForms = { pizza, flatbread, focaccia, tostadas, nachos };
