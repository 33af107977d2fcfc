import type { Drawable } from './dish.ts';
import { VEGETABLE_DISH } from './food-words.gen.ts';
import type { FormName } from './forms.ts';
import { wordsOf } from './words.ts';

interface Clues {
  /** The title up to "with". */
  head: readonly string[];
  whole: readonly string[];
  recipe: Pick<Drawable, 'plate' | 'equipment' | 'courses'>;
}

const POULTRY = ['chicken', 'turkey', 'duck', 'hen', 'pollo', 'poultry'];
const MEAT = ['beef', 'pork', 'lamb', 'veal', 'venison', 'meat', 'goat', 'bison', 'rabbit', 'boar'];
const FISH = [
  'fish',
  'salmon',
  'cod',
  'trout',
  'tuna',
  'tilapia',
  'halibut',
  'haddock',
  'mackerel',
  'sardine',
  'bass',
];
const SEAFOOD = ['shrimp', 'prawn', 'lobster', 'crab', 'squid', 'scallop'];
const PASTA = [
  'pasta',
  'spaghetti',
  'linguine',
  'penne',
  'macaroni',
  'noodle',
  'fettuccine',
  'rigatoni',
  'fusilli',
  'ziti',
];
const FRUIT = [
  'apple',
  'pear',
  'peach',
  'banana',
  'berry',
  'strawberry',
  'cherry',
  'plum',
  'mango',
  'orange',
  'pineapple',
  'apricot',
];
const LEAVES = ['spinach', 'kale', 'chard', 'collard', 'cabbage', 'green'];
const PULSES = ['bean', 'chickpea', 'lentil', 'pea'];
const ROOTS = [...VEGETABLE_DISH, 'squash', 'pepper', 'sprout', 'celeriac'];

const any = (words: ReadonlySet<string>, wanted: readonly string[]) => wanted.some((word) => words.has(word));

/** How meat and fish are served, by how the title says they are cooked. */
function byMethod(title: ReadonlySet<string>, { equipment }: Clues['recipe']): FormName | null {
  const grilled = title.has('grilled') || title.has('barbecue');
  const creamy = any(title, [
    'creamy',
    'sauce',
    'butter',
    'cream',
    'gravy',
    'braised',
    'smothered',
    'glazed',
    'poached',
    'stewed',
  ]);
  if (any(title, POULTRY)) {
    if (any(title, ['crispy', 'crisp', 'breaded', 'crusted'])) return 'cutlet';
    if (creamy || any(title, ['breast', 'skillet', 'microwave', 'steamed'])) return 'in-sauce';
    if (
      grilled ||
      any(title, ['roasted', 'roast', 'baked', 'air', 'fried', 'spicy', 'honey', 'garlic', 'lemon', 'herb'])
    )
      return 'chicken-pieces';
    return equipment.includes('slow_cooker') || equipment.includes('instant_pot') ? 'stew' : 'chicken-pieces';
  }
  if (any(title, FISH)) return 'fish-fillet';
  if (any(title, SEAFOOD)) return 'shrimp';
  if (any(title, MEAT)) {
    if (equipment.includes('slow_cooker') || equipment.includes('instant_pot')) return 'stew';
    if (any(title, ['ground', 'minced'])) return 'pulled-meat';
    return creamy ? 'in-sauce' : grilled || title.has('seared') ? 'steak' : 'roast-slices';
  }
  return null;
}

/** The form by foods, course and equipment, when no word of the title names one. */
export function fallbackForm({ head, whole, recipe }: Clues): FormName | null {
  const title = new Set(head.length > 0 ? head : whole);
  const main = new Set(wordsOf(recipe.plate.slice(0, 3).join(' ')));
  const sweet = recipe.courses?.includes('dessert') ?? false;
  const meat = byMethod(title, recipe);
  if (meat) return meat;
  if (any(title, ['skillet', 'saute', 'sauteed'])) return 'pan';
  if (any(title, PASTA)) return 'short-pasta';
  if (title.has('egg')) return 'fried-eggs';
  if (any(title, LEAVES)) return 'greens';
  if (any(title, PULSES)) return 'beans';
  if (any(title, ROOTS))
    return title.has('grilled') || title.has('roasted') || title.has('baked')
      ? 'roasted-vegetables'
      : recipe.equipment.includes('oven')
        ? 'roasted-vegetables'
        : 'pan';
  if (any(title, FRUIT))
    return sweet ? (recipe.equipment.includes('oven') ? 'cake' : 'compote') : 'fruit-salad';
  if (title.has('rice')) return 'pilaf';
  return byFoods(main, sweet, recipe);
}

/** For a title that says nothing: "Grandma's Favorite". */
function byFoods(main: ReadonlySet<string>, sweet: boolean, recipe: Clues['recipe']): FormName | null {
  const { equipment, courses, plate } = recipe;
  if (plate.length === 0) return null;
  if (sweet) {
    if (equipment.includes('oven')) return any(main, ['chocolate', 'cocoa']) ? 'bars' : 'cake';
    return any(main, FRUIT) && main.has('yogurt') ? 'parfait' : any(main, FRUIT) ? 'fruit-salad' : 'custard';
  }
  if (any(main, PASTA)) return 'short-pasta';
  if (main.has('tortilla')) return 'wrap';
  if (main.has('oat')) return 'porridge';
  if (courses?.includes('breakfast') && main.has('egg')) return 'scrambled';
  if (equipment.includes('slow_cooker') || equipment.includes('instant_pot')) return 'stew';
  if (any(main, ['broth', 'stock'])) return 'soup';
  if (main.has('rice')) return 'rice-bowl';
  if (any(main, ['lettuce', 'arugula'])) return 'leaf-salad';
  if (main.has('bread')) return equipment.includes('oven') ? 'toast' : 'sandwich';
  if (any(main, ['flour']) && equipment.includes('oven')) return 'loaf';
  return byMethod(main, recipe);
}
