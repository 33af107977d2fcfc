import { at, blob, box, disc, dots, fill, grains, line, shade, thick, times } from '../brush.ts';
import { board, plate } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { HERB, piece, toss } from '../pieces.ts';
import { sauceOf } from '../sauces.ts';
import { smallBowl } from '../vessels.ts';

function bagel(dish: Dish): string {
  const { random, has } = dish;
  const half = (full: boolean) =>
    disc('iron', 0, 7, 46, 44, 0.14) +
    disc('crust-deep', 0, 4, 45) +
    disc('crust', 0, 0, 45) +
    (full
      ? fill('rice', blob(random, 0, 0, 38, 38, 0.08, 11)) +
        (has('salmon', 'lox')
          ? times(5, (n) =>
              at(
                Math.cos(n * 1.26) * 24,
                Math.sin(n * 1.26) * 24,
                fill('pink', 'M-18 4Q-8-12 4-4T18-2Q12 10 2 6T-18 4z') +
                  line('milk', 1.5, 'M-10 2Q-2-5 8 0', 0.6),
                n * 72,
              ),
            )
          : '') +
        toss(
          random,
          dish.bits.filter(({ shape }) => shape !== 'fillet'),
          9,
          { x: 0, y: 0, rx: 32, ry: 32 },
          0.65,
        )
      : dots(random, 'rice', 26, { x: 0, y: 0, rx: 38, ry: 38 }, 3) +
        dots(random, 'cocoa', 14, { x: 0, y: 0, rx: 38, ry: 38 }, 2.4) +
        line('milk', 4, 'M-32-12Q-24-30-6-34', 0.35)) +
    disc('crust-deep', 0, 0, 11) +
    disc('wood-deep', 0, 1, 8.5);
  return board(dish.ware) + at(106, 98, half(true), 0, 1.05) + at(208, 104, half(false), 0, 0.98);
}

/** A pocket of flatbread, filled. */
function pita(dish: Dish): string {
  const { random } = dish;
  const pocket = 'M-52 4A52 46 0 0 0 52 4Q0-12-52 4z';
  const one =
    at(0, -2, shade(pocket, 8)) +
    fill('crust-deep', 'M-52 2Q0-26 52 2Q40 12 0 10T-52 2z') +
    toss(
      random,
      [
        ...dish.bits,
        ...(dish.has('falafel', 'chickpea')
          ? [{ shape: 'chunk', tone: 'meat', second: 'meat-deep' } as const]
          : []),
        { shape: 'leaf', tone: 'lime', second: 'leaf' },
      ],
      14,
      { x: 0, y: -8, rx: 38, ry: 10, square: true },
      0.95,
    ) +
    thick('pasta', 'crust-deep', pocket, 4) +
    dots(random, 'crust-deep', 11, { x: 0, y: 22, rx: 34, ry: 14 }, 6, 0.45) +
    line('milk', 3, 'M-20-2Q-4 4 10-4T34 0', 0.9);
  return (
    board(dish.ware) +
    at(110, 92, one, -8, 0.98) +
    at(204, 106, one, 10, 0.98) +
    (dish.has('yogurt', 'tahini', 'tzatziki') ? smallBowl('rice', dish.glaze, 160, 146, 19) : '')
  );
}

/** Rolls, filled and covered: buns of bread from the oven, sweet or plain. */
function rolls(dish: Dish): string {
  const { random, has, says } = dish;
  const plain = says('dinner', 'soft', 'bread', 'plain', 'burger');
  const seeded = has('sesame', 'seed', 'poppy') && !says('cardamom');
  const one =
    disc('crust-deep', 0, 3, 26, 25) +
    disc('crust', 0, 0, 25, 24) +
    fill('broth', blob(random, -2, -4, 17, 14, 0.08), 0.6) +
    (says('cardamom', 'knot')
      ? line('crust-deep', 3.4, 'M-14 4Q-6-14 8-8T12 10Q2 18-8 8T2-4') +
        dots(random, 'milk', 9, { x: 0, y: 0, rx: 18, ry: 17 }, 3)
      : '') +
    (seeded ? dots(random, 'rice', 12, { x: 0, y: -2, rx: 16, ry: 14 }, 3) : '') +
    line('milk', 3, 'M-13-10Q-8-17 2-17', plain ? 0.55 : 0.3);
  return board(dish.ware) + times(6, (n) => at(98 + (n % 3) * 58, 72 + Math.floor(n / 3) * 56, one, 0, 1.14));
}

/** A hollow loaf that holds a curry or a soup. */
function breadBowl(dish: Dish): string {
  const { random } = dish;
  const sauce = sauceOf(dish, { tone: 'clay', deep: 'meat' });
  return (
    board(dish.ware) +
    box('iron', 88, 34, 144, 144, 26, 0.15) +
    box('crust-deep', 86, 30, 144, 144, 26) +
    box('crust', 86, 26, 144, 142, 26) +
    box('pasta', 102, 42, 112, 110, 18) +
    box(sauce.deep, 109, 49, 98, 96, 14) +
    fill(sauce.tone, blob(random, 158, 96, 46, 44, 0.06)) +
    toss(random, cooked(dish), 15, { x: 158, y: 97, rx: 36, ry: 36 }, 0.95) +
    grains(random, 'leaf-deep', 14, { x: 158, y: 97, rx: 36, ry: 36 }, { length: 3.4, width: 2.4 }) +
    at(162, 92, piece(HERB), 20, 0.9)
  );
}

/** Split biscuits under a white gravy. */
function biscuitsAndGravy(dish: Dish): string {
  const { random } = dish;
  const biscuit =
    disc('iron', 0, 7, 32, 30, 0.14) +
    disc('crust-deep', 0, 5, 31) +
    disc('pasta', 0, 2, 31) +
    disc('crust', 0, 0, 30) +
    line('milk', 3, 'M-18-10Q-12-20 0-22', 0.4);
  return (
    plate(dish.ware) +
    at(126, 88, biscuit) +
    at(192, 92, biscuit) +
    at(156, 132, biscuit, 0, 0.9) +
    fill('crust', blob(random, 160, 108, 47, 37, 0.12, 11)) +
    fill('egg', blob(random, 160, 105, 45, 35, 0.12, 11)) +
    dots(random, 'meat', 26, { x: 160, y: 105, rx: 36, ry: 27 }, 7) +
    dots(random, 'iron', 20, { x: 160, y: 105, rx: 38, ry: 29 }, 2, 0.7) +
    grains(random, 'leaf-deep', 8, { x: 160, y: 105, rx: 30, ry: 22 }, { length: 3, width: 2.2 })
  );
}

export const rollForms = {
  bagel,
  pita,
  rolls,
  'bread-bowl': breadBowl,
  'biscuits-and-gravy': biscuitsAndGravy,
};
