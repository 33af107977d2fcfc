import type { FoodId } from '../foods/food.ts';
import { foods, isA } from '../foods/larder.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { handled } from './composable-food.ts';

/** Words in titles that are names of dishes, though a food is called the same. */
const DISHES: ReadonlySet<string> = new Set([
  'bowl',
  'burger',
  'chili',
  'curry',
  'flatbread',
  'flatbreads',
  'pizza',
  'roast',
  'salad',
  'toast',
  'wrap',
  'soup',
  'stew',
  'pot',
  'dip',
]);
const MOST_WORDS = 4;

/** The foods that a name in a title can mean. */
const named = new Map<string, Set<FoodId>>();
/** The words that such names begin with. */
const beginnings = new Set<string>();
for (const { id } of foods) {
  const thing = handled(id);
  if (!thing) continue;
  for (const name of [thing.one, thing.many, thing.titled, thing.line]) {
    const key = name.toLowerCase();
    beginnings.add(key.split(' ', 1)[0]!);
    const known = named.get(key);
    if (known) known.add(id);
    else named.set(key, new Set([id]));
  }
}

/** Kinds of one vegetable that make the same dish. */
const VARIETY = /^(?:red|yellow|green|white|baby|new|cherry|grape|plum)-/;

/** The foods of a title in one spelling and order: red and yellow bell peppers, one or many, are the same. */
export function plainTitleFoods(title: string): string[] {
  const plain = titleFoods(title).map((name) => {
    const [first = ''] = named.get(name) ?? [];
    return (handled(first)?.like ?? name).replace(VARIETY, '');
  });
  return [...new Set(plain)].sort();
}

/** The food names in a title, longest first: "cherry tomato" is not a tomato and a cherry. */
function titleFoods(title: string): readonly string[] {
  if (title !== last.title) last = { title, foods: foodsIn(title) };
  return last.foods;
}

/** A title is looked at twice in a row: is it a dish served before, and is everything there. */
let last: { title: string; foods: readonly string[] } = { title: '', foods: [] };

function foodsIn(title: string): string[] {
  const words = title.toLowerCase().replaceAll(',', '').split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!beginnings.has(words[at]!)) continue;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const name = words.slice(at, at + count).join(' ');
      if (!named.has(name) || DISHES.has(name)) continue;
      found.push(name);
      at += count - 1;
      break;
    }
  }
  return found;
}

/** A food that the title promises and the list does not hold. */
export function missingTitleFood({ title, ingredients }: Recipe): string | null {
  const isThere = (id: FoodId) =>
    ingredients.some(({ food, eatenShare }) => food !== null && eatenShare > 0 && isA(food, id));
  for (const name of titleFoods(title)) {
    let found = false;
    for (const id of named.get(name) ?? []) found ||= isThere(id);
    if (!found) return name;
  }
  return null;
}
