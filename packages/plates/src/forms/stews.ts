import { at, blob, disc, dots, fill, grains, line, thick, times } from '../brush.ts';
import { bowl } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { type Sauce, sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { BOWL } from '../vessels.ts';
import { surface } from './soups.ts';

const SLICED: readonly (readonly [rim: Tone, flesh: Tone])[] = [
  ['leaf-deep', 'lime'],
  ['tomato-deep', 'tomato'],
  ['plum', 'egg'],
  ['broth', 'lemon'],
];

/** Vegetables in slices that lie in rounds. */
function ratatouille(dish: Dish): string {
  const { random, ware } = dish;
  const slice = ([rim, flesh]: readonly [Tone, Tone]) =>
    disc('iron', 1, 3, 14, 12, 0.16) +
    disc(rim, 0, 0, 14, 12) +
    disc(flesh, 0, 0, 11.6, 9.6) +
    dots(random, rim, 4, { x: 0, y: 0, rx: 6, ry: 5 }, 2, 0.55);
  const round = (count: number, r: number) =>
    times(count, (n) => {
      const angle = (n / count) * Math.PI * 2;
      const turn = (angle * 180) / Math.PI + 90;
      return at(
        160 + Math.cos(angle) * r,
        100 + Math.sin(angle) * r,
        slice(SLICED[n % SLICED.length]!),
        turn,
      );
    });
  return (
    bowl(ware) +
    surface({ tone: 'tomato', deep: 'tomato-deep' }) +
    round(24, 56) +
    round(16, 35) +
    round(8, 15) +
    grains(random, 'leaf-deep', 26, { x: 160, y: 100, rx: 60, ry: 60 }, { length: 4, width: 2.2 }) +
    at(160, 98, piece(HERB), 20, 1.1)
  );
}

/** Thick, with large pieces. */
function stew(dish: Dish): string {
  const { random, says } = dish;
  if (says('ratatouille')) return ratatouille(dish);
  const sauce = sauceOf(dish, { tone: 'meat', deep: 'meat-deep' });
  const looks = cooked(dish);
  const dumpling = says('dumpling');
  return (
    bowl(dish.ware) +
    surface(sauce) +
    line(sauce.deep, 4, 'M112 124Q140 146 178 142M190 66Q214 84 214 108', 0.5) +
    toss(
      random,
      looks.length > 0 ? looks : [{ shape: 'chunk', tone: 'meat', second: 'meat-deep' }],
      20,
      { x: 160, y: 100, rx: 54, ry: 54 },
      1.12,
    ) +
    (dumpling
      ? times(5, (n) =>
          at(
            160 + Math.cos(n * 1.257 + 0.4) * 34,
            98 + Math.sin(n * 1.257 + 0.4) * 34,
            thick('rice', 'egg', blob(random, 0, 0, 17, 14, 0.12), 3),
            0,
          ),
        )
      : '') +
    grains(random, 'leaf-deep', 20, { x: 160, y: 100, rx: 54, ry: 54 }, { length: 3.4, width: 2.4 }) +
    at(162, 96, piece(HERB), 20, 1)
  );
}

/** Beans and meat, with sour cream and cheese. */
function chili(dish: Dish): string {
  const { random, says, has } = dish;
  const white = says('white');
  const bean: Look = white
    ? { shape: 'bean', tone: 'rice', second: 'egg' }
    : { shape: 'bean', tone: 'bean', second: 'meat' };
  return (
    bowl(dish.ware) +
    surface(white ? { tone: 'pasta', deep: 'crust' } : { tone: 'tomato-deep', deep: 'meat-deep' }) +
    (white
      ? ''
      : dots(random, 'meat', 46, { x: 160, y: 100, rx: 60, ry: 60 }, 8) +
        dots(random, 'tomato', 22, { x: 160, y: 100, rx: 58, ry: 58 }, 9)) +
    toss(
      random,
      [bean, bean, ...cooked(dish).filter(({ shape }) => shape !== 'bean' && (white || shape !== 'chunk'))],
      26,
      { x: 160, y: 100, rx: 58, ry: 58 },
      0.95,
    ) +
    fill('plate-rim', blob(random, 156, 96, 22, 18, 0.15)) +
    fill('milk', blob(random, 155, 93, 21, 17, 0.15)) +
    grains(
      random,
      has('cheddar', 'cheese') || !white ? 'lemon' : 'leaf',
      16,
      { x: 178, y: 112, rx: 22, ry: 18 },
      { length: 7, width: 3.4 },
    ) +
    times(6, (n) =>
      at(142 + ((n * 13) % 40), 84 + ((n * 11) % 30), disc('leaf-deep', 0, 0, 4.4) + disc('lime', 0, 0, 2.4)),
    )
  );
}

/** Lentils or beans cooked until they fall apart. */
function dal(dish: Dish): string {
  const { random, says, has } = dish;
  const sauce: Sauce = says('red', 'misir', 'makhani', 'rajma')
    ? says('makhani')
      ? { tone: 'bean', deep: 'cocoa' }
      : { tone: 'carrot', deep: 'clay' }
    : says('black')
      ? { tone: 'bean', deep: 'cocoa' }
      : says('green', 'lenteja', 'brown', 'egyptian', 'pot') || has('kidney')
        ? { tone: 'meat', deep: 'meat-deep' }
        : { tone: 'lemon', deep: 'broth' };
  const whole = has('bean', 'chickpea', 'pea', 'kidney');
  return (
    bowl(dish.ware) +
    surface(sauce) +
    dots(random, sauce.deep, 60, BOWL, 6, 0.55) +
    dots(random, 'pasta', 26, BOWL, 4, 0.4) +
    toss(
      random,
      dish.bits.filter(
        ({ shape, tone }) =>
          (whole || shape !== 'bean') && shape !== 'ring' && !(shape === 'crumb' && tone === 'bean'),
      ),
      13,
      { x: 160, y: 100, rx: 52, ry: 52 },
      0.82,
    ) +
    line(
      has('cream', 'yogurt', 'coconut') ? 'milk' : 'tomato',
      3.4,
      'M130 92Q150 72 178 86T186 118Q166 134 146 120',
      0.75,
    ) +
    dots(random, 'cocoa', 12, { x: 160, y: 100, rx: 36, ry: 36 }, 3) +
    at(158, 98, piece(HERB), 30, 1) +
    at(178, 112, piece(HERB), 130, 0.8)
  );
}

/** Mussels and clams in their shells. */
function mussels(dish: Dish): string {
  const { random } = dish;
  const shell =
    fill('iron', 'M-20 8Q-18-14 4-16Q22-12 20 2Q8 18-20 8z') +
    fill('plum', 'M-18 6Q-16-13 4-15Q20-11 18 1Q8 14-18 6z', 0.6) +
    fill('carrot', 'M-11 3Q-8-8 4-9Q13-6 12 0Q6 8-11 3z') +
    line('milk', 1.6, 'M-14-4Q-6-13 6-13', 0.5);
  return (
    bowl(dish.ware) +
    surface({ tone: 'pasta', deep: 'crust' }) +
    times(17, (n) =>
      at(
        160 + Math.cos(n * 2.4) * 14.4 * Math.sqrt(n),
        100 + Math.sin(n * 2.4) * 14.4 * Math.sqrt(n),
        shell,
        n * 77,
        0.98,
      ),
    ) +
    grains(random, 'leaf-deep', 26, BOWL, { length: 3.4, width: 2.4 })
  );
}

export const stewForms = { stew, chili, dal, mussels };
