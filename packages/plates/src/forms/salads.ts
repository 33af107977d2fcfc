import { type Area, at, blob, disc, dots, fill, grains, spots, thick, times } from '../brush.ts';
import { bowl, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import type { Look } from '../looks.ts';
import { HERB, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { BOWL, smallBowl } from '../vessels.ts';
import { heap, nest, pastaPiece } from './pasta.ts';

const LEAF: Look = { shape: 'leaf', tone: 'lime', second: 'leaf' };
const DARK_LEAF: Look = { shape: 'leaf', tone: 'leaf', second: 'leaf-deep' };
const CROUTON =
  thick('crust', 'crust-deep', 'M-8-8H8V8H-8z', 4) +
  dots(() => 0.5, 'pasta', 4, { x: 0, y: 0, rx: 5, ry: 5 }, 3);

const half =
  disc('plate-rim', 0, 2, 12, 15) +
  disc('milk', 0, 0, 12, 15) +
  disc('carrot', 0, 2, 7) +
  disc('lemon', 0, 1.6, 6.2);

/** Leaves below, everything else on them. */
function leafSalad(dish: Dish): string {
  const { random, has } = dish;
  const looks = dish.bits;
  const dark = has('spinach', 'arugula', 'kale', 'watercress', 'chard');
  const area: Area = { x: 160, y: 100, rx: 62, ry: 62 };
  const meat = looks.filter(({ shape }) => shape === 'chunk' || shape === 'fillet').slice(0, 1);
  return (
    bowl(dish.ware) +
    disc('leaf', 160, 100, 66) +
    spots(random, 30, area)
      .map(([x, y], n) =>
        at(x, y, piece(dark ? (n % 3 ? DARK_LEAF : LEAF) : n % 4 ? LEAF : DARK_LEAF), random() * 360, 1.5),
      )
      .join('') +
    toss(
      random,
      looks.filter((look) => !meat.includes(look) && look.shape !== 'leaf'),
      20,
      { ...area, rx: 54, ry: 54 },
      0.92,
    ) +
    meat
      .map((look) =>
        times(4, (n) =>
          at(136 + n * 16, 92 + n * 7, piece(look), 20 + n * 8, look.shape === 'fillet' ? 0.8 : 1.1),
        ),
      )
      .join('') +
    (has('bread', 'crouton', 'pita')
      ? times(6, (n) => at(160 + Math.cos(n * 1.2) * 44, 100 + Math.sin(n * 1.2) * 44, CROUTON, n * 50, 0.9))
      : '') +
    (has('egg') ? at(128, 126, half, 20) + at(196, 76, half, -30) + at(190, 132, half, 70) : '') +
    (has('parmesan', 'caesar')
      ? grains(random, 'rice', 16, { ...area, rx: 46, ry: 46 }, { length: 8, width: 3.4 })
      : '')
  );
}

/** Cut small and tossed: Greek, bean, potato and chopped salads. */
function choppedSalad(dish: Dish): string {
  const { random, says, has } = dish;
  const creamy =
    says('potato', 'olivier', 'creamy', 'waldorf', 'macaroni', 'tuna', 'egg', 'crab') &&
    !says('german', 'warm');
  const looks = dish.bits;
  const potato: Look[] = says('potato', 'olivier') ? [{ shape: 'cube', tone: 'pasta', second: 'rice' }] : [];
  return (
    bowl(dish.ware) +
    disc(
      creamy
        ? 'egg'
        : says('greek', 'village')
          ? 'rice'
          : says('potato')
            ? 'crust'
            : has('lentil')
              ? 'crust-deep'
              : 'lime',
      160,
      100,
      68,
    ) +
    (creamy ? disc('rice', 160, 99, 66) : '') +
    toss(
      random,
      [...potato, ...potato, ...looks, ...looks.slice(0, 1)],
      40,
      { x: 160, y: 100, rx: 60, ry: 60 },
      0.98,
    ) +
    (creamy
      ? spots(random, 11, { x: 160, y: 100, rx: 52, ry: 52 })
          .map(([x, y]) => fill('rice', blob(random, x, y, 13, 8, 0.3, 7), 0.75))
          .join('') + toss(random, looks.slice(1), 7, { x: 160, y: 100, rx: 46, ry: 46 }, 0.8)
      : '') +
    (has('egg') ? at(140, 82, half, 20) + at(188, 112, half, 70) : '') +
    (has('bread', 'pita', 'tortilla') && !creamy
      ? times(7, (n) => at(160 + Math.cos(n * 0.9) * 46, 100 + Math.sin(n * 0.9) * 46, CROUTON, n * 50, 0.95))
      : '') +
    grains(random, 'leaf-deep', 22, { x: 160, y: 100, rx: 56, ry: 56 }, { length: 3.6, width: 2.4 })
  );
}

/** Everything cut into shreds. */
function slaw(dish: Dish): string {
  const { random, has, says } = dish;
  const shreds: Tone[] = says('papaya', 'mango', 'kohlrabi')
    ? ['lime', 'rice', 'lime']
    : says('carrot')
      ? ['carrot', 'broth', 'carrot']
      : has('red') && says('red')
        ? ['berry', 'plum', 'berry']
        : ['lime', 'rice', 'lime'];
  const more: Tone[] = [
    ...(has('carrot') ? ['carrot' as const] : []),
    ...(has('cabbage', 'onion') && has('red') ? ['berry' as const] : []),
    ...(has('pepper', 'tomato', 'chili') ? ['tomato' as const] : []),
  ];
  return (
    bowl(dish.ware) +
    fill('leaf', blob(random, 160, 101, 66, 65, 0.04, 12), says('carrot') ? 0 : 0.7) +
    fill(shreds[0]!, blob(random, 160, 99, 65, 64, 0.05, 12)) +
    shreds
      .map((tone, n) =>
        grains(random, n === 0 ? 'leaf' : tone, n === 0 ? 26 : 60, BOWL, {
          length: 16,
          width: 3,
          opacity: n === 0 ? 0.5 : 1,
        }),
      )
      .join('') +
    more
      .map((tone) => grains(random, tone, 30, { x: 156, y: 98, rx: 58, ry: 58 }, { length: 13, width: 3.2 }))
      .join('') +
    toss(
      random,
      dish.bits.filter(
        ({ shape }) => shape === 'chunk' || shape === 'crumb' || shape === 'round' || shape === 'shrimp',
      ),
      9,
      { x: 160, y: 98, rx: 46, ry: 46 },
      0.9,
    ) +
    grains(random, 'leaf-deep', 20, { x: 160, y: 100, rx: 54, ry: 54 }, { length: 4, width: 2.4 })
  );
}

function fruitSalad(dish: Dish): string {
  const looks = dish.bits;
  return (
    bowl(dish.ware) +
    disc('pink', 160, 100, 68, 68, 0.5) +
    toss(
      dish.random,
      looks.length > 0
        ? looks
        : [
            { shape: 'round', tone: 'tomato', second: 'tomato-deep' },
            { shape: 'cube', tone: 'carrot', second: 'lemon' },
            { shape: 'crescent', tone: 'lime', second: 'milk' },
          ],
      40,
      { x: 160, y: 100, rx: 60, ry: 60 },
      1.15,
    ) +
    at(150, 90, piece(HERB), 10, 1) +
    at(184, 116, piece(HERB), 120, 0.9)
  );
}

/** Cold pasta with vegetables. */
function pastaSalad(dish: Dish): string {
  const { random, says, has } = dish;
  const pesto = says('pesto');
  const creamy = says('macaroni', 'creamy', 'tuna');
  const one = pesto ? pastaPiece(dish).replaceAll('--art-pasta', '--art-lime') : pastaPiece(dish);
  const long = has('noodle', 'soba', 'spaghetti', 'vermicelli');
  return (
    bowl(dish.ware) +
    disc(pesto ? 'leaf' : creamy ? 'rice' : 'crust', 160, 100, 68) +
    (long
      ? nest(
          random,
          says('soba') ? 'mushroom' : 'rice',
          says('soba') ? 'meat' : 'crust',
          { x: 160, y: 100, rx: 60, ry: 60 },
          4.6,
        )
      : heap(random, one, 34, { x: 160, y: 100, rx: 62, ry: 62 }, 1.05)) +
    (creamy
      ? spots(random, 9, { x: 160, y: 100, rx: 50, ry: 50 })
          .map(([x, y]) => fill('rice', blob(random, x, y, 12, 7, 0.3, 7), 0.7))
          .join('')
      : '') +
    toss(random, dish.bits, 22, { x: 160, y: 100, rx: 58, ry: 58 }, 0.85) +
    (has('sesame') ? dots(random, 'rice', 20, { x: 160, y: 100, rx: 54, ry: 54 }, 3) : '') +
    grains(random, 'leaf-deep', 22, { x: 160, y: 100, rx: 58, ry: 58 }, { length: 3.6, width: 2.6 })
  );
}

/** Vegetables on a platter with a sauce to pour over: gado-gado, crudités. */
function platter(dish: Dish): string {
  const { random, has } = dish;
  const looks = dish.bits;
  return (
    plate(dish.ware) +
    looks
      .map((look, n) =>
        toss(
          random,
          [look],
          6,
          {
            x: 160 + Math.cos((n / looks.length) * 6.28) * 42,
            y: 100 + Math.sin((n / looks.length) * 6.28) * 42,
            rx: 17,
            ry: 17,
          },
          1,
        ),
      )
      .join('') +
    (has('egg') ? at(146, 146, half, 20) + at(176, 54, half, -30) : '') +
    smallBowl(has('peanut', 'tahini') ? 'crust' : 'rice', dish.glaze, 160, 100, 24)
  );
}

/** Sliced tomatoes, cucumbers or other vegetables, dressed and flat on a plate. */
function slicedSalad(dish: Dish): string {
  const { random, has, says } = dish;
  const spicy = says('korean', 'spicy', 'kimchi', 'sichuan');
  const looks = dish.bits.filter(({ shape }) => shape !== 'sprig' && shape !== 'crumb');
  return (
    plate(dish.ware) +
    (spicy ? fill('tomato', blob(random, 160, 102, 56, 54, 0.08), 0.55) : '') +
    toss(random, looks, 26, { x: 160, y: 100, rx: 50, ry: 50 }, 1.2) +
    (spicy ? dots(random, 'tomato', 26, { x: 160, y: 100, rx: 50, ry: 50 }, 3.4) : '') +
    dots(random, has('sesame') ? 'rice' : 'cocoa', 18, { x: 160, y: 100, rx: 48, ry: 48 }, 2.6) +
    grains(random, 'leaf-deep', 16, { x: 160, y: 100, rx: 48, ry: 48 }, { length: 3.6, width: 2.4 })
  );
}

export const saladForms = {
  'leaf-salad': leafSalad,
  'chopped-salad': choppedSalad,
  slaw,
  'fruit-salad': fruitSalad,
  'pasta-salad': pastaSalad,
  platter,
  'sliced-salad': slicedSalad,
};
