import { type Area, at, blob, disc, dots, fill, grains, line, type Random, times } from '../brush.ts';
import { bowl, plate, skillet } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { EGG, HERB, LEMON, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { SKILLET } from '../vessels.ts';

/** The grain of a dish: its color, and that of its shadows. */
export function grainOf({ has, says }: Dish): readonly [Tone, Tone] {
  if (says('moro')) return ['mushroom', 'meat'];
  if (says('jollof', 'mexican', 'red', 'tomato', 'kisir', 'jambalaya', 'spanish', 'bulgur') && !says('bean'))
    return ['carrot', 'clay'];
  if (
    says(
      'paella',
      'saffron',
      'persian',
      'biryani',
      'biriyani',
      'kabsa',
      'pollo',
      'gandules',
      'yellow',
      'turmeric',
      'poha',
      'couscous',
      'upma',
      'arroz',
      'polenta',
    )
  )
    return ['lemon', 'broth'];
  if (
    has('quinoa', 'bulgur', 'farro', 'barley', 'wild', 'brown', 'lentil', 'freekeh', 'buckwheat') ||
    says('mujaddara', 'koshari')
  )
    return ['crust', 'crust-deep'];
  if (has('couscous', 'cornmeal', 'millet')) return ['pasta', 'crust'];
  if (says('fried', 'nasi', 'chaufa', 'gyudon', 'dirty')) return ['pasta', 'crust'];
  if (says('green', 'cilantro', 'herb')) return ['lime', 'leaf'];
  return ['rice', 'egg'];
}

/** A mound of rice or another grain. */
export function mound(random: Random, [tone, deep]: readonly [Tone, Tone], { x, y, rx, ry }: Area): string {
  const inner = { x: x - 2, y: y - 1, rx: rx * 0.9, ry: ry * 0.9 };
  return (
    fill(deep, blob(random, x, y + 3, rx, ry, 0.05, 12)) +
    fill(tone, blob(random, x, y, rx, ry, 0.05, 12)) +
    grains(random, deep, Math.round((rx * ry) / 50), inner, { length: 4, width: 2.4, opacity: 0.7 }) +
    grains(random, 'milk', Math.round((rx * ry) / 60), inner, {
      length: 4,
      width: 2.6,
      opacity: tone === 'rice' ? 1 : 0.45,
    })
  );
}

/** Rice below, everything else in fields on top. */
function riceBowl(dish: Dish): string {
  const { random, has, says } = dish;
  const looks = dish.bits;
  const fields = looks.slice(0, 5);
  const egg = has('egg');
  const saucy = says('gyudon', 'oyakodon', 'katsudon', 'teriyaki', 'bulgogi', 'curry');
  return (
    bowl(dish.ware) +
    mound(random, grainOf(dish), { x: 160, y: 100, rx: 68, ry: 68 }) +
    (saucy
      ? fill(says('oyakodon', 'katsudon') ? 'lemon' : 'meat', blob(random, 160, 98, 46, 42, 0.14)) +
        toss(
          random,
          looks.length > 0 ? looks : [{ shape: 'chunk', tone: 'meat', second: 'meat-deep' }],
          16,
          { x: 160, y: 98, rx: 40, ry: 36 },
          0.9,
        )
      : fields
          .map((look, n) => {
            const angle = (n / fields.length) * Math.PI * 2 - 2.2;
            return toss(
              random,
              [look],
              look.shape === 'fillet' ? 3 : 7,
              { x: 160 + Math.cos(angle) * 38, y: 100 + Math.sin(angle) * 38, rx: 20, ry: 18 },
              0.98,
            );
          })
          .join('')) +
    (egg && !says('oyakodon') ? at(162, 100, piece(EGG), 10, 1.35) : '') +
    dots(random, 'rice', 12, { x: 160, y: 100, rx: 48, ry: 48 }, 2.6) +
    dots(random, 'leaf-deep', 14, { x: 160, y: 100, rx: 52, ry: 52 }, 3)
  );
}

/** Everything mixed through the rice, in the pan. */
function friedRice(dish: Dish): string {
  const { random, has } = dish;
  const white: readonly [Tone, Tone] = dish.says('cauliflower')
    ? ['rice', 'egg']
    : dish.says('kimchi')
      ? ['carrot', 'clay']
      : ['pasta', 'crust'];
  const looks = dish.bits;
  return (
    skillet(dish.ware) +
    mound(random, white, SKILLET) +
    (has('egg')
      ? times(6, (n) =>
          fill(
            'lemon',
            blob(
              random,
              152 + Math.cos(n * 2.4) * 14 * Math.sqrt(n + 1),
              100 + Math.sin(n * 2.4) * 14 * Math.sqrt(n + 1),
              12,
              8,
              0.3,
              7,
            ),
          ),
        )
      : '') +
    toss(
      random,
      [...looks, { shape: 'ring', tone: 'leaf', second: 'leaf-deep' }],
      28,
      { x: 152, y: 100, rx: 58, ry: 58 },
      0.66,
    ) +
    (dish.says('egg', 'kimchi', 'breakfast') && has('egg') ? at(152, 98, piece(EGG), 0, 1.5) : '')
  );
}

function risotto(dish: Dish): string {
  const { random, has, says } = dish;
  const tone: readonly [Tone, Tone] = says('tomato', 'red')
    ? ['carrot', 'clay']
    : says('pumpkin', 'squash', 'saffron', 'milanese')
      ? ['lemon', 'broth']
      : says('beet')
        ? ['berry', 'plum']
        : ['rice', 'egg'];
  return (
    plate(dish.ware) +
    fill(tone[1], blob(random, 160, 102, 62, 61, 0.05, 12)) +
    mound(random, tone, { x: 160, y: 99, rx: 59, ry: 57 }) +
    line(tone[1], 3, 'M120 92Q140 70 170 80M132 126Q160 138 190 118', 0.8) +
    toss(
      random,
      dish.bits.filter(({ shape, tone: color }) => !(shape === 'cube' && color === 'lemon')),
      15,
      { x: 160, y: 98, rx: 44, ry: 42 },
      0.9,
    ) +
    (has('parmesan', 'cheese', 'pecorino')
      ? grains(random, 'pasta', 10, { x: 160, y: 96, rx: 30, ry: 28 }, { length: 7, width: 3.4 })
      : '') +
    at(162, 94, piece(HERB), 20, 0.9)
  );
}

/** A wide pan of yellow rice with shellfish and peas. */
function paella(dish: Dish): string {
  const { random, has } = dish;
  const shrimp = { shape: 'shrimp', tone: 'pink', second: 'tomato' } as const;
  return (
    disc('iron', 160, 108, 90, 86, 0.16) +
    fill('iron', 'M58 88h-20q-8 12 0 24h20zM262 88h20q8 12 0 24h-20z') +
    disc('iron', 160, 100, 90, 88) +
    disc('iron-light', 160, 100, 84, 82) +
    mound(random, ['lemon', 'broth'], { x: 160, y: 100, rx: 80, ry: 78 }) +
    toss(random, dish.bits, 22, { x: 160, y: 100, rx: 68, ry: 66 }, 0.92) +
    (has('shrimp', 'prawn', 'seafood')
      ? times(6, (n) =>
          at(160 + Math.cos(n * 1.047) * 48, 100 + Math.sin(n * 1.047) * 46, piece(shrimp), n * 60 + 60, 1.3),
        )
      : '') +
    dots(random, 'leaf', 16, { x: 160, y: 100, rx: 64, ry: 62 }, 6) +
    times(3, (n) =>
      at(
        160 + Math.cos(n * 2.1 + 0.4) * 62,
        100 + Math.sin(n * 2.1 + 0.4) * 60,
        piece(LEMON),
        n * 120 + 100,
        1.15,
      ),
    )
  );
}

/** Rice cooked with everything in it, the meat on top. */
function pilaf(dish: Dish): string {
  const { random, has, says } = dish;
  const looks = dish.bits;
  const meat = looks.filter(({ shape }) => shape === 'chunk' || shape === 'fillet' || shape === 'shrimp');
  const grain = grainOf(dish);
  const rest = looks.filter(
    ({ shape, tone }) =>
      !['chunk', 'fillet', 'shrimp'].includes(shape) && (grain[0] !== 'carrot' || tone !== 'tomato'),
  );
  return (
    plate(dish.ware) +
    mound(random, grain, { x: 160, y: 100, rx: 62, ry: 60 }) +
    (says('koshari', 'mujaddara')
      ? dots(random, 'meat', 20, { x: 160, y: 100, rx: 54, ry: 52 }, 6) +
        times(9, (n) =>
          at(
            160 + Math.cos(n * 2.4) * 8 * Math.sqrt(n),
            98 + Math.sin(n * 2.4) * 8 * Math.sqrt(n),
            line('meat-deep', 4, 'M-11 2Q0-9 11 2'),
            n * 47,
          ),
        )
      : '') +
    (has('saffron') || says('biryani', 'biriyani')
      ? grains(random, 'carrot', 26, { x: 160, y: 100, rx: 54, ry: 52 }, { length: 5, width: 2.8 })
      : '') +
    toss(random, rest, rest.length > 0 ? 17 : 0, { x: 160, y: 100, rx: 52, ry: 50 }, 0.72) +
    meat
      .slice(0, 1)
      .map((look) =>
        times(4, (n) =>
          at(
            160 + Math.cos(n * 1.571 + 0.7) * 25,
            98 + Math.sin(n * 1.571 + 0.7) * 23,
            piece(look),
            n * 70,
            look.shape === 'fillet' ? 0.95 : 1.5,
          ),
        ),
      )
      .join('') +
    dots(random, 'leaf-deep', 18, { x: 160, y: 100, rx: 50, ry: 48 }, 3) +
    at(170, 84, piece(HERB), 0, 0.85)
  );
}

export const riceForms = { 'rice-bowl': riceBowl, 'fried-rice': friedRice, risotto, paella, pilaf };
