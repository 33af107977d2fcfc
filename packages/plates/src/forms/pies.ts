import { type Area, at, blob, box, disc, dots, fill, grains, line, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { flavorOf, sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { bakingDish, crimp, DISH, roundDish } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

const MIDDLE: Area = { x: 160, y: 100, rx: 54, ry: 54 };

/** A slice that is cut but not yet taken. */
const cuts = line('crust-deep', 2.4, 'M160 100L224 62M160 100L228 128', 0.75);

/** Pies without a lid, by what is in them. */
const OPEN =
  'pumpkin pecan lime lemon cream chocolate custard meringue merengada potato chess banana peanut'.split(' ');

/** A round pie: closed with strips, or open with cream, nuts or fruit. */
function pie(dish: Dish): string {
  const { random, says } = dish;
  const { tone, deep } = says('pecan')
    ? ({ tone: 'meat', deep: 'meat-deep' } as const)
    : flavorOf(dish, { tone: 'broth', deep: 'crust-deep' });
  const open = says(...OPEN);
  const strip = (n: number) => {
    const off = (n - 2) * 24;
    const long = Math.sqrt(62 * 62 - off * off);
    return box('crust-deep', -long, off - 5, long * 2, 13, 5) + box('crust', -long, off - 7, long * 2, 13, 5);
  };
  const strips =
    at(
      160,
      100,
      times(5, (n) => strip(n)),
      90,
    ) +
    at(
      160,
      100,
      times(5, (n) => strip(n)),
    );
  const rosette =
    disc('plate-rim', 0, 3, 13) + disc('milk', 0, 0, 13) + line('plate-rim', 2, 'M-6-1Q0-9 6-1Q0 6-3 0');
  const top = says('pecan')
    ? times(19, (n) =>
        at(
          160 + Math.cos(n * 2.4) * Math.sqrt(n) * 12,
          99 + Math.sin(n * 2.4) * Math.sqrt(n) * 12,
          disc('meat-deep', 0, 1, 11, 7) + disc('crust', 0, 0, 10, 6) + line('meat-deep', 1.5, 'M-8 0H8'),
          n * 70,
        ),
      )
    : says('meringue', 'merengada')
      ? times(14, (n) =>
          at(
            160 + Math.cos(n * 2.4) * Math.sqrt(n) * 13,
            98 + Math.sin(n * 2.4) * Math.sqrt(n) * 13,
            disc('egg', 0, 2, 14) + disc('milk', 0, 0, 13) + disc('crust', 0, -3, 5, 4, 0.7),
          ),
        )
      : open
        ? times(8, (n) =>
            at(160 + Math.cos(n * 0.785) * 46, 99 + Math.sin(n * 0.785) * 46, rosette, 0, 0.8),
          ) + line('milk', 4, 'M130 84Q140 74 156 72', 0.3)
        : '';
  return (
    roundDish('steel') +
    fill('crust-deep', crimp(74, 22, 11, 160, 102)) +
    fill('crust', crimp(73, 22, 11, 160, 99)) +
    disc(deep, 160, 100, 62) +
    disc(tone, 160, 99, 60) +
    (open ? '' : dots(random, deep, 20, MIDDLE, 9, 0.55)) +
    (open ? top : strips) +
    (open ? cuts : '') +
    (says('lime')
      ? at(
          160,
          99,
          disc('leaf', 0, 0, 14) +
            disc('lime', 0, 0, 11.5) +
            line('milk', 1.6, 'M0-9V9M-8-4L8 4M8-4L-8 4', 0.8),
        )
      : '')
  );
}

/** A flat open tart. */
function tart(dish: Dish): string {
  const { random, says, has } = dish;
  const tatin = says('tatin');
  const { tone, deep } = tatin
    ? ({ tone: 'crust-deep', deep: 'meat' } as const)
    : flavorOf(dish, { tone: 'pasta', deep: 'crust' });
  const slices =
    times(12, (n) =>
      at(
        160 + Math.cos(n * 0.524) * 40,
        99 + Math.sin(n * 0.524) * 40,
        fill('meat', 'M-15 5Q0-18 15 5Q0 12-15 5z') +
          fill('broth', 'M-14 3Q0-18 14 3Q0 9-14 3z') +
          line('milk', 2, 'M-7-2Q0-9 6-3', 0.45),
        n * 30 + 90,
      ),
    ) +
    times(5, (n) =>
      at(
        160 + Math.cos(n * 1.256) * 15,
        99 + Math.sin(n * 1.256) * 15,
        fill('broth', 'M-13 3Q0-17 13 3Q0 9-13 3z') + line('meat', 1.5, 'M-13 3Q0 9 13 3'),
        n * 72 + 90,
      ),
    );
  const fruit = fruitOf(dish);
  return (
    plate(dish.ware) +
    disc('iron', 160, 107, 72, 71, 0.14) +
    fill('crust-deep', crimp(68, 30, 6, 160, 103)) +
    fill('crust', crimp(68, 30, 6, 160, 99)) +
    disc(deep, 160, 100, 60) +
    disc(tone, 160, 99, 58) +
    (tatin || has('apple', 'pear')
      ? slices
      : fruit.length > 0
        ? toss(random, fruit, 26, MIDDLE, 1)
        : dots(random, 'milk', 34, MIDDLE, 2.4, 0.8)) +
    line('milk', 4, 'M112 82Q122 58 146 50', 0.3) +
    (tatin || fruit.length > 0 ? '' : cuts)
  );
}

/** A pastry shell with set eggs. */
function quiche(dish: Dish): string {
  const { random } = dish;
  const bits = dish.bits.filter(({ shape }) => shape !== 'cube');
  return (
    plate(dish.ware) +
    disc('iron', 160, 107, 75, 74, 0.14) +
    fill('crust-deep', crimp(70, 26, 8, 160, 103)) +
    fill('crust', crimp(70, 26, 8, 160, 99)) +
    disc('broth', 160, 100, 62) +
    disc('lemon', 160, 99, 60) +
    times(7, () => fill('crust', blob(random, 120 + random() * 80, 64 + random() * 70, 12, 8, 0.3), 0.4)) +
    toss(random, bits, bits.length > 0 ? 16 : 0, MIDDLE, 0.72) +
    grains(random, 'leaf-deep', 16, MIDDLE, { length: 3, width: 2.2 }) +
    line('crust-deep', 2.4, 'M160 100L226 66M160 100L230 124', 0.8)
  );
}

/** Closed with a lid of pastry, in its dish. */
function potPie(dish: Dish): string {
  const { random, has, says } = dish;
  const leaves = times(4, (n) =>
    at(
      160 + Math.cos(n * 1.571) * 34,
      99 + Math.sin(n * 1.571) * 34,
      fill('crust-deep', 'M-14 0C-9-9 9-9 14 0 9 9-9 9-14 0z') +
        line('crust', 1.6, 'M-11 0H11M-4 0l4-4M2 0l4 4'),
      n * 90,
    ),
  );
  const dusted = says('moroccan', 'pastilla', 'bstilla');
  return (
    roundDish(dish.glaze) +
    fill('crust-deep', crimp(72, 20, 10, 160, 102)) +
    fill('crust', crimp(72, 20, 10, 160, 98)) +
    disc('broth', 160, 98, 60, 59, 0.6) +
    (dusted
      ? dots(random, 'milk', 50, MIDDLE, 3, 0.9) +
        line('meat', 3, 'M112 78L196 132M132 58L214 110M206 66L120 136', 0.6)
      : leaves +
        line('meat', 4, 'M160 84V74M160 116v10M144 99h-9M176 99h9') +
        fill(has('beef', 'steak') ? 'meat' : 'rice', blob(random, 160, 99, 8, 6, 0.2))) +
    line('milk', 4, 'M110 80Q122 54 146 46', 0.4)
  );
}

/** Topped with mashed potato, with marks of a fork. */
function mashPie(dish: Dish): string {
  const { random, has, says } = dish;
  const mash: Tone = says('sweet') ? 'carrot' : 'pasta';
  const below = sauceOf(
    dish,
    has('fish', 'salmon', 'cod') ? { tone: 'rice', deep: 'egg' } : { tone: 'meat', deep: 'meat-deep' },
  );
  return (
    bakingDish(dish.glaze) +
    box(below.deep, 56, 48, 208, 104, 17) +
    fill('crust', blob(random, 160, 101, 100, 49, 0.04, 16)) +
    fill(mash, blob(random, 160, 98, 98, 46, 0.05, 16)) +
    times(6, (n) =>
      line('crust', 3, `M${74 + n * 4} ${66 + n * 13}q14-8 28 0t28 0 28 0 28 0 28 0 ${18 - n * 3}-2`, 0.85),
    ) +
    times(5, (n) => fill('crust-deep', blob(random, 86 + n * 37, 80 + (n % 2) * 34, 13, 6, 0.3), 0.5)) +
    dots(random, below.tone, 12, { ...DISH, rx: 102, ry: 50 }, 5, 0) +
    grains(random, 'leaf-deep', 22, { ...DISH, rx: 80, ry: 36 }, { length: 3, width: 2.2 })
  );
}

/** Fruit that bubbles through crumbs, or below pieces of dough. */
function crumble(dish: Dish): string {
  const { random, says } = dish;
  const { tone, deep } = flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' });
  const cobbler = says('cobbler', 'dumpling', 'slump', 'grunt', 'buckle');
  const fruit = fruitOf(dish);
  const area: Area = { x: 160, y: 100, rx: 92, ry: 42, square: true };
  return (
    bakingDish(dish.glaze) +
    box(deep, 56, 48, 208, 104, 17) +
    box(tone, 60, 51, 200, 97, 15) +
    toss(random, fruit, fruit.length > 0 ? 18 : 0, area, 1) +
    (cobbler
      ? times(6, (n) =>
          at(
            98 + (n % 3) * 62,
            78 + Math.floor(n / 3) * 44,
            thick('crust', 'crust-deep', blob(random, 0, 0, 26, 18, 0.12), 4) +
              fill('broth', blob(random, -3, -3, 15, 9, 0.2), 0.7) +
              dots(random, 'milk', 6, { x: 0, y: -2, rx: 14, ry: 9 }, 2.4),
          ),
        )
      : times(26, (n) => {
          const [x, y] = [66 + ((n * 37) % 188), 56 + ((n * 29) % 88)];
          return (
            fill('crust-deep', blob(random, x, y + 3, 15, 9, 0.25, 7)) +
            fill(n % 3 ? 'crust' : 'pasta', blob(random, x, y, 14, 8, 0.25, 7))
          );
        })) +
    fill(tone, blob(random, 72, 142, 13, 6, 0.2), 0.95) +
    fill(tone, blob(random, 246, 62, 12, 6, 0.2), 0.95)
  );
}

/** Batter with fruit that baked in it. */
function clafoutis(dish: Dish): string {
  const { random } = dish;
  const fruit = fruitOf(dish);
  return (
    roundDish(dish.glaze) +
    disc('crust-deep', 160, 101, 74) +
    fill('crust', blob(random, 160, 99, 73, 72, 0.03, 13)) +
    fill('pasta', blob(random, 160, 100, 60, 58, 0.06, 11)) +
    toss(
      random,
      fruit.length > 0 ? fruit : [{ shape: 'round', tone: 'tomato', second: 'tomato-deep' }],
      19,
      { x: 160, y: 100, rx: 58, ry: 56 },
      1.15,
    ) +
    dots(random, 'milk', 56, { x: 160, y: 100, rx: 66, ry: 64 }, 2.4, 0.9)
  );
}

/** Wrapped in pastry and sliced: sausage rolls, strudel, Wellington. */
function pastryRoll(dish: Dish): string {
  const { random, has, says } = dish;
  const meat = has('sausage', 'beef', 'pork', 'salmon', 'lamb');
  const small = says('sausage', 'pig');
  const inside: Tone = has('salmon') ? 'pink' : meat ? 'meat' : has('spinach') ? 'leaf' : 'broth';
  const roll = (width: number) =>
    box('iron', -width, -16, width * 2, 48, 20, 0.14) +
    box('crust-deep', -width, -22, width * 2, 46, 20) +
    box('crust', -width, -25, width * 2, 43, 20) +
    line(
      'crust-deep',
      3,
      times(Math.floor(width / 14), (n) => `M${-width + 18 + n * 24} -18l8 28`),
      0.7,
    ) +
    line('milk', 3, `M${-width + 14}-18H${width - 40}`, 0.4) +
    disc('crust-deep', width - 12, -2, 14, 22) +
    disc(inside, width - 11, -2, 11, 18) +
    dots(random, 'crust', 6, { x: width - 11, y: -2, rx: 7, ry: 12 }, 3);
  return (
    board(dish.ware) +
    (small
      ? times(6, (n) => at(104 + (n % 2) * 100, 60 + Math.floor(n / 2) * 42, roll(40), -5, 0.85))
      : at(150, 100, roll(94), -4, 1.2)) +
    at(244, 148, piece(HERB), 20, 0.8)
  );
}

export const pieForms = {
  pie,
  tart,
  quiche,
  'pot-pie': potPie,
  'mash-pie': mashPie,
  crumble,
  clafoutis,
  'pastry-roll': pastryRoll,
};
