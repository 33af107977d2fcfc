import { at, blob, box, disc, dots, fill, grains, line, thick, times } from '../brush.ts';
import { bowl } from '../crockery.ts';
import { cooked, type Dish } from '../dish.ts';
import { GREEN_SOUP } from '../food-words.gen.ts';
import { EGG, HERB, piece, toss } from '../pieces.ts';
import { type Sauce, sauceOf } from '../sauces.ts';
import { BOWL } from '../vessels.ts';
import { nest } from './pasta.ts';

export const surface = ({ tone, deep }: Sauce): string =>
  disc(deep, 160, 100, 71) + disc(tone, 160, 99, 69) + line('milk', 4, 'M104 86Q114 54 146 44', 0.3);

/** Blended and smooth, with a swirl of cream. */
function creamSoup(dish: Dish): string {
  const { random, has, says } = dish;
  const named: Sauce | null =
    says(...GREEN_SOUP) && !says('cheddar', 'potato', 'split')
      ? { tone: 'lime', deep: 'leaf' }
      : says('squash', 'carrot', 'pumpkin', 'butternut', 'sweet')
        ? { tone: 'carrot', deep: 'clay' }
        : says('split')
          ? { tone: 'lime', deep: 'leaf' }
          : says('potato', 'cauliflower', 'leek', 'clam', 'celery', 'parsnip', 'onion', 'asparagus')
            ? { tone: 'rice', deep: 'egg' }
            : says('corn', 'cheddar', 'cheese')
              ? { tone: 'lemon', deep: 'broth' }
              : says('mushroom', 'chestnut')
                ? { tone: 'mushroom', deep: 'crust-deep' }
                : says('lentil', 'dal')
                  ? { tone: 'carrot', deep: 'clay' }
                  : says('bean')
                    ? { tone: 'bean', deep: 'cocoa' }
                    : null;
  const sauce = named ?? sauceOf(dish, { tone: 'carrot', deep: 'clay' });
  const pale = sauce.tone === 'rice';
  const bits = dish.bits
    .filter(
      ({ tone, shape }) =>
        tone !== sauce.tone && shape !== 'ring' && shape !== 'cube' && shape !== 'crescent',
    )
    .slice(0, 2);
  const chunky = says('chowder', 'broccoli', 'corn', 'clam', 'ham', 'salmon');
  return (
    bowl(dish.ware) +
    surface(sauce) +
    (chunky
      ? toss(
          random,
          dish.bits.filter(({ tone }) => tone !== 'rice'),
          16,
          { x: 160, y: 100, rx: 54, ry: 54 },
          0.75,
        )
      : line(
          pale ? 'leaf' : 'milk',
          5,
          'M126 92Q148 66 176 84T182 122Q160 140 140 122T156 98',
          pale ? 0.6 : 0.85,
        ) + toss(random, bits, 5, { x: 160, y: 100, rx: 30, ry: 28 }, 0.8)) +
    (has('crouton', 'bread')
      ? times(5, (n) =>
          at(
            146 + ((n * 17) % 36),
            86 + ((n * 13) % 30),
            thick('crust', 'crust-deep', 'M-6-6H6V6H-6z', 3),
            n * 33,
          ),
        )
      : '') +
    dots(random, pale ? 'leaf-deep' : 'cocoa', 14, { x: 160, y: 100, rx: 42, ry: 42 }, 2.4, 0.7) +
    at(162, 100, piece(HERB), 10, 0.95)
  );
}

/** The liquid of a soup with pieces in it. */
function brothOf(dish: Dish): Sauce {
  const { says, has } = dish;
  if (says('borscht'))
    return has('beet') || !says('green') ? { tone: 'berry', deep: 'plum' } : { tone: 'lime', deep: 'leaf' };
  if (says('green', 'verde', 'pozole', 'sorrel') && !says('red')) return { tone: 'lime', deep: 'leaf' };
  if (
    says(
      'tortilla',
      'hamburger',
      'lasagna',
      'minestrone',
      'harira',
      'kimchi',
      'taco',
      'pizza',
      'tomato',
      'goulash',
      'fagioli',
      'sundubu',
      'soondubu',
      'manhattan',
      'pepper',
    )
  )
    return { tone: 'tomato', deep: 'tomato-deep' };
  if (
    says('coconut', 'kha', 'salmon', 'creamy', 'gypsy', 'yogurt', 'okroshka') ||
    (has('cream') && !has('tomato'))
  )
    return { tone: 'rice', deep: 'egg' };
  if (says('black')) return { tone: 'bean', deep: 'cocoa' };
  if (says('lentil', 'split', 'erwtensoep', 'barley', 'onion', 'sour', 'mushroom'))
    return { tone: 'crust-deep', deep: 'meat' };
  if (has('tomato') && !says('chicken', 'egg', 'wonton', 'miso', 'pho', 'sinigang'))
    return { tone: 'tomato', deep: 'tomato-deep' };
  return { tone: 'broth', deep: 'crust-deep' };
}

/** Clear or thick, with everything in it to be seen. */
function soup(dish: Dish): string {
  const { random, has, says } = dish;
  const noodle = has('noodle', 'pasta', 'spaghetti', 'vermicelli', 'macaroni', 'ditalini', 'lasagna');
  // The meat of a dumpling is inside it.
  const filled = says('wonton', 'dumpling') && !says('chicken');
  const looks = cooked(dish).filter(({ shape }) => !(filled && shape === 'chunk'));
  const wonton =
    fill('egg', 'M-15 4Q-18-8-4-12Q6-16 14-6Q20 6 6 11Q-10 14-15 4z') +
    fill('rice', 'M-14 1Q-16-9-4-12Q6-15 13-7Q17 4 5 8Q-10 11-14 1z') +
    line('egg', 2, 'M-6-6Q2-10 8-3');
  return (
    bowl(dish.ware) +
    surface(brothOf(dish)) +
    dots(random, 'lemon', 14, BOWL, 5, 0.35) +
    (noodle ? nest(random, 'pasta', 'crust', { x: 158, y: 104, rx: 42, ry: 38 }, 3.6) : '') +
    (says('wonton', 'dumpling')
      ? times(5, (n) =>
          at(160 + Math.cos(n * 1.257) * 34, 100 + Math.sin(n * 1.257) * 34, wonton, n * 50, 1.25),
        )
      : '') +
    (says('drop', 'stracciatella')
      ? times(7, (n) =>
          fill('lemon', blob(random, 128 + ((n * 37) % 64), 72 + ((n * 23) % 56), 16, 5, 0.4, 7)),
        ) + times(4, (n) => fill('rice', blob(random, 134 + n * 17, 84 + ((n * 19) % 36), 14, 4, 0.4, 7)))
      : '') +
    toss(random, looks, looks.length > 0 ? 20 : 0, { x: 160, y: 100, rx: 56, ry: 56 }, 0.9) +
    (has('egg') && says('egg') && !says('drop') ? at(160, 98, piece(EGG), 0, 1.3) : '') +
    (says('onion', 'french')
      ? thick('crust', 'crust-deep', blob(random, 160, 98, 44, 42, 0.06), 4) +
        fill('lemon', blob(random, 160, 96, 41, 38, 0.14, 11)) +
        dots(random, 'crust-deep', 12, { x: 160, y: 96, rx: 30, ry: 28 }, 8, 0.4)
      : '') +
    (says('lasagna', 'borscht', 'taco', 'goulash', 'tortilla', 'okroshka')
      ? fill('plate-rim', blob(random, 162, 98, 16, 13, 0.15)) +
        fill('milk', blob(random, 161, 96, 15, 12, 0.15))
      : '') +
    (says('tortilla')
      ? times(6, (n) =>
          at(132 + ((n * 23) % 60), 74 + ((n * 29) % 56), box('broth', -14, -3, 28, 6, 2), n * 40),
        )
      : '') +
    grains(random, 'leaf-deep', 18, { x: 160, y: 100, rx: 54, ry: 54 }, { length: 3.4, width: 2.4 })
  );
}

export const soupForms = { 'cream-soup': creamSoup, soup };
