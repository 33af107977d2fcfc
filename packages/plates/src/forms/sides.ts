import {
  type Area,
  at,
  blob,
  box,
  disc,
  dots,
  fill,
  grains,
  line,
  shade,
  spots,
  thick,
  times,
} from '../brush.ts';
import { bowl } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { GREEN_FRIES } from '../food-words.gen.ts';
import type { Look } from '../looks.ts';
import { HERB, piece, toss } from '../pieces.ts';
import type { Sauce } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { BOWL, smallBowl, tray } from '../vessels.ts';

function fries(dish: Dish): string {
  const { random, says, has } = dish;
  const sweet = says('sweet', 'carrot');
  const fish = says('fish');
  const tones: readonly [Tone, Tone] = sweet
    ? ['carrot', 'clay']
    : says(...GREEN_FRIES)
      ? ['crust', 'leaf']
      : ['lemon', 'broth'];
  const one =
    box(tones[1], -26, -3.5, 52, 10, 2.6) +
    box(tones[0], -26, -5.5, 52, 9.5, 2.6) +
    box('crust-deep', 20, -5.5, 6, 9.5, 2.6, 0.4);
  const area: Area = { x: fish ? 194 : 146, y: 104, rx: fish ? 50 : 74, ry: 40 };
  const d = 'M-58 4C-50-20-10-24 24-20S62-8 56 6S14 24-16 22S-62 18-58 4z';
  return (
    tray() +
    times(fish ? 20 : 32, (n) => {
      const [x, y] = spots(random, fish ? 20 : 32, area)[n]!;
      return at(x, y, one, random() * 180);
    }) +
    (fish
      ? at(
          112,
          76,
          shade(d) +
            thick('crust', 'crust-deep', d, 5) +
            dots(random, 'broth', 26, { x: 0, y: 0, rx: 46, ry: 15 }, 3.4),
          -14,
          0.98,
        ) +
        at(
          122,
          122,
          shade(d) +
            thick('crust', 'crust-deep', d, 5) +
            dots(random, 'broth', 26, { x: 0, y: 0, rx: 46, ry: 15 }, 3.4),
          -6,
          0.98,
        )
      : '') +
    dots(random, 'milk', 26, area, 2) +
    smallBowl(
      has('mayonnaise', 'aioli', 'yogurt') || fish ? 'rice' : 'tomato',
      dish.glaze,
      246,
      fish ? 58 : 126,
      22,
    ) +
    grains(random, 'leaf-deep', 12, area, { length: 3, width: 2 })
  );
}

/** Mashed until soft, with butter. */
function mash(dish: Dish): string {
  const { random, says, has } = dish;
  const [tone, deep]: readonly [Tone, Tone] = says('sweet', 'carrot', 'squash', 'pumpkin', 'rutabaga')
    ? ['carrot', 'clay']
    : says('cauliflower', 'grits', 'parsnip')
      ? ['rice', 'egg']
      : says('pea')
        ? ['lime', 'leaf']
        : says('polenta')
          ? ['lemon', 'broth']
          : ['pasta', 'crust'];
  const green = says('colcannon', 'stoemp') || has('kale', 'cabbage');
  const shrimp = has('shrimp');
  return (
    bowl(dish.ware) +
    fill(deep, blob(random, 160, 102, 66, 65, 0.04, 13)) +
    fill(tone, blob(random, 160, 98, 65, 64, 0.05, 13)) +
    line(deep, 4, 'M112 92Q130 66 164 66T208 92Q206 120 174 124T130 108Q134 88 162 90T182 104', 0.75) +
    line('milk', 3, 'M116 82Q130 62 156 58', 0.4) +
    (green ? grains(random, 'leaf-deep', 40, BOWL, { length: 5, width: 3.4 }) : '') +
    (shrimp || dish.bits.some(({ shape }) => shape === 'chunk')
      ? toss(random, dish.bits, 13, { x: 160, y: 100, rx: 44, ry: 40 }, 1.05)
      : has('cheddar', 'cheese') && says('grits')
        ? grains(random, 'lemon', 26, { x: 160, y: 98, rx: 40, ry: 38 }, { length: 7, width: 3 })
        : at(
            160,
            94,
            fill('broth', 'M-17-2L2-11 19-3 0 7z') +
              fill('lemon', 'M-17-7L2-16 19-8 0 2z') +
              fill('broth', 'M-17-7v5L0 7V2z'),
          )) +
    grains(random, 'leaf-deep', 18, { x: 160, y: 98, rx: 50, ry: 50 }, { length: 3.4, width: 2.2 })
  );
}

/** A bowl of beans. */
function beans(dish: Dish): string {
  const { random, says, has } = dish;
  const dark = has('black', 'kidney', 'pinto') || says('refried', 'drunken', 'frijol', 'frijoles');
  const baked = has('tomato', 'ketchup') || says('baked', 'saucy');
  const liquid: Sauce = baked
    ? { tone: 'tomato', deep: 'tomato-deep' }
    : dark
      ? { tone: 'bean', deep: 'cocoa' }
      : { tone: 'broth', deep: 'crust-deep' };
  const bean: Look = dark
    ? { shape: 'bean', tone: baked ? 'bean' : 'cocoa', second: 'meat' }
    : { shape: 'bean', tone: 'rice', second: 'crust' };
  const smooth = says('refried', 'ful');
  return (
    bowl(dish.ware) +
    disc(liquid.deep, 160, 100, 70) +
    disc(smooth ? 'meat' : liquid.tone, 160, 99, 68) +
    (smooth ? dots(random, 'meat-deep', 40, BOWL, 8, 0.5) : '') +
    toss(random, [bean], smooth ? 12 : 40, { x: 160, y: 100, rx: 60, ry: 60 }, 1.05) +
    toss(
      random,
      dish.bits.filter(({ shape }) => shape !== 'bean'),
      11,
      { x: 160, y: 100, rx: 50, ry: 50 },
      0.85,
    ) +
    (has('cheese', 'feta', 'queso') ? dots(random, 'milk', 18, { x: 160, y: 98, rx: 36, ry: 34 }, 6) : '') +
    grains(random, 'leaf-deep', 18, { x: 160, y: 100, rx: 50, ry: 50 }, { length: 3.4, width: 2.4 }) +
    at(160, 96, piece(HERB), 20, 1)
  );
}

/** Leaves that are cooked down. */
function greens(dish: Dish): string {
  const { random, says, has } = dish;
  const creamed = says('creamed', 'creamy') || has('cream');
  const kraut = says('sauerkraut', 'cabbage', 'kraut', 'bigos');
  const tones: readonly [Tone, Tone, Tone] = kraut
    ? has('red')
      ? ['berry', 'plum', 'pink']
      : ['pasta', 'crust', 'lime']
    : ['leaf-deep', 'leaf', 'lime'];
  return (
    bowl(dish.ware) +
    fill(creamed ? 'rice' : tones[1], blob(random, 160, 101, 66, 65, 0.05, 12)) +
    grains(random, tones[0], 80, BOWL, { length: 14, width: 7 }) +
    grains(random, tones[1], 60, BOWL, { length: 13, width: 5 }) +
    grains(random, tones[2], 20, BOWL, { length: 8, width: 3 }) +
    (creamed
      ? spots(random, 9, { x: 160, y: 100, rx: 50, ry: 50 })
          .map(([x, y]) => fill('rice', blob(random, x, y, 14, 8, 0.3, 7), 0.8))
          .join('')
      : '') +
    toss(
      random,
      dish.bits.filter(({ shape }) => shape !== 'leaf' && shape !== 'sprig' && shape !== 'crescent'),
      11,
      { x: 160, y: 100, rx: 46, ry: 46 },
      0.85,
    )
  );
}

export const sideForms = { fries, mash, beans, greens };
