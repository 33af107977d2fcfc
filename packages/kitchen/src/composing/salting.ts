import type { RecipeIngredient } from '../recipes/recipe.ts';
import { TAKES_UP } from './absorption.ts';
import { type Handled, handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';
import type { Item } from './role.ts';

/** Salt that is eaten, in grams, and the weight of what it is eaten with. */
interface Seasoned {
  salt: number;
  food: number;
}

/** Salt for a dish: about 1% of its weight tastes seasoned; foods bring their own share. */
const WANTED = 0.009;
/** A bowl of broth is mostly water: less tastes seasoned. */
const WANTED_IN_BROTH = 0.008;
const BROTHY = 0.45;
/** Foods that bring this much are salty enough alone. */
const ENOUGH = 0.0065;
/** Above this, the saltiest foods are cut down. */
const TOO_MUCH = 0.0125;
const TAMED = 0.011;
export const MOST_SODIUM_MG = 1_000;
/** Grams of salt that one eater has with one dish: a little less than that. */
export const MOST_SALT_A_SERVING = 2.3;
/** Foods as salty as ham or parmesan, and saltier. */
const SALTY = 0.019;
/** Cut to less than this, a cheese or a sauce would be missed. */
const LEAST_OF_A_FOOD = 0.45;
/** Cooking water as salty as a light broth: 10 g to the liter. */
export const BRINE = 0.01;

/** Tortillas around a filling have their own salt and give none away. */
const BREADS: ReadonlySet<Kind> = new Set(['tortilla']);
/** With its bread a dish is not made saltier than this. */
const WITH_BREAD = 0.011;

/** Grams of salt that a filling has of its own, for one eater. */
const PINCH = 0.25;
/** Less cannot be measured. */
const LEAST_PINCH = 0.4;

/** What the foods of a dish bring: all of them, the salty ones, the broth, and the bread. */
export interface Seasoning {
  all: Seasoned;
  salty: Seasoned;
  broth: Seasoned;
  bread: Seasoned;
}

export function noSeasoning(): Seasoning {
  const none = (): Seasoned => ({ salt: 0, food: 0 });
  return { all: none(), salty: none(), broth: none(), bread: none() };
}

export function season(into: Seasoning, item: Item, eatenShare: number): void {
  const grams = item.grams * eatenShare;
  add(into.all, grams, item);
  if (isSalty(item)) add(into.salty, grams, item);
  if (BREADS.has(item.thing.kind)) add(into.bread, grams, item);
  if (item.thing.kind === 'water' || item.thing.kind === 'stock') add(into.broth, grams, item);
}

function add(into: Seasoned, grams: number, { thing }: Item): void {
  into.food += grams;
  into.salt += grams * thing.salt;
}

/** Grams of salt to add to a dish; 0 when it is salty enough. */
export function saltFor({ all, broth, bread }: Seasoning, servings: number): number {
  const food = all.food - bread.food;
  const salt = all.salt - bread.salt;
  const wanted = broth.food > food * BROTHY ? WANTED_IN_BROTH : WANTED;
  if (salt >= food * Math.min(ENOUGH, wanted)) return 0;
  const bearable = servings * MOST_SALT_A_SERVING;
  // Bread as salty as it is, its filling is eaten first: a pinch is its own.
  const own = Math.min(servings * PINCH, food * WANTED - salt);
  const least = bread.food > 0 && own >= LEAST_PINCH ? own : 0;
  const most = (bread.food > 0 ? Math.min(all.food * WITH_BREAD, bearable) : bearable) - all.salt;
  return Math.max(0, least, Math.min(food * wanted - salt, most));
}

/** The factor for the salty foods of a dish that would be too salty; 1 when nothing must change. */
export function tamedBy({ all, salty }: Seasoning, servings: number): number {
  if (salty.salt === 0) return 1;
  const rest = { salt: all.salt - salty.salt, food: all.food - salty.food };
  const over = salty.salt - TAMED * salty.food;
  const byTaste = all.salt > all.food * TOO_MUCH && over > 0 ? (TAMED * rest.food - rest.salt) / over : 1;
  const byServing = (servings * MOST_SALT_A_SERVING - rest.salt) / salty.salt;
  return Math.min(1, Math.max(LEAST_OF_A_FOOD, Math.min(byTaste, byServing)));
}

export function isSalty(item: Item): boolean {
  return item.thing.salt >= SALTY;
}

const PRESERVED: ReadonlySet<Kind> = new Set([
  'bacon',
  'cooked',
  'smoked',
  'sausage',
  'tinnedfish',
  'pickle',
  'accent',
  'grillcheese',
  'melting',
  'hardcheese',
  'crumbly',
  'tortilla',
  'pizzabase',
  'gravy',
  'mash',
  'noodle',
]);

/** Ham, olives, cheese, tortillas: what was salted when it was made brings its salt along. */
export function isCured(thing: Handled): boolean {
  return thing.salt >= LEAST_SALT_OF_CURED && PRESERVED.has(thing.kind);
}
const LEAST_SALT_OF_CURED = 0.009;

/** The same for the lines of a recipe; boiled pasta weighs what it drank. */
export function seasoningOfLines(lines: readonly RecipeIngredient[]): Seasoned {
  const total = { salt: 0, food: 0 };
  const isDrained = lines.some(({ food, eatenShare }) => food === 'water' && eatenShare === 0);
  for (const { food: id, grams, eatenShare } of lines) {
    if (id === null || grams === null) continue;
    const eaten = grams * eatenShare;
    total.food += eaten;
    const thing = handled(id);
    if (!thing) continue;
    total.salt += eaten * thing.salt;
    if (isDrained) total.food += eaten * (TAKES_UP[thing.kind] ?? 0);
  }
  return total;
}
