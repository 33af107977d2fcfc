import { at, blob, disc, dots, fill, grains, line, shade, spots, thick, times } from '../brush.ts';
import { board, plate, skillet } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { EGG, HERB, piece, toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import { PLATE, SKILLET } from '../vessels.ts';
import { toastSlice } from './breads.ts';

const chopped = (dish: Dish, area = PLATE) =>
  grains(dish.random, 'leaf-deep', 14, area, { length: 3, width: 2 });

const MOON = 'M98 118C84 74 118 40 162 42S238 78 224 118C222 126 102 126 98 118z';

/** Half of a boiled egg. */
const HALF =
  disc('plate-rim', 0, 2, 18, 23) +
  disc('milk', 0, 0, 18, 23) +
  disc('carrot', 0, 3, 10.5) +
  disc('lemon', 0, 2.4, 9.6) +
  disc('milk', -3, -1, 3, 1.8, 0.5);

/** Folded in half, with the filling at the open edge. */
function omelette(dish: Dish): string {
  const { random } = dish;
  const edge = spots(random, 8, { x: 160, y: 126, rx: 54, ry: 5, square: true });
  const inside = dish.bits;
  return (
    plate(dish.ware) +
    shade(MOON, 16) +
    fill('broth', 'M98 124C84 78 118 46 162 48S238 84 224 124C220 142 102 142 98 124z') +
    (inside.length > 0
      ? edge.map(([x, y], n) => at(x, y, piece(inside[n % inside.length]!), n * 47, 0.8)).join('')
      : '') +
    thick('lemon', 'broth', MOON, 3) +
    fill('crust', blob(random, 140, 80, 22, 9, 0.3), 0.45) +
    fill('crust', blob(random, 186, 92, 18, 7, 0.3), 0.45) +
    line('milk', 4, 'M116 76Q132 54 162 52', 0.45) +
    chopped(dish, { x: 160, y: 88, rx: 46, ry: 26 })
  );
}

function scrambled(dish: Dish): string {
  const { random } = dish;
  const bread = dish.has('toast', 'bread', 'bagel', 'muffin', 'sourdough', 'brioche');
  const green = dish.says('tofu') ? 'pasta' : 'lemon';
  const curds = times(9, (n) => {
    const [x, y] = spots(random, 9, { x: 160, y: 98, rx: 36, ry: 30 })[n]!;
    return (
      fill('broth', blob(random, x, y + 3, 17, 12, 0.25, 7)) +
      fill(n % 3 === 0 ? 'pasta' : green, blob(random, x, y, 17, 12, 0.25, 7))
    );
  });
  return (
    plate(dish.ware) +
    (bread ? at(138, 98, toastSlice(), -14, 1.15) + at(186, 104, toastSlice(), 12, 1.15) : '') +
    curds +
    toss(
      random,
      dish.bits.filter(({ shape }) => shape !== 'cube').slice(0, 3),
      7,
      { x: 160, y: 98, rx: 42, ry: 34 },
      0.6,
    ) +
    chopped(dish, { x: 160, y: 96, rx: 40, ry: 34 })
  );
}

/** Baked in a pan and cut into wedges. */
function frittata(dish: Dish): string {
  const { random } = dish;
  const green = dish.says('kuku', 'sabzi', 'green');
  return (
    skillet(dish.ware) +
    disc('crust-deep', 152, 102, 68) +
    disc('crust', 152, 100, 67) +
    fill(green ? 'leaf' : 'lemon', blob(random, 152, 100, 61, 61, 0.03)) +
    dots(random, green ? 'leaf-deep' : 'broth', 30, SKILLET, 5, 0.45) +
    toss(random, dish.bits, 13, { x: 152, y: 100, rx: 54, ry: 54 }, 0.72) +
    line('crust-deep', 2.4, 'M152 100L214 76M152 100L208 134', 0.8) +
    line('milk', 3.5, 'M100 82Q112 54 142 46', 0.35)
  );
}

const ROLL = 'M-22-20Q-22-28-14-28H14Q22-28 22-20V20Q22 28 14 28H-14Q-22 28-22 20z';

/** Slices of a rolled omelette. */
function omeletteRoll({ ware }: Dish): string {
  const slice =
    shade(ROLL) +
    thick('lemon', 'broth', ROLL, 3) +
    line(
      'broth',
      2.4,
      'M-14-18H12Q14-18 14-14V14Q14 19 9 19H-8Q-13 19-13 14V-6Q-13-10-9-10H3Q6-10 6-6V6Q6 10 2 10H-3Q-5 10-5 6V-1',
    );
  return (
    plate(ware) +
    times(3, (n) => at(113 + n * 47, 103 - n * 3, slice, -6 + n * 3)) +
    at(214, 134, piece(HERB))
  );
}

/** Eggs that set in a sauce; boiled halves in a curry, stirred ones in menemen. */
function eggsInSauce(dish: Dish): string {
  const { random, says } = dish;
  const sauce = sauceOf(dish, { tone: 'tomato', deep: 'tomato-deep' });
  const balls = dish.has('meatball', 'kofta');
  const egg = says('curry') ? HALF : piece(EGG);
  const ball = disc('meat-deep', 0, 2, 11) + disc('meat', 0, 0, 11);
  return (
    skillet(dish.ware) +
    fill(sauce.deep, blob(random, 152, 100, 68, 68, 0.04)) +
    fill(sauce.tone, blob(random, 152, 99, 63, 63, 0.05)) +
    toss(random, cooked(dish).slice(0, 2), 10, SKILLET, 0.6) +
    (balls ? times(6, (n) => at(152 + Math.cos(n * 1.05) * 50, 100 + Math.sin(n * 1.05) * 50, ball)) : '') +
    (says('menemen')
      ? spots(random, 12, { x: 152, y: 100, rx: 52, ry: 52 })
          .map(([x, y]) => fill('lemon', blob(random, x, y, 15, 9, 0.3, 7)))
          .join('')
      : times(3, (n) =>
          at(
            152 + Math.cos(n * 2.1 - 1.4) * 30,
            100 + Math.sin(n * 2.1 - 1.4) * 30,
            egg,
            n * 40,
            says('curry') ? 0.9 : 1.25,
          ),
        )) +
    grains(random, 'leaf-deep', 22, SKILLET, { length: 3, width: 2.2 }) +
    line('milk', 3, 'M100 80Q114 54 140 46', 0.3)
  );
}

function boiledEggs(dish: Dish): string {
  const devil = dish.says('deviled', 'devilled', 'stuffed', 'mimosa');
  const half =
    disc('iron', 0, 4, 19, 24, 0.13) +
    disc('plate-rim', 0, 2, 18, 23) +
    disc('milk', 0, 0, 18, 23) +
    (devil
      ? fill('broth', 'M-12 6Q-14-8 0-12Q14-8 12 6Q0 16-12 6z') +
        fill('lemon', 'M-10 3Q-11-8 0-11Q11-8 10 3Q0 11-10 3z') +
        line('broth', 1.6, 'M-6-2Q0-7 6-2M-5 3Q0-1 5 3') +
        line('tomato', 2, 'M-3-6h.1M4-3h.1M0 2h.1M-6 2h.1')
      : disc('carrot', 0, 3, 10.5) + disc('lemon', 0, 2.4, 9.6) + disc('milk', -3, -1, 3, 1.8, 0.5));
  return (
    board(dish.ware) +
    times(6, (n) =>
      at(160 + Math.cos(n * 1.047) * 40, 100 + Math.sin(n * 1.047) * 40, half, n * 60 + 90, 0.92),
    ) +
    at(160, 100, piece(HERB), 10, 0.9)
  );
}

/** Sunny side up, with what is beside them. */
function friedEggs(dish: Dish): string {
  const beside = dish.bits.slice(0, 3);
  const bread = dish.has('toast', 'bread', 'muffin', 'tortilla', 'english');
  return (
    plate(dish.ware) +
    (bread ? at(196, 126, toastSlice(), 20, 1) : '') +
    toss(dish.random, beside, 11, { x: 160, y: 126, rx: 48, ry: 22 }, 0.85) +
    at(138, 84, piece(EGG), -12, 1.75) +
    at(186, 88, piece(EGG), 30, 1.65) +
    chopped(dish)
  );
}

/** Poached eggs on a split muffin, with sauce. */
function poachedEggs(dish: Dish): string {
  const one =
    disc('iron', 0, 6, 33, 32, 0.14) +
    disc('crust-deep', 0, 3, 32) +
    disc('crust', 0, 0, 32) +
    disc('pasta', 0, 0, 27) +
    (dish.has('ham', 'bacon', 'prosciutto') ? fill('pink', blob(dish.random, 0, 1, 28, 26, 0.15)) : '') +
    (dish.has('spinach') ? fill('leaf-deep', blob(dish.random, 0, 1, 27, 25, 0.2, 11)) : '') +
    disc('plate-rim', 0, 1, 20, 19) +
    disc('milk', 0, -1, 20, 19) +
    fill('lemon', 'M-14-6Q-12-16 0-16T14-6Q16 6 10 12Q8 20 5 12Q0 16-5 10Q-9 14-10 8Q-15 4-14-6z') +
    line('milk', 2.5, 'M-8-8Q-4-12 2-12', 0.6) +
    line('leaf-deep', 2.2, 'M-3-2l3 2M4-6l2 3M1 4l3 1');
  return plate(dish.ware) + at(126, 98, one) + at(194, 104, one);
}

/** Slices of potato and egg for breakfast in a pan: hash with an egg on top. */
function hash(dish: Dish): string {
  const { random } = dish;
  const egg = dish.has('egg');
  return (
    skillet(dish.ware) +
    toss(
      random,
      [
        { shape: 'cube', tone: 'crust', second: 'pasta' },
        { shape: 'cube', tone: 'crust-deep', second: 'crust' },
        ...dish.bits.filter(({ tone }) => tone !== 'pasta'),
      ],
      38,
      { x: 152, y: 100, rx: 60, ry: 60 },
      0.95,
    ) +
    (egg ? at(136, 92, piece(EGG), 10, 1.45) + at(174, 112, piece(EGG), 60, 1.4) : '') +
    grains(random, 'leaf-deep', 18, SKILLET, { length: 3, width: 2.2 })
  );
}

export const eggForms = {
  omelette,
  scrambled,
  frittata,
  'omelette-roll': omeletteRoll,
  'eggs-in-sauce': eggsInSauce,
  'boiled-eggs': boiledEggs,
  'fried-eggs': friedEggs,
  'poached-eggs': poachedEggs,
  hash,
};
