import type { Food } from '../foods/food.ts';
import { isA } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { nameWords } from '../foods/text.ts';
import type { Recipe, RecipeIngredient } from './recipe.ts';

/** Finds foods in the steps. Recipes use many food words for things that are not food. */

const LONGEST_NAME = 4;
/** Verbs, tools, colors and collective words that are also food names. */
const NOT_HERE = new Set(
  `cream salt pepper oil butter flour sugar water ice brown batter dough crust crumb sauce dressing stock broth filling topping mixture meat
  vegetable fruit herb spice seasoning green leaf stem bone skin fat juice zest pulp seed peel core rind liquid steam foam syrup glaze paste
  sweet sour hot cold dry drink snack candy pan roast grill toast drain whip pickle mash stew soup salad pasta grain bean nut cheese
  patty fillet steak chop loaf cake bread roll wrap pie tart cookie muffin pancake waffle omelet pudding custard sandwich taco burger
  fryer cooker broiler biscuit shortcake crisp sprinkle shake pulse pop marinade brine rub dip spread jam jelly caramel chip cracker ball stick cube bar sheet round base white yolk plain rest light heart
  breast thigh leg wing drumstick rib shoulder loin tender link blue orange rose mint sage date fig bay thyme cup can food dish meal`.split(
    /\s+/,
  ),
);
/** Parts of a dish that are made during cooking and then named in the steps. */
const MADE_HERE = new Set([
  'salsa',
  'white sauce',
  'bechamel',
  'béchamel',
  'gravy',
  'pesto',
  'vinaigrette',
  'frosting',
  'icing',
  'meringue',
  'croutons',
  'stuffing',
]);
const COMPARED =
  /\b(?:like|as|than|size of|sized|thick as|color of|colou?r of|shape of|resembl\w+|consistency of|texture of|smells? of|tastes? of|not|no|without|instead of|or)\s+(?:\w+\s+){0,3}$/i;

/** Foods that a text names, with the words that name them. */
export function foodsNamedIn(text: string): { food: Food; phrase: string }[] {
  const found: { food: Food; phrase: string }[] = [];
  for (const part of text.split(
    /[.,;:()!?–—]|\band\b|\bor\b|\bwith\b|\bthe\b|\binto\b|\bin\b|\bon\b|\bof\b|\bto\b/i,
  )) {
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => /^[\p{L}'’-]+$/u.test(word));
    for (let start = 0; start < words.length; ) {
      const hit = longestAt(words, start);
      if (hit === null) {
        start += 1;
        continue;
      }
      const before = words.slice(Math.max(0, start - 4), start).join(' ');
      if (!COMPARED.test(`${before} `)) found.push({ food: hit.food, phrase: hit.phrase });
      start += hit.length;
    }
  }
  return found;
}

function longestAt(
  words: readonly string[],
  start: number,
): { food: Food; phrase: string; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length -= 1) {
    const phrase = words
      .slice(start, start + length)
      .join(' ')
      .toLowerCase();
    const keys = nameWords(phrase);
    if (length === 1 && (phrase.length < 4 || keys.every((key) => NOT_HERE.has(key)))) return null;
    const match = resolveFood(phrase);
    if (match && (match.match === 'exact' || match.match === 'inflected') && match.food.aisle !== 'prepared')
      return { food: match.food, phrase, length };
  }
  return null;
}

/** True when a step may name the food: the ingredients have it, its kind or its words, or the title has it. */
export function isListed(food: Food, phrase: string, recipe: Pick<Recipe, 'title' | 'ingredients'>): boolean {
  const words = nameWords(phrase);
  const title = new Set(nameWords(recipe.title));
  // Water for boiling, soaking or chilling is not an ingredient.
  if (isA(food.id, 'water') || MADE_HERE.has(phrase) || words.every((word) => title.has(word))) return true;
  return recipe.ingredients.some((line) => {
    const ids = line.food === null ? line.alternatives : [line.food, ...line.alternatives];
    if (
      ids.some(
        (id) =>
          isA(id, food.id) ||
          isA(food.id, id) ||
          food.parents.some((parent) => isA(id, parent) && parent !== 'meat'),
      )
    )
      return true;
    const listed = new Set(nameWords(`${line.name} ${line.text}`));
    return words.some((word) => listed.has(word));
  });
}

const COLLECTIVE =
  /\b(?:all(?: of)? the|everything|remaining|rest of the|other) ?(?:ingredients)?\b|\b(?:seasonings?|spices|dry ingredients|wet ingredients|herbs|vegetables|veggies|toppings?|garnish(?:es)?|marinade|dressing|sauce|fillings?|meat|crust|dough|glaze)\b/i;

interface Method {
  text: string;
  words: ReadonlySet<string>;
  foods: readonly Food[];
}

let lastRead: Method | undefined;

/** Cached: every line of a recipe checks the same method, which may be long. */
function readMethod(text: string): Method {
  if (lastRead?.text !== text)
    lastRead = {
      text,
      words: new Set(nameWords(text)),
      foods: [...new Set(foodsNamedIn(text).map(({ food }) => food))],
    };
  return lastRead;
}

/** True when a step uses the ingredient: by a word of its name, by its kind, or by a collective ("the dry ingredients"). */
export function isUsed(line: RecipeIngredient, method: string): boolean {
  const said = readMethod(method);
  const words = nameWords(line.name).filter((word) => word.length > 2);
  if (words.length === 0 || words.some((word) => said.words.has(word))) return true;
  const id = line.food;
  if (id !== null && said.foods.some((food) => isA(id, food.id) || isA(food.id, id))) return true;
  return COLLECTIVE.test(method);
}
