import { at, box, disc, dots, fill, line, times } from '../brush.ts';
import type { Dish } from '../dish.ts';
import { piece, toss } from '../pieces.ts';
import { flavorOf, sauceOf } from '../sauces.ts';
import type { Tone } from '../tones.ts';
import { glass, mug, table } from '../vessels.ts';
import { CREAM, MINT } from './cups.ts';
import { fruitOf } from './griddle.ts';

/** In layers in a glass: parfait, trifle, overnight oats. */
function parfait(dish: Dish): string {
  const { random, has, says } = dish;
  const { tone } = flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' });
  const fruitTone: Tone = tone === 'rice' ? 'tomato' : tone;
  const oats = says('oat', 'muesli', 'chia', 'bircher');
  const forest = says('forest') || (has('chocolate', 'cocoa') && !oats);
  const layers: Tone[] = says('chia')
    ? ['rice', 'rice', 'milk', fruitTone]
    : oats
      ? ['egg', 'egg', 'rice', fruitTone]
      : forest
        ? ['cocoa', 'rice', 'tomato-deep', 'cocoa', 'rice']
        : ['rice', fruitTone, 'crust', 'rice', fruitTone];
  const fruit = fruitOf(dish);
  return (
    table() +
    glass(layers) +
    (oats
      ? dots(
          random,
          says('chia') ? 'cocoa' : 'crust',
          46,
          { x: 160, y: 108, rx: 32, ry: 40, square: true },
          3,
          0.8,
        )
      : '') +
    (forest
      ? at(160, 38, CREAM, 0, 1.5) +
        at(160, 6, piece({ shape: 'round', tone: 'tomato', second: 'tomato-deep' }), 0, 1.2)
      : toss(
          random,
          fruit.length > 0 ? fruit : [{ shape: 'round', tone: 'tomato', second: 'tomato-deep' }],
          6,
          { x: 160, y: 34, rx: 28, ry: 6 },
          1.05,
        )) +
    (has('granola', 'oat', 'nut', 'almond', 'walnut') && !forest
      ? dots(random, 'crust-deep', 9, { x: 160, y: 36, rx: 32, ry: 5 }, 5)
      : '') +
    at(188, 30, piece(MINT), 20, 0.8)
  );
}

/** Airy and dark or pale, in a glass, with cream on it. */
function mousse(dish: Dish): string {
  const { tone } = flavorOf(dish, { tone: 'cocoa', deep: 'meat-deep' });
  return (
    table() +
    glass([tone, tone, tone === 'cocoa' ? 'meat' : tone]) +
    at(160, 38, CREAM, 0, 1.5) +
    dots(dish.random, tone === 'cocoa' ? 'cocoa' : 'crust', 14, { x: 160, y: 24, rx: 24, ry: 12 }, 3) +
    at(182, 18, piece(MINT), 0, 0.8)
  );
}

/** Blended or shaken, with a straw. */
function smoothie(dish: Dish): string {
  const { random, says } = dish;
  const { tone } = flavorOf(dish, { tone: 'pink', deep: 'clay' });
  const fruit = fruitOf(dish)[0];
  const lighter: Tone = tone === 'berry' || tone === 'tomato' ? 'pink' : tone;
  const body = says('yogurt', 'milkshake', 'lassi', 'shake') && tone !== 'cocoa' ? lighter : tone;
  return (
    table() +
    line('tomato', 8, 'M176 128L206 4') +
    line('milk', 2.4, 'M204 12l-5 0M201 24l-5 0', 0.9) +
    glass([body, body, body]) +
    dots(random, 'milk', 14, { x: 158, y: 100, rx: 30, ry: 40, square: true }, 3.4, 0.35) +
    (says('shake', 'milkshake') ? at(156, 36, CREAM, 0, 1.3) : disc('milk', 156, 40, 30, 4.5, 0.25)) +
    (fruit && fruit.shape !== 'cube' ? at(118, 34, piece(fruit), -20, 1.6) : at(120, 32, piece(MINT), 0, 1.3))
  );
}

/** Something hot in a mug, or cold in a glass. */
function drink(dish: Dish): string {
  const { has, says, random } = dish;
  const wine = says('wine', 'gluhwein', 'gluehwein', 'sangria', 'mulled');
  const cold = says(
    'iced',
    'lemonade',
    'mimosa',
    'cocktail',
    'limoncello',
    'kvass',
    'kombucha',
    'juice',
    'mary',
    'soda',
    'mojito',
    'margarita',
    'cold',
    'sangria',
    'punch',
    'spritz',
    'water',
    'beer',
    'cider',
    'gin',
    'vodka',
    'rum',
    'whiskey',
  );
  const tone: Tone = wine
    ? 'tomato-deep'
    : has('chocolate', 'cocoa', 'coffee', 'espresso')
      ? 'cocoa'
      : says('matcha')
        ? 'lime'
        : says('tomato', 'mary')
          ? 'tomato'
          : says('lemon', 'lemonade', 'limoncello', 'mimosa', 'orange', 'juice')
            ? 'lemon'
            : has('milk') && says('tea', 'chai')
              ? 'crust'
              : says('tea', 'kvass', 'cider', 'kombucha', 'beer', 'whiskey')
                ? 'broth'
                : flavorOf(dish, { tone: 'broth', deep: 'crust' }).tone;
  if (cold)
    return (
      table() +
      glass([tone, tone]) +
      times(3, (n) =>
        at(142 + n * 18, 62 + (n % 2) * 20, box('milk', -10, -10, 20, 20, 4, 0.45), n * 25 - 20),
      ) +
      at(
        206,
        34,
        disc('lemon', 0, 0, 17) +
          disc('rice', 0, 0, 13.5) +
          line('lemon', 2, 'M0-12V12M-11-5L11 5M11-5L-11 5'),
      ) +
      at(126, 34, piece(MINT), 0, 1.1)
    );
  return (
    table() +
    mug(dish.glaze) +
    disc(dish.glaze, 160, 77, 56, 13) +
    disc('milk', 160, 77, 56, 13, 0.3) +
    disc(tone, 160, 78, 50, 10) +
    (has('cream', 'milk') && !wine && tone === 'cocoa'
      ? disc('crust', 160, 78, 30, 6) + disc('rice', 160, 78, 18, 3.6)
      : disc('milk', 146, 75, 18, 3, 0.25)) +
    (wine
      ? at(182, 76, disc('carrot', 0, 0, 14, 6) + disc('lemon', 0, 0, 11, 4.4)) +
        dots(random, 'meat', 3, { x: 146, y: 78, rx: 18, ry: 4 }, 4)
      : '') +
    line('milk', 3.5, 'M132 54q-7-9 0-16t0-14M160 50q-7-9 0-16t0-14M188 54q-7-9 0-16t0-14', 0.55)
  );
}

/** What is kept in a jar: jam, pickles, sauces, spices. */
function jar(dish: Dish): string {
  const { random, has, says } = dish;
  const sweet = says(
    'jam',
    'marmalade',
    'compote',
    'jelly',
    'curd',
    'syrup',
    'honey',
    'leche',
    'caramel',
    'spread',
    'butter',
    'starter',
    'yogurt',
    'milk',
  );
  const spice = says('masala', 'seasoning', 'rub', 'zaatar', 'spice', 'powder');
  const tone: Tone = says('starter', 'yogurt', 'mayonnaise', 'aioli', 'mayo', 'ricotta', 'milk', 'bechamel')
    ? 'rice'
    : says('sauerkraut')
      ? 'lime'
      : says('pickled', 'pickle', 'kimchi')
        ? has('onion', 'radish')
          ? 'pink'
          : says('kimchi')
            ? 'tomato'
            : 'lime'
        : says('peanut', 'tahini', 'almond', 'leche', 'caramel', 'syrup', 'honey', 'zaatar')
          ? 'crust-deep'
          : spice
            ? 'clay'
            : sweet
              ? flavorOf(dish, { tone: 'tomato', deep: 'tomato-deep' }).tone
              : sauceOf(dish, { tone: 'tomato', deep: 'tomato-deep' }).tone;
  const whole = says('pickled', 'pickle', 'sauerkraut', 'kimchi');
  return (
    table() +
    disc('iron', 160, 160, 58, 9, 0.22) +
    box('steel', 106, 50, 108, 111, 22, 0.5) +
    box('glass', 108, 52, 104, 108, 20) +
    box(tone, 114, 60, 92, 94, 15) +
    (whole
      ? toss(
          random,
          dish.bits.length > 0 ? dish.bits : [{ shape: 'leaf', tone: 'rice', second: 'lime' }],
          14,
          { x: 160, y: 110, rx: 36, ry: 34, square: true },
          0.95,
        )
      : dots(
          random,
          spice ? 'meat-deep' : 'milk',
          16,
          { x: 160, y: 110, rx: 38, ry: 36, square: true },
          4,
          spice ? 0.5 : 0.3,
        )) +
    fill('milk', 'M120 76q0-6 6-6h6v78h-6q-6 0-6-8z', 0.35) +
    box('parchment', 132, 92, 62, 36, 5) +
    line('crust-deep', 2.4, 'M142 104h42M150 114h26', 0.7) +
    box('wood-deep', 110, 36, 100, 26, 6) +
    box('crust', 110, 34, 100, 22, 6)
  );
}

export const glassForms = { parfait, mousse, smoothie, drink, jar };
