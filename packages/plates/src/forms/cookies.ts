import { at, blob, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { piece } from '../pieces.ts';
import { crumbOf, flavorOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { smallBowl, tray } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

/** Seven places on a plate, one in the middle. */
const seven = (one: (n: number) => string, far = 44, scale = 1): string =>
  times(7, (n) =>
    n === 6
      ? at(160, 98, one(n), 0, scale)
      : at(
          160 + Math.cos(n * 1.047 + 0.3) * far,
          100 + Math.sin(n * 1.047 + 0.3) * far,
          one(n),
          n * 40,
          scale,
        ),
  );

const STAR = 'M0-26L7-9 25-8 11 4 16 22 0 12-16 22-11 4-25-8-7-9z';

const HEART = 'M0 22C-34-2-22-26-4-18L0-13 4-18C22-26 34-2 0 22z';

function cookies(dish: Dish): string {
  const { random, says, has } = dish;
  const { tone, deep } = crumbOf(dish);
  const brown: Tone =
    tone === 'cocoa' ? 'cocoa' : tone === 'meat' ? 'meat' : tone === 'lime' ? 'lime' : 'crust';
  const edge: Tone = brown === 'crust' ? 'crust-deep' : deep;
  const cutOut = says('cut', 'sugar', 'christmas', 'easter', 'gingerbread', 'linzer');
  const round = (
    cutOut
      ? (n: number) =>
          shade(n % 2 ? STAR : HEART) +
          thick(n % 2 ? 'pasta' : 'crust', 'crust-deep', n % 2 ? STAR : HEART, 3) +
          at(0, 0, fill(n % 3 ? 'milk' : 'pink', n % 2 ? STAR : HEART), 0, 0.72) +
          dots(random, n % 3 ? 'tomato' : 'milk', 6, { x: 0, y: -1, rx: 11, ry: 10 }, 3)
      : () =>
          disc('iron', 0, 5, 25, 24, 0.14) +
          fill(edge, blob(random, 0, 3, 24, 24, 0.05, 10)) +
          fill(brown, blob(random, 0, 0, 24, 24, 0.05, 10)) +
          fill('pasta', blob(random, -3, -4, 14, 12, 0.12), brown === 'crust' ? 0.45 : 0.12) +
          (says('peanut')
            ? line(edge, 2.6, 'M-13-6L7 14M-6-13L14 7M-13 6L7-14M-6 13L14-7', 0.8)
            : says('snickerdoodle', 'ginger', 'cinnamon', 'molasses')
              ? line(edge, 2.2, 'M-14-4l8 6 6-7 10 5M-4 12l8-5 7 3M-2-16l3 7') +
                dots(random, 'meat', 9, { x: 0, y: 0, rx: 17, ry: 17 }, 2)
              : dots(
                  random,
                  has('chocolate')
                    ? brown === 'cocoa'
                      ? 'meat-deep'
                      : 'cocoa'
                    : has('raisin', 'cranberry')
                      ? 'plum'
                      : edge,
                  8,
                  { x: 0, y: 0, rx: 17, ry: 17 },
                  6,
                ) +
                dots(
                  random,
                  has('oat') ? 'rice' : edge,
                  6,
                  { x: 0, y: 0, rx: 18, ry: 18 },
                  has('oat') ? 4 : 2,
                ))
  ) satisfies (n: number) => string;
  return plate(dish.ware) + seven(round, 46);
}

/** Round sweets and snacks, rolled by hand. */
function balls(dish: Dish): string {
  const { random, says, has } = dish;
  const look: readonly [Tone, Tone, Tone] = says('mochi')
    ? ['pink', 'clay', 'milk']
    : says('coconut', 'macaroon', 'rafaello')
      ? ['rice', 'crust', 'crust']
      : says(
            'arancini',
            'falafel',
            'croquette',
            'pakora',
            'fritter',
            'hushpuppy',
            'bolinho',
            'castagnole',
            'quarkballchen',
            'quarkbaellchen',
            'puff',
            'donut',
          )
        ? ['crust', 'crust-deep', 'broth']
        : says('queijo', 'popover', 'bun', 'gougere', 'cheese')
          ? ['pasta', 'crust', 'lemon']
          : says('energy', 'date', 'oat', 'peanut', 'protein') && !says('chocolate')
            ? ['meat', 'meat-deep', 'rice']
            : ['cocoa', 'meat-deep', 'meat'];
  const [tone, edge, fleck] = look;
  const ragged = says('pakora', 'fritter', 'macaroon', 'coconut');
  const one = () =>
    disc('iron', 0, 6, 23, 21, 0.15) +
    (ragged
      ? fill(edge, blob(random, 0, 3, 22, 21, 0.16, 13)) + fill(tone, blob(random, 0, 0, 21, 20, 0.16, 13))
      : disc(edge, 0, 2, 22) + disc(tone, 0, 0, 21)) +
    dots(random, fleck, 12, { x: 0, y: 1, rx: 15, ry: 15 }, 3.4) +
    (says('macaroon') ? line('cocoa', 3, 'M-12-4L10-10M-12 4L14-2', has('chocolate') ? 0.9 : 0) : '') +
    disc('milk', -7, -9, 5, 3.4, 0.4);
  const dip =
    has('sauce', 'marinara', 'tomato', 'yogurt', 'chutney') &&
    says('arancini', 'pakora', 'falafel', 'croquette', 'fritter');
  return (
    plate(dish.ware) +
    (dip
      ? times(6, (n) => at(160 + Math.cos(n * 1.047) * 46, 100 + Math.sin(n * 1.047) * 46, one(), n * 40)) +
        smallBowl(has('tomato', 'marinara') ? 'tomato' : 'rice', dish.glaze, 160, 100, 20)
      : seven(one, 46))
  );
}

const SHELL = 'M0 26Q-8 26-10 20Q-30 4-18-14Q-8-26 0-26T18-14Q30 4 10 20Q8 26 0 26z';

/** Small cakes in the shape of a shell. */
function madeleines(dish: Dish): string {
  const one = () =>
    shade(SHELL) +
    thick('crust', 'crust-deep', SHELL, 4) +
    fill('broth', SHELL, 0.25) +
    line(
      'crust-deep',
      2.2,
      'M0 22V-22M-4 22Q-12 0-9-20M4 22Q12 0 9-20M-7 20Q-22 4-17-10M7 20Q22 4 17-10',
      0.7,
    ) +
    line('milk', 2.4, 'M-12-12Q-8-20-2-22', 0.5);
  return (
    plate(dish.ware) +
    seven(one, 48, 0.86) +
    dots(dish.random, 'milk', 44, { x: 160, y: 100, rx: 60, ry: 60 }, 2.2, 0.85)
  );
}

/** A thin frozen or set sheet, broken into pieces. */
function bark(dish: Dish): string {
  const { random, has } = dish;
  const { tone } = has('yogurt')
    ? { tone: 'milk' as const }
    : flavorOf(dish, { tone: 'cocoa', deep: 'meat-deep' });
  const fruit = fruitOf(dish);
  const shards = [
    'M-34-22L20-30 34 4-4 26-38 12z',
    'M-26-24L30-18 22 24-30 20z',
    'M-30-14L6-28 34-8 20 24-22 22z',
  ];
  const one = (n: number) =>
    shade(shards[n % 3]!, 5) +
    thick(tone, tone === 'milk' ? 'plate-rim' : 'meat-deep', shards[n % 3]!, 5) +
    fill('pink', blob(random, 4, 2, 14, 7, 0.3), tone === 'milk' ? 0.5 : 0) +
    at(
      -8,
      -4,
      piece(fruit[n % (fruit.length || 1)] ?? { shape: 'crumb', tone: 'crust', second: 'crust-deep' }),
      n * 60,
      0.85,
    ) +
    at(
      12,
      4,
      piece(fruit[(n + 1) % (fruit.length || 1)] ?? { shape: 'crumb', tone: 'rice', second: 'crust' }),
      n * 90,
      0.85,
    ) +
    dots(random, 'crust', 5, { x: 0, y: 0, rx: 22, ry: 14 }, 4);
  return (
    tray() + times(6, (n) => at(96 + (n % 3) * 66, 70 + Math.floor(n / 3) * 60, one(n), n * 25 - 30, 0.95))
  );
}

export const cookieForms = { cookies, balls, madeleines, bark };
