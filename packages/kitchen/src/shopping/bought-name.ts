import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { nameKey, nameWords, singular } from '../foods/text.ts';
import { hasBones } from '../nutrition/meat-cuts.ts';
import { nameFor } from '../planning/amounts.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';

const WORDS_MAX = 5;
/** Letters, hyphens and apostrophes: no brackets, and no "butter or margarine". */
const PLAIN = /^[\p{L}\d][\p{L}\d '’%-]*$/u;
const CHOICE = / (?:or|and) /i;
/** What the cook does at home, or says of the state at the stove. */
const AT_HOME =
  /\b(?:soft|softened|warm|warmed|hot|cold|melted|boiling|grated|chopped|minced|crumbled|cooked|hard-boiled|soft-boiled|leftover|ripe|large|medium|small|good|quality) /gi;
/** A part, where the amount counts whole ones. */
const PART =
  /\b(?:cloves?|stalks?|sprigs?|wedges?|leaf|leaves|kernels?|chunks|florets?|pieces|slices?|heads?|bunch(?:es)?|zest|peel)\b/i;
/** What a butcher must be told. */
const AT_THE_BUTCHER = /\b(?:bone[- ]in|boneless|skin[- ]on|skinless)\b/gi;

/** The words of a line for the shop: "bone-in chicken thighs". */
export function wordsToBuy({
  food: id,
  name,
  text,
}: Pick<RecipeIngredient, 'food' | 'name' | 'text'>): string {
  const food = id === null ? undefined : foodById(id);
  if (food === undefined || !hasBones(food)) return name;
  const told = (text.match(AT_THE_BUTCHER) ?? []).map((word) => word.toLowerCase().replace(' ', '-'));
  const unsaid = [...new Set(told)].filter((word) => !name.toLowerCase().replaceAll(' ', '-').includes(word));
  return [...unsaid, name.replaceAll(', ', ' ')].join(' ');
}

/** The same words for the same food; the larder's where dishes differ. */
export function agreedName(food: Food | undefined, names: readonly string[]): string {
  const [first = ''] = names;
  if (food === undefined || names.every((name) => nameKey(name) === nameKey(first))) return first;
  return food.name;
}

/** What a shopper looks for: the recipe's own words, where they name this very food and say more of it than the larder. */
export function boughtName(food: Food, said: string, amount: string): string {
  const own = ownWords(food, said);
  if (own === null) return nameFor(food, amount);
  return amount === '1' ? withoutPlural(own) : own;
}

function ownWords(food: Food, said: string): string | null {
  const name = forShop(food, said.trim());
  const words = nameWords(name);
  // "mustard seeds" of a spice stays as it is said; of anything else the amount decides between one and many.
  if (nameKey(name) === nameKey(food.name)) return food.aisle === 'spices' ? name : null;
  if (!PLAIN.test(name) || CHOICE.test(name) || PART.test(name) || words.length > WORDS_MAX) return null;
  const known = new Set(nameWords(food.name));
  if (words.every((word) => known.has(word))) return null;
  return resolveFood(name.replace(AT_THE_BUTCHER, ''))?.food.id === food.id ? name : null;
}

/** "soft butter" is butter; "soft tofu" is no other tofu. */
function forShop(food: Food, name: string): string {
  const [plain = ''] = name.replace(AT_HOME, '').split(' for ');
  return plain !== '' && resolveFood(plain)?.food.id === food.id ? plain : name;
}

function withoutPlural(name: string): string {
  const cut = name.lastIndexOf(' ') + 1;
  const last = name.slice(cut);
  return last === last.toLowerCase() ? name.slice(0, cut) + singular(last) : name;
}
