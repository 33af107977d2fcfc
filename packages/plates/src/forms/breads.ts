import { at, blob, disc, dots, fill, line, shade, thick, times } from '../brush.ts';
import { board } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { EGG, HERB, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';

const SLICE = 'M-30 26V-10C-44-28-24-36 0-36S44-28 30-10V26Q30 32 24 32H-24Q-30 32-30 26z';

/** A slice of toasted bread from above. */
export const toastSlice = (crumb: Tone = 'pasta'): string =>
  shade(SLICE) +
  thick('crust-deep', 'meat', SLICE, 3) +
  at(0, -0.5, fill(crumb, SLICE), 0, 0.87) +
  dots(() => 0.5, 'crust', 9, { x: 0, y: 0, rx: 20, ry: 20 }, 3, 0.5);

/** What lies on a slice: a spread that covers it, and pieces. */
function spreadOf({ has, says }: Dish): Tone | null {
  if (says('avocado', 'guacamole', 'pea')) return 'lime';
  if (says('peanut', 'almond', 'hummus', 'tahini')) return 'crust';
  if (says('chocolate', 'nutella')) return 'cocoa';
  if (says('beans', 'bean')) return 'carrot';
  if (says('jam', 'strawberry')) return 'tomato';
  if (has('ricotta', 'cottage', 'cream', 'goat', 'yogurt', 'mayonnaise', 'feta')) return 'rice';
  if (has('cheese', 'cheddar', 'gruyere', 'mozzarella', 'egg')) return 'lemon';
  return null;
}

/** Open slices of bread with something on them. */
function toast(dish: Dish): string {
  const { random, says, has } = dish;
  const spread = spreadOf(dish);
  const sweetPotato = says('sweet') && says('potato');
  const garlic = says('garlic') && !has('tomato', 'mushroom');
  const one = (turn: number) =>
    toastSlice(sweetPotato ? 'carrot' : 'pasta') +
    (spread
      ? fill(spread, blob(random, 0, -2, 26, 27, 0.1, 11)) + line('milk', 2.5, 'M-14-14Q-4-22 10-19', 0.45)
      : '') +
    (garlic
      ? dots(random, 'leaf-deep', 16, { x: 0, y: -2, rx: 22, ry: 24 }, 3) +
        dots(random, 'lemon', 9, { x: 0, y: -2, rx: 20, ry: 22 }, 5, 0.7)
      : '') +
    toss(random, dish.bits.slice(0, 3), 8, { x: 0, y: -2, rx: 20, ry: 21 }, 0.72) +
    (has('egg') ? at(0, -2, piece(EGG), turn * 90, 1.15) : '') +
    dots(random, 'leaf-deep', 6, { x: 0, y: -2, rx: 20, ry: 20 }, 2.4);
  return board(dish.ware) + at(108, 100, one(0), -7, 1.2) + at(204, 102, one(1), 8, 1.2);
}

/** Small toasted slices in rows. */
function bruschetta(dish: Dish): string {
  const { random } = dish;
  const tops = dish.bits;
  const one = () =>
    disc('iron', 0, 5, 31, 20, 0.14) +
    disc('crust-deep', 0, 3, 30, 20) +
    disc('crust', 0, 0, 30, 19) +
    disc('pasta', 0, 0, 26, 15) +
    (dish.has('tomato')
      ? dots(random, 'tomato', 14, { x: 0, y: -1, rx: 20, ry: 11 }, 8) +
        dots(random, 'tomato-deep', 6, { x: 0, y: 0, rx: 18, ry: 10 }, 4)
      : toss(random, tops, 6, { x: 0, y: -1, rx: 18, ry: 9 }, 0.65)) +
    at(2, -3, piece(HERB), random() * 360, 0.65);
  return (
    board(dish.ware) +
    times(6, (n) => at(86 + (n % 3) * 72, 68 + Math.floor(n / 3) * 60, one(), -10 + (n % 2) * 18))
  );
}

export const breadForms = { toast, bruschetta };
