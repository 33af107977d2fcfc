import type { Dish } from './dish.ts';
import { SPICED_CRUMB } from './food-words.gen.ts';
import type { Tone } from './tones.ts';

export interface Sauce {
  tone: Tone;
  deep: Tone;
}

const RED: Sauce = { tone: 'tomato', deep: 'tomato-deep' };
const ORANGE: Sauce = { tone: 'carrot', deep: 'clay' };
const WHITE: Sauce = { tone: 'rice', deep: 'egg' };
const CREAM: Sauce = { tone: 'egg', deep: 'crust' };
const CHEESE: Sauce = { tone: 'lemon', deep: 'broth' };
const GREEN: Sauce = { tone: 'leaf', deep: 'leaf-deep' };
const PALE_GREEN: Sauce = { tone: 'lime', deep: 'leaf' };
const BROWN: Sauce = { tone: 'meat', deep: 'meat-deep' };
const DARK: Sauce = { tone: 'cocoa', deep: 'meat-deep' };
const GOLDEN: Sauce = { tone: 'broth', deep: 'crust-deep' };
const YELLOW: Sauce = { tone: 'lemon', deep: 'crust-deep' };
const PURPLE: Sauce = { tone: 'berry', deep: 'plum' };
const BEAN: Sauce = { tone: 'bean', deep: 'cocoa' };

const TOMATO = ['tomato', 'marinara', 'passata', 'ketchup', 'salsa'] as const;
const DAIRY = [
  'cream',
  'creme',
  'alfredo',
  'bechamel',
  'mascarpone',
  'ricotta',
  'milk',
  'yogurt',
  'feta',
] as const;

/** Names that say the color of the sauce, before any ingredient does. */
const NAMED: readonly (readonly [Sauce, ...string[]])[] = [
  [GREEN, 'pesto', 'verde', 'verdes', 'palak', 'saag', 'chimichurri', 'sukuma', 'molokhia', 'genovese'],
  [PALE_GREEN, 'green', 'avocado'],
  [PURPLE, 'beet', 'beetroot', 'borscht'],
  [
    WHITE,
    'alfredo',
    'carbonara',
    'cacio',

    'tetrazzini',
    'stroganoff',
    'stragonov',
    'blanquette',
  ],
  [CHEESE, 'mac', 'cheddar', 'cheesy', 'nacho', 'kasespatzle'],
  [
    RED,
    'marinara',
    'arrabbiata',
    'puttanesca',
    'bolognese',
    'ragu',
    'amatriciana',
    'norma',
    'diavola',
    'pomodoro',
    'shakshuka',
    'shakshouka',
    'harissa',
    'kimchi',
    'tteokbokki',
    'cacciatore',
    'gochujang',
    'red',
    'mapo',
    'napoletano',
    'dakgalbi',
  ],
  [
    ORANGE,
    'tikka',
    'vodka',
    'paprikash',
    'makhani',
    'laksa',
    'buffalo',
    'moqueca',
    'lecso',
    'chorizo',
    'butternut',
    'pumpkin',
    'carrot',
    'goulash',
    'orange',
    'adana',
    'peri',
  ],
  [
    DARK,
    'teriyaki',
    'mole',
    'adobo',
    'bulgogi',
    'mongolian',
    'barbecue',
    'bbq',
    'feijoada',
    'tso',
    'caramel',
    'kung',
    'char',
    'hoisin',
    'balsamic',
  ],
  [
    BROWN,
    'gravy',
    'bourguignon',
    'vin',
    'marsala',
    'rendang',
    'salisbury',
    'demi',
    'sauerbraten',
    'carbonade',
    'stoofvlees',
    'rogan',
    'doro',
    'japanese',
    'beef',
    'oxtail',
    'gumbo',
    'stout',
  ],
  [
    YELLOW,
    'curry',
    'turmeric',
    'saffron',
    'yassa',
    'aloo',
    'bobotie',
    'piccata',
    'scampi',
    'gallina',
    'dal',
    'dahl',
    'daal',
    'mustard',
  ],
  [GOLDEN, 'peanut', 'satay', 'honey', 'miso', 'garlic', 'lemon'],
];

/** The color of a sauce by what the title calls it and by what is in it. */
export function sauceOf({ has, says }: Dish, otherwise: Sauce = GOLDEN): Sauce {
  const creamy = has(...DAIRY, 'coconut');
  // A cream turns red orange, and green pale.
  if (says(...TOMATO)) return creamy ? ORANGE : RED;
  if (says('creamy', 'cream', 'korma')) return has('turmeric', 'curry') ? YELLOW : CREAM;
  const named = NAMED.find(([, ...words]) => says(...words))?.[0];
  if (named) return named;
  if (has(...TOMATO)) return creamy ? ORANGE : RED;
  if (has('pesto', 'spinach', 'basil', 'tomatillo')) return creamy ? PALE_GREEN : GREEN;
  if (has('curry', 'turmeric')) return YELLOW;
  if (creamy) return WHITE;
  if (has('paprika', 'gochujang', 'chorizo')) return ORANGE;
  if (has('soy', 'hoisin', 'teriyaki', 'oyster', 'molasses')) return DARK;
  if (has('cheese', 'cheddar', 'parmesan')) return CHEESE;
  if (has('beef', 'mushroom', 'lentil', 'wine')) return BROWN;
  if (has('black', 'kidney', 'pinto')) return BEAN;
  return otherwise;
}

const FRUIT: readonly (readonly [Sauce, ...string[]])[] = [
  [DARK, 'chocolate', 'cocoa', 'brownie', 'coffee', 'espresso', 'mocha', 'nutella'],
  [
    RED,
    'strawberry',
    'raspberry',
    'cherry',
    'cranberry',
    'rhubarb',
    'watermelon',
    'pomegranate',
    'redcurrant',
  ],
  [PURPLE, 'blueberry', 'blackberry', 'berry', 'plum', 'grape', 'acai', 'fig', 'cassis', 'gooseberry'],
  [GREEN, 'spinach', 'kale', 'matcha', 'pistachio', 'green', 'mint'],
  [PALE_GREEN, 'lime', 'kiwi', 'avocado', 'pandan'],
  [
    ORANGE,
    'mango',
    'peach',
    'apricot',
    'orange',
    'carrot',
    'pumpkin',
    'papaya',
    'clementine',
    'persimmon',
    'nectarine',
  ],
  [YELLOW, 'lemon', 'pineapple', 'passion', 'egg', 'custard'],
  [
    GOLDEN,
    'apple',
    'pear',
    'caramel',
    'toffee',
    'maple',
    'honey',
    'cinnamon',
    'peanut',
    'almond',
    'pecan',
    'walnut',
    'date',
    'gingerbread',
    'ginger',
    'banana',
    'dulce',
  ],
];

/** The color of something sweet: the title first, then the foods. */
export function flavorOf({ has, says }: Dish, otherwise: Sauce = WHITE): Sauce {
  const by = (knows: Dish['has']) => FRUIT.find(([, ...words]) => knows(...words))?.[0];
  return by(says) ?? by(has) ?? otherwise;
}

/** The crumb of a cake, a loaf or a cookie. */
export function crumbOf({ has, says }: Dish): Sauce {
  if (
    says('chocolate', 'brownie', 'cocoa', 'mocha', 'lava', 'forest') &&
    (!says('chip') || says('double', 'brownie'))
  )
    return { tone: 'cocoa', deep: 'meat-deep' };
  if (has('cocoa') && !says('lemon', 'vanilla', 'chip')) return { tone: 'cocoa', deep: 'meat-deep' };
  if (says('gingerbread', 'ginger', 'toffee', 'date', 'pumpernickel', 'rye', 'molasses')) return BROWN;
  if (says(...SPICED_CRUMB, 'sweet')) return { tone: 'broth', deep: 'crust-deep' };
  if (says('matcha', 'pistachio', 'spinach')) return PALE_GREEN;
  if (says('red') && says('velvet')) return RED;
  return { tone: 'pasta', deep: 'crust' };
}
