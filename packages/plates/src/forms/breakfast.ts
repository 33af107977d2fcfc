import { type Area, at, blob, disc, dots, fill, line, spots, times } from '../brush.ts';
import { bowl } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { EGG, HERB, piece, toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { BOWL } from '../vessels.ts';
import { fruitOf } from './griddle.ts';

/** Hot cereal in a bowl, with something on top. */
function porridge(dish: Dish): string {
  const { random, says, has } = dish;
  const savory = says('savory', 'congee', 'egg', 'cheese', 'jook');
  const [tone, deep]: readonly [Tone, Tone] = says('chocolate')
    ? ['meat', 'meat-deep']
    : says('congee', 'rice', 'semolina', 'grits', 'coconut', 'risengrod', 'risengroed')
      ? ['rice', 'egg']
      : ['egg', 'crust'];
  const fruit = fruitOf(dish);
  const on = savory ? dish.bits : fruit.length > 0 ? fruit : dish.bits;
  return (
    bowl(dish.ware) +
    disc(deep, 160, 100, 70) +
    fill(tone, blob(random, 160, 99, 68, 68, 0.02, 12)) +
    dots(random, deep, 40, BOWL, 5, 0.6) +
    dots(random, 'milk', 26, BOWL, 4, 0.45) +
    toss(random, on, on.length > 0 ? 13 : 0, { x: 168, y: 94, rx: 40, ry: 36 }, 1) +
    (has('egg') && savory ? at(150, 104, piece(EGG), 10, 1.5) : '') +
    (has('peanut', 'almond') && !savory
      ? fill('crust-deep', blob(random, 138, 116, 24, 12, 0.2)) + line('crust', 3, 'M124 114Q136 106 152 114')
      : '') +
    (has('maple', 'honey', 'cinnamon', 'sugar', 'apple') && !savory
      ? dots(random, 'meat', 26, { x: 156, y: 104, rx: 40, ry: 34 }, 2.4, 0.8)
      : '') +
    (savory
      ? times(7, (n) =>
          at(
            126 + ((n * 31) % 70),
            76 + ((n * 23) % 54),
            disc('leaf-deep', 0, 0, 4.4) + disc('lime', 0, 0, 2.2),
          ),
        )
      : '')
  );
}

/** Yogurt or quark with fruit and crunch. */
function granolaBowl(dish: Dish): string {
  const { random, says, has } = dish;
  const dry = says('granola', 'muesli', 'cereal', 'cereals', 'crisp') && !has('yogurt');
  const fruit = fruitOf(dish);
  const savory = says('savory', 'cottage') && has('tomato', 'cucumber');
  const crumbs = (area: Area) =>
    spots(random, dry ? 46 : 20, area)
      .map(([x, y], n) => fill(n % 3 ? 'crust' : 'crust-deep', blob(random, x, y, 9, 6, 0.3, 6)))
      .join('');
  return (
    bowl(dish.ware) +
    disc(dry ? 'crust-deep' : 'plate-rim', 160, 100, 70) +
    disc(dry ? 'crust' : 'milk', 160, 99, 68) +
    (dry
      ? crumbs({ x: 160, y: 99, rx: 62, ry: 62 }) +
        dots(random, 'rice', 22, BOWL, 6) +
        dots(random, 'plum', 14, BOWL, 7)
      : line('plate-rim', 5, 'M118 122Q146 146 190 132M176 66Q204 78 208 104', 0.9) +
        (savory ? '' : crumbs({ x: 134, y: 92, rx: 30, ry: 38 }))) +
    toss(
      random,
      savory ? dish.bits : fruit,
      savory || fruit.length > 0 ? 15 : 0,
      savory ? { x: 160, y: 98, rx: 46, ry: 44 } : { x: 182, y: 104, rx: 32, ry: 38 },
      1.05,
    ) +
    (has('honey', 'maple') && !dry ? line('broth', 3, 'M140 70Q170 84 150 104T176 132', 0.9) : '') +
    (savory ? dots(random, 'cocoa', 16, BOWL, 2.2) : at(160, 96, piece(HERB), 0, dry ? 0 : 0.8))
  );
}

export const breakfastForms = { porridge, 'granola-bowl': granolaBowl };
