import { at, blob, box, disc, dots, fill, grains, line, spots, times } from '../brush.ts';
import { plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { LONG_SHELL } from '../food-words.gen.ts';
import { toss } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { bakingDish } from '../vessels.ts';
import { herbs, INSIDE } from './oven.ts';

/** Large shells with a filling, in sauce. */
function stuffedShells(dish: Dish): string {
  const one =
    fill('crust-deep', 'M-26 8Q-24-20 0-21T26 8Q0 24-26 8z') +
    fill('pasta', 'M-25 5Q-23-20 0-21T25 5Q0 18-25 5z') +
    fill('rice', 'M-16 4Q-14-12 0-13T16 4Q0 12-16 4z') +
    dots(dish.random, 'leaf-deep', 6, { x: 0, y: -2, rx: 10, ry: 7 }, 3) +
    fill('tomato', 'M-10-2Q-4-10 4-8T10 0Q2 6-10-2z', 0.9);
  return (
    bakingDish(dish.glaze) +
    box('tomato-deep', 56, 48, 208, 104, 17) +
    box('tomato', 60, 51, 200, 97, 15) +
    times(8, (n) => at(87 + (n % 4) * 49, 77 + Math.floor(n / 4) * 47, one, (n % 2) * 10 - 5, 0.98)) +
    herbs(dish)
  );
}

/** Rolls side by side under a sauce: enchiladas, cannelloni, cabbage rolls. */
function bakedRolls(dish: Dish): string {
  const { random, says, has } = dish;
  const cabbage = says('cabbage');
  const sauce = says('verde', 'green', 'verdes')
    ? { tone: 'lime' as Tone, deep: 'leaf' as Tone }
    : { tone: 'tomato' as Tone, deep: 'tomato-deep' as Tone };
  const one = cabbage
    ? box('leaf', -17, -42, 34, 86, 15) +
      box('lime', -17, -44, 34, 84, 15) +
      line('leaf', 2, 'M0-38V36M0-20l-10-10M0-4l10-10M0 14l-10-10', 0.7)
    : box('crust-deep', -18, -44, 36, 88, 14) +
      box('pasta', -18, -46, 36, 86, 14) +
      line('crust', 2, 'M-8-36V30', 0.6);
  const band = fill(sauce.tone, blob(random, 160, 100, 92, 27, 0.08, 14), cabbage ? 0.85 : 0.95);
  return (
    bakingDish(dish.glaze) +
    box(sauce.deep, 56, 48, 208, 104, 17) +
    times(5, (n) => at(82 + n * 39, 100, one)) +
    band +
    (cabbage
      ? ''
      : spots(random, 9, { x: 160, y: 98, rx: 84, ry: 20, square: true })
          .map(([x, y], n) => fill(n % 2 ? 'lemon' : 'rice', blob(random, x, y, 15, 8, 0.3), 0.92))
          .join('')) +
    (has('cream', 'sour') && !cabbage ? line('milk', 3, 'M74 92Q100 80 124 96T180 94T246 90') : '') +
    grains(random, 'leaf-deep', 26, { ...INSIDE, ry: 28 }, { length: 3.6, width: 2.4 })
  );
}

/** The vegetable that holds the filling: its skin and its flesh, and whether it is long. */
function shellOf({ has, says }: Dish): { skin: Tone; flesh: Tone; long: boolean } {
  if (says('avocado')) return { skin: 'leaf-deep', flesh: 'lime', long: false };
  if (says(...LONG_SHELL, 'courgette', 'boat')) return { skin: 'leaf-deep', flesh: 'lime', long: true };
  if (says('eggplant', 'aubergine', 'imam', 'bayildi', 'talong'))
    return { skin: 'plum', flesh: 'mushroom', long: true };
  if (says('mushroom', 'portobello')) return { skin: 'mushroom', flesh: 'meat', long: false };
  if (says('tomato', 'farci')) return { skin: 'tomato', flesh: 'tomato-deep', long: false };
  if (says('sweet') && says('potato')) return { skin: 'clay', flesh: 'carrot', long: true };
  if (says('potato')) return { skin: 'crust-deep', flesh: 'pasta', long: true };
  if (says('squash', 'pumpkin', 'acorn')) return { skin: 'broth', flesh: 'carrot', long: false };
  if (says('apple')) return { skin: 'tomato', flesh: 'rice', long: false };
  if (says('onion')) return { skin: 'rice', flesh: 'egg', long: false };
  return {
    skin: has('green') ? 'leaf' : 'tomato',
    flesh: has('green') ? 'leaf-deep' : 'tomato-deep',
    long: false,
  };
}

/** Vegetables that are filled and baked. */
function stuffed(dish: Dish): string {
  const { random, has, says } = dish;
  const { skin, flesh, long } = shellOf(dish);
  const filling: Tone = says('avocado', 'tuna', 'egg')
    ? 'rice'
    : has('beef', 'lamb', 'pork', 'turkey', 'sausage', 'meat')
      ? 'meat'
      : has('rice', 'quinoa')
        ? 'pasta'
        : has('spinach')
          ? 'leaf'
          : has('cheese', 'ricotta', 'cream')
            ? 'rice'
            : 'broth';
  const looks = dish.bits.filter(({ tone }) => tone !== skin).slice(0, 3);
  const [rx, ry] = long ? [58, 22] : [33, 32];
  const one = () =>
    disc('iron', 0, 7, rx, ry, 0.15) +
    fill(skin, blob(random, 0, 3, rx, ry, long ? 0.03 : 0.07, 10)) +
    fill(flesh, blob(random, 0, 0, rx - 4, ry - 4, 0.05, 10)) +
    fill(filling, blob(random, 0, -1, rx - 9, ry - 8, 0.12, 11)) +
    dots(
      random,
      filling === 'meat' ? 'meat-deep' : 'crust',
      14,
      { x: 0, y: -1, rx: rx - 13, ry: ry - 12 },
      5,
      0.7,
    ) +
    toss(random, looks, long ? 7 : 5, { x: 0, y: -1, rx: rx - 16, ry: ry - 13 }, 0.62) +
    (has('cheese', 'mozzarella', 'cheddar', 'parmesan', 'feta')
      ? fill('lemon', blob(random, 0, -2, rx * 0.5, ry * 0.4, 0.3), 0.85)
      : '') +
    grains(random, 'leaf-deep', 6, { x: 0, y: -1, rx: rx - 16, ry: ry - 13 }, { length: 3, width: 2.2 });
  if (long)
    return (
      bakingDish(dish.glaze) +
      box('broth', 56, 48, 208, 104, 17) +
      box('tomato', 60, 51, 200, 97, 15, has('tomato') ? 0.8 : 0) +
      at(108, 78, one(), 4, 0.85) +
      at(208, 76, one(), -4, 0.85) +
      at(112, 124, one(), -3, 0.85) +
      at(210, 122, one(), 4, 0.85)
    );
  return (
    plate(dish.ware) +
    at(126, 78, one(), 0, 0.98) +
    at(196, 82, one(), 0, 0.98) +
    at(158, 134, one(), 0, 0.98)
  );
}

/** A potato from the oven, cut open, with things on it. */
function bakedPotato(dish: Dish): string {
  const { random, says, has } = dish;
  const sweet = says('sweet', 'yam');
  const one =
    disc('iron', 0, 8, 62, 34, 0.15) +
    fill(sweet ? 'clay' : 'crust-deep', blob(random, 0, 4, 62, 34, 0.04, 11)) +
    fill(sweet ? 'carrot' : 'crust', blob(random, 0, 0, 60, 31, 0.04, 11)) +
    fill(sweet ? 'carrot' : 'lemon', 'M-46 2Q-30-22 0-20T46 0Q30 20 0 18T-46 2z') +
    fill(sweet ? 'broth' : 'rice', 'M-42 1Q-28-17 0-16T42 0Q28 14 0 13T-42 1z') +
    (has('bean', 'chili')
      ? toss(
          random,
          [{ shape: 'bean', tone: 'bean', second: 'meat' }],
          13,
          { x: 0, y: -2, rx: 32, ry: 10 },
          0.9,
        )
      : '') +
    toss(
      random,
      dish.bits.filter(({ shape, tone }) => shape !== 'bean' && tone !== 'pasta' && tone !== 'carrot'),
      8,
      { x: 0, y: -3, rx: 30, ry: 10 },
      0.8,
    ) +
    (has('cheese', 'cheddar')
      ? grains(random, 'carrot', 18, { x: 0, y: -2, rx: 32, ry: 10 }, { length: 8, width: 3 })
      : '') +
    fill('milk', blob(random, 2, -6, 15, 9, 0.2)) +
    times(7, (n) =>
      at(-20 + n * 7, -6 + ((n * 5) % 9), disc('leaf-deep', 0, 0, 3.2) + disc('lime', 0, 0, 1.6)),
    );
  return plate(dish.ware) + at(156, 76, one, -10, 0.92) + at(164, 130, one, 8, 0.92);
}

export const filledForms = {
  'stuffed-shells': stuffedShells,
  'baked-rolls': bakedRolls,
  stuffed,
  'baked-potato': bakedPotato,
};
