import { at, box, disc, dots, grains, line, shade, thick, times } from '../brush.ts';
import { board, bowl } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { BOWL, smallBowl } from '../vessels.ts';
import { grainOf, mound } from './rice.ts';

/** Small grains with many herbs: tabbouleh, couscous salad. */
function grainSalad(dish: Dish): string {
  const { random, says } = dish;
  const green = says('tabbouleh', 'tabouleh', 'tabouli');
  const grain: readonly [Tone, Tone] = green ? ['leaf', 'leaf-deep'] : grainOf(dish);
  return (
    bowl(dish.ware) +
    mound(random, grain, BOWL) +
    (green
      ? grains(random, 'lime', 60, BOWL, { length: 5, width: 3 }) +
        grains(random, 'pasta', 30, BOWL, { length: 2, width: 3.4 })
      : '') +
    toss(random, dish.bits, 22, { x: 160, y: 100, rx: 58, ry: 58 }, 0.78) +
    grains(random, 'leaf-deep', green ? 40 : 22, BOWL, { length: 4, width: 2.6 }) +
    (green ? dots(random, 'tomato', 20, { x: 160, y: 100, rx: 58, ry: 58 }, 8) : '')
  );
}

/** Rounds of rice in seaweed. */
function sushi(dish: Dish): string {
  const looks = dish.bits;
  const one = (n: number) =>
    disc('iron', 0, 6, 25, 24, 0.15) +
    disc('iron', 0, 3, 25) +
    disc('leaf-deep', 0, 0, 25) +
    disc('rice', 0, -0.5, 21) +
    grains(dish.random, 'egg', 12, { x: -2, y: -1, rx: 17, ry: 17 }, { length: 3, width: 2 }) +
    times(4, (k) =>
      at(
        Math.cos(k * 1.571 + n) * 7,
        Math.sin(k * 1.571 + n) * 7,
        box((['carrot', 'lemon', 'leaf', 'pink'] as const)[k]!, -5.5, -5.5, 11, 11, 3),
      ),
    );
  return (
    board(dish.ware) +
    times(8, (n) => at(74 + (n % 4) * 50, 72 + Math.floor(n / 4) * 56, one(n), looks.length)) +
    smallBowl('cocoa', dish.glaze, 262, 148, 19)
  );
}

const TRIANGLE = 'M-36 30Q-42 36-32 38H32Q42 36 36 30L8-30Q0-42-8-30z';

/** Triangles of rice with a strip of seaweed. */
function onigiri(dish: Dish): string {
  const one =
    shade(TRIANGLE, 6) +
    thick('rice', 'egg', TRIANGLE, 4) +
    grains(dish.random, 'milk', 26, { x: 0, y: 8, rx: 22, ry: 24 }, { length: 3, width: 2.6 }) +
    grains(dish.random, 'egg', 16, { x: 0, y: 6, rx: 22, ry: 24 }, { length: 3, width: 2 }) +
    box('iron', -15, 10, 30, 31, 3) +
    box('leaf-deep', -15, 9, 30, 29, 3, 0.75) +
    disc('pink', 0, -12, 6, 5);
  return (
    board(dish.ware) + at(122, 84, one, -12, 0.92) + at(196, 86, one, 12, 0.92) + at(158, 132, one, 2, 0.92)
  );
}

/** Spooned over rice; the sauce and its pieces beside it. */
function overRice(dish: Dish): string {
  const { random, has } = dish;
  const sauce = sauceOf(dish);
  const looks = cooked(dish);
  return (
    bowl(dish.ware) +
    disc(sauce.deep, 160, 100, 70) +
    disc(sauce.tone, 160, 99, 68) +
    line(sauce.deep, 4, 'M176 60Q204 72 212 100M150 150Q180 152 200 138', 0.5) +
    mound(random, ['rice', 'egg'], { x: 126, y: 88, rx: 40, ry: 44 }) +
    toss(
      random,
      looks.length > 0 ? looks : [{ shape: 'chunk', tone: 'crust', second: 'crust-deep' }],
      16,
      { x: 178, y: 108, rx: 38, ry: 44 },
      1,
    ) +
    (has('cream', 'coconut', 'yogurt') ? line('milk', 3, 'M168 72Q196 66 204 88T184 128', 0.7) : '') +
    grains(random, 'leaf-deep', 16, { x: 176, y: 104, rx: 34, ry: 42 }, { length: 3.4, width: 2.4 }) +
    at(182, 92, piece(HERB), 20, 0.9)
  );
}

export const sushiForms = { 'grain-salad': grainSalad, sushi, onigiri, 'curry-rice': overRice };
