import type { Food, FoodId } from '@crisper/kitchen/foods/food';
import { resolveFood } from '@crisper/kitchen/foods/names';

export interface NamedFood {
  food: FoodId | null;
  name: string;
  emoji: string;
}

const SURE = 0.9;
const UNKNOWN_EMOJI = '🥡';

/** Where the kitchen knows a class or a package word under another name. */
const KITCHEN_NAMES: Readonly<Record<string, readonly string[]>> = {
  beans: ['canned beans', 'white beans'],
  beetroot: ['beet'],
  'black lentils': ['lentils'],
  candy: ['hard candy'],
  cereal: ['breakfast cereal', 'corn flakes'],
  chips: ['potato chips'],
  'chocolate spread': ['chocolate hazelnut spread', 'hazelnut spread'],
  'cookie dough': ['refrigerated cookie dough'],
  dumplings: ['dumpling'],
  fish: ['white fish', 'cod'],
  'flattened rice': ['poha'],
  'ground meat': ['ground beef'],
  juice: ['fruit juice', 'orange juice'],
  noodles: ['noodle'],
  nuts: ['mixed nuts', 'nut'],
  oil: ['vegetable oil'],
  'salad dressing': ['italian dressing', 'ranch dressing'],
  sausage: ['pork sausage'],
  soda: ['cola'],
  'soy chunks': ['textured vegetable protein'],
  spices: ['spice mix', 'spice blend'],
  squash: ['winter squash'],
  'whipped cream': ['whipped topping'],
  wine: ['red wine', 'white wine'],
  wheat: ['wheat berries'],
};

/** Read foods that the detector knows under a wider class. */
const WIDER_CLASS: Readonly<Record<string, string>> = {
  'orange juice': 'juice',
  'apple juice': 'juice',
  'grapefruit juice': 'juice',
  'cranberry juice': 'juice',
  'tomato juice': 'juice',
  'chocolate milk': 'milk',
  parmesan: 'cheese',
  mozzarella: 'cheese',
  feta: 'cheese',
};

function known(name: string): Food | null {
  const resolved = resolveFood(name);
  return resolved && resolved.confidence >= SURE ? resolved.food : null;
}

const named = new Map<string, NamedFood>();

/** The kitchen's food behind a detector class or a lexicon food; unknown stays unknown, with the given name. */
export function nameFood(name: string): NamedFood {
  const cached = named.get(name);
  if (cached) return cached;
  const food = [name, ...(KITCHEN_NAMES[name] ?? [])].map(known).find((found) => found !== null) ?? null;
  const result = food
    ? { food: food.id, name: food.name, emoji: food.emoji }
    : { food: null, name, emoji: UNKNOWN_EMOJI };
  named.set(name, result);
  return result;
}

/** The detector's class for a sighting, null when it has none. */
export function classOf(name: string, classes: ReadonlySet<string>): string | null {
  if (classes.has(name)) return name;
  const wider = WIDER_CLASS[name];
  return wider !== undefined && classes.has(wider) ? wider : null;
}
