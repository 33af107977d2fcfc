import { at, blob, disc, dots, fill, grains, line, spots, times } from '../brush.ts';
import { board, bowl, plate } from '../crockery.ts';
import type { Dish } from '../dish.ts';
import { GREEN_CHIPS } from '../food-words.gen.ts';
import { HERB, piece } from '../pieces.ts';
import type { Tone } from '../tones.ts';
import { BOWL, smallBowl } from '../vessels.ts';

/** Small things to nibble: nuts, roasted chickpeas, trail mix. */
function nibbles(dish: Dish): string {
  const { random, has, says } = dish;
  const chickpea = says('chickpea', 'garbanzo', 'bean');
  const edamame = says('edamame');
  const nut =
    disc('crust-deep', 0, 1, 10, 7) + disc('crust', 0, 0, 9.4, 6.4) + line('crust-deep', 1.3, 'M-7 0H6', 0.7);
  const dark =
    disc('meat-deep', 0, 1, 10, 7) + disc('meat', 0, 0, 9.4, 6.4) + line('crust', 1.3, 'M-6-1H4', 0.5);
  const pea = disc('crust-deep', 0, 1, 8) + disc('broth', 0, 0, 7.6) + disc('milk', -2, -3, 2.4, 1.6, 0.5);
  const pod =
    fill('leaf-deep', 'M-20 3Q-10-10 0-5T20-3Q12 11 0 7T-20 3z') +
    fill('leaf', 'M-19 1Q-10-10 0-6T19-4Q11 8 0 5T-19 1z') +
    disc('lime', -8, -1, 4) +
    disc('lime', 3, 0, 4) +
    disc('lime', 12, -2, 3.4);
  const ones = edamame
    ? [pod]
    : chickpea
      ? [pea]
      : says('cinnamon', 'spiced', 'candied', 'glazed')
        ? [dark, dark, nut]
        : [
            nut,
            dark,
            piece({ shape: 'round', tone: 'berry', second: 'plum' }),
            ...(has('chocolate') ? [disc('cocoa', 0, 0, 6)] : []),
            ...(has('cranberry', 'cherry')
              ? [piece({ shape: 'round', tone: 'tomato', second: 'tomato-deep' })]
              : []),
            disc('lime', 0, 0, 7, 4),
          ];
  const count = edamame ? 24 : 46;
  return (
    bowl(dish.ware) +
    disc(edamame ? 'leaf-deep' : 'crust-deep', 160, 100, 70) +
    spots(random, count, { x: 160, y: 100, rx: 64, ry: 64 })
      .map(([x, y], n) => at(x, y, ones[n % ones.length]!, random() * 360, 1.12))
      .join('') +
    dots(random, edamame || says('spicy', 'paprika') ? 'milk' : 'rice', 24, BOWL, 2.2)
  );
}

function popcorn(dish: Dish): string {
  const { random, says } = dish;
  const sweet = says('caramel', 'kettle');
  const puff: Tone = sweet ? 'pasta' : 'rice';
  const kernel =
    disc('crust', 0, 3, 9, 7) +
    disc(puff, -5, -2, 6.6) +
    disc('milk', 5, -3, 6) +
    disc(puff, 1, 4, 6.4) +
    disc(puff, 2, -6, 5) +
    line('broth', 1.8, 'M-2 0Q1 2 4 0', 0.8);
  return (
    bowl(dish.ware) +
    disc('egg', 160, 100, 70) +
    spots(random, 44, { x: 160, y: 98, rx: 72, ry: 70 })
      .map(([x, y]) => at(x, y, kernel, random() * 360, 1.15))
      .join('') +
    dots(random, 'broth', 20, BOWL, 3, 0.7)
  );
}

/** Thin and crisp, in a bowl. */
function chips(dish: Dish): string {
  const { random, says, has } = dish;
  const kale = says('kale');
  const pair: readonly [Tone, Tone] = kale
    ? ['leaf', 'leaf-deep']
    : says('sweet', 'carrot')
      ? ['carrot', 'clay']
      : says('beet')
        ? ['berry', 'plum']
        : says('tostone', 'tostones', 'plantain', 'banana')
          ? ['lemon', 'broth']
          : says('apple')
            ? ['rice', 'tomato']
            : says(...GREEN_CHIPS)
              ? ['lime', 'leaf-deep']
              : says('chicharron', 'chicharrones', 'jerky')
                ? ['crust', 'meat']
                : ['pasta', 'crust-deep'];
  const one = () =>
    kale
      ? fill(pair[1], blob(random, 0, 2, 20, 14, 0.3, 13)) +
        fill(pair[0], blob(random, 0, 0, 18, 12, 0.3, 13)) +
        line('lime', 2, 'M-12 0H12')
      : fill(pair[1], blob(random, 0, 2, 18, 13, 0.1, 9)) +
        fill(pair[0], blob(random, 0, 0, 17, 12, 0.1, 9)) +
        line(pair[1], 1.6, 'M-9-2Q0-7 9-2', 0.5);
  return (
    (says('tostone', 'tostones') ? plate(dish.ware) : bowl(dish.ware)) +
    times(26, (n) => {
      const [x, y] = spots(random, 26, {
        x: 160,
        y: 99,
        rx: says('tostone', 'tostones') ? 48 : 62,
        ry: says('tostone', 'tostones') ? 48 : 60,
      })[n]!;
      return at(x, y, one(), random() * 360, 1.12);
    }) +
    dots(random, 'milk', 30, BOWL, 2.2) +
    (has('garlic', 'mojo') && says('tostone', 'tostones') ? smallBowl('lime', dish.glaze, 214, 136, 20) : '')
  );
}

/** Rolled slices and small bites on a board: roll-ups, cucumber bites. */
function canapes(dish: Dish): string {
  const { random, has, says } = dish;
  const roll = says('roll', 'up', 'pinwheel');
  const look = dish.bits[0];
  const one = (n: number) =>
    roll
      ? disc('iron', 0, 6, 24, 22, 0.14) +
        disc('pink', 0, 2, 23) +
        disc('egg', 0, 0, 22) +
        line(
          has('cheese', 'cheddar') ? 'lemon' : 'leaf',
          5,
          'M2 0Q7-8 0-11T-12-1Q-13 11 0 14T17 2Q17-13 3-17',
        ) +
        line('pink', 2.4, 'M5 2Q9-10 0-14T-15 0')
      : disc('iron', 0, 6, 25, 23, 0.14) +
        disc('leaf-deep', 0, 2, 25) +
        disc('lime', 0, 0, 23) +
        disc('rice', 0, 0, 15) +
        (has('salmon')
          ? fill('pink', 'M-13 4Q-6-12 4-5T13-3Q9 9 1 6T-13 4z') + line('milk', 1.6, 'M-7 2Q-1-5 6-1', 0.6)
          : look
            ? at(0, 0, piece(look), n * 40, 0.9)
            : '') +
        at(2, -4, piece(HERB), n * 60, 0.5);
  return (
    board(dish.ware) +
    times(8, (n) => at(82 + (n % 4) * 50, 72 + Math.floor(n / 4) * 56, one(n), 0, 0.98)) +
    grains(random, 'leaf-deep', 6, { x: 156, y: 100, rx: 90, ry: 50, square: true }, { length: 3, width: 2 })
  );
}

export const snackForms = { nibbles, popcorn, chips, canapes };
