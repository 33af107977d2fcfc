import { at, disc, dots, fill, line, thick, times } from '../brush.ts';
import { bowl, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { flavorOf, type Sauce, sauceOf } from '../sauces.ts';
import { fruitOf } from './griddle.ts';

/** The color of a dip or spread. */
function dipTone(dish: Dish): Sauce {
  const { says } = dish;
  if (says('guacamole', 'avocado', 'edamame', 'pea')) return { tone: 'lime', deep: 'leaf' };
  if (says('hummus', 'tahini', 'ganoush', 'peanut')) return { tone: 'egg', deep: 'crust' };
  if (says('muhammara', 'salsa', 'romesco', 'ketchup', 'pico', 'gallo', 'tomato'))
    return { tone: 'tomato', deep: 'tomato-deep' };
  if (says('buffalo', 'obatzda', 'pimento', 'queso', 'carrot', 'sweet'))
    return { tone: 'carrot', deep: 'clay' };
  if (says('zaalouk', 'caponata', 'ajvar')) return { tone: 'clay', deep: 'tomato-deep' };
  if (says('bean', 'refried', 'olive')) return { tone: 'meat', deep: 'meat-deep' };
  if (says('beet')) return { tone: 'berry', deep: 'plum' };
  if (says('pesto', 'chimichurri', 'verde')) return { tone: 'leaf', deep: 'leaf-deep' };
  if (says('cheese', 'fondue', 'nacho')) return { tone: 'lemon', deep: 'broth' };
  return { tone: 'rice', deep: 'egg' };
}

/** In a bowl, with bread, chips or vegetables around it. */
function dip(dish: Dish): string {
  const { random, has, says } = dish;
  const { tone, deep } = dipTone(dish);
  const crisp =
    fill('crust-deep', 'M-15 12L15 14 0-18z') +
    fill('pasta', 'M-14 9L14 11 0-18z') +
    dots(() => 0.5, 'crust-deep', 4, { x: 0, y: 2, rx: 6, ry: 6 }, 2);
  const bread =
    thick('crust', 'crust-deep', 'M-16 12Q-18-12 0-16T16 12Q0 18-16 12z', 3) +
    dots(() => 0.6, 'crust-deep', 5, { x: 0, y: 0, rx: 9, ry: 9 }, 4, 0.5);
  const around =
    has('pita', 'bread', 'naan') ||
    says(
      'hummus',
      'ganoush',
      'tzatziki',
      'cacik',
      'obatzda',
      'muhammara',
      'zaalouk',
      'khiar',
      'fondue',
      'raita',
      'raitha',
      'caponata',
      'tapenade',
      'labneh',
    )
      ? bread
      : crisp;
  const sticks = dish.bits.filter(
    ({ tone: color, shape }) =>
      (shape === 'coin' && color === 'carrot') ||
      (shape === 'crescent' && color === 'leaf-deep') ||
      (shape === 'ring' && color === 'lime' && !says('tzatziki', 'cacik', 'raita', 'raitha')),
  );
  const chunky = says('pico', 'salsa', 'guacamole', 'caponata', 'zaalouk', 'corn', 'artichoke', 'spinach');
  return (
    plate(dish.ware) +
    times(16, (n) =>
      at(
        160 + Math.cos(n * 0.3927) * 68,
        100 + Math.sin(n * 0.3927) * 68,
        sticks.length > 0 && n % 2 ? piece(sticks[0]!) : around,
        n * 22.5 + 90,
        1.02,
      ),
    ) +
    disc('iron', 160, 106, 54, 53, 0.16) +
    disc(dish.glaze, 160, 100, 53) +
    disc('milk', 160, 100, 49, 49, 0.3) +
    disc(deep, 160, 100, 45) +
    disc(tone, 160, 99, 44) +
    (chunky
      ? toss(
          random,
          dish.bits.filter(({ tone: color }) => color !== tone || says('pico', 'salsa')),
          18,
          { x: 160, y: 99, rx: 34, ry: 34 },
          0.68,
        )
      : line(deep, 4, 'M132 96Q140 72 166 76T186 102Q180 124 156 120T144 102', 0.65)) +
    (says('hummus', 'ganoush', 'muhammara', 'labneh') || has('oil')
      ? line('lemon', 3.4, 'M138 92Q150 78 170 84T180 108', 0.8)
      : '') +
    (says('hummus') ? times(4, (n) => at(152 + n * 6, 96 + (n % 2) * 8, disc('crust', 0, 0, 4.4))) : '') +
    dots(
      random,
      says('hummus', 'obatzda', 'ganoush') ? 'tomato' : 'leaf-deep',
      12,
      { x: 160, y: 99, rx: 32, ry: 32 },
      3,
    ) +
    at(168, 92, piece(HERB), 10, 0.85)
  );
}

/** A sauce in a bowl, with a spoon. */
function sauce(dish: Dish): string {
  const { random } = dish;
  const sweet = dish.says('caramel', 'chocolate', 'berry', 'compote', 'strawberry', 'custard', 'apple');
  const { tone, deep } = sweet ? flavorOf(dish) : sauceOf(dish, { tone: 'crust-deep', deep: 'meat' });
  return (
    bowl(dish.ware) +
    disc(deep, 160, 100, 70) +
    disc(tone, 160, 99, 68) +
    line(deep, 5, 'M116 96Q130 64 166 66T208 100Q200 134 164 132T132 108', 0.55) +
    (sweet
      ? toss(random, fruitOf(dish), 9, { x: 160, y: 100, rx: 46, ry: 44 }, 1)
      : dots(random, 'leaf-deep', 18, { x: 160, y: 100, rx: 48, ry: 48 }, 3)) +
    line('milk', 4, 'M106 84Q118 54 148 46', 0.35) +
    line('wood-deep', 11, 'M186 116L276 176') +
    line('crust', 7, 'M186 114L276 174') +
    disc('wood-deep', 176, 108, 20, 15) +
    disc('crust', 176, 106, 18, 13) +
    disc(tone, 176, 106, 14, 9)
  );
}

export const dipForms = { dip, sauce };
