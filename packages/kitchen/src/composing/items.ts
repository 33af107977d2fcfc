import type { RecipeIngredient } from '../recipes/recipe.ts';
import { type Portion, portionOf } from './amounts.ts';
import type { Handled } from './composable-food.ts';
import { cutOf } from './cuts.ts';
import type { Item, Role } from './role.ts';
import { pluralize } from './wording.ts';

/** Cache limit: the same food, role and servings come up again and again, but the combinations are many. */
const ITEMS_MAX = 20_000;
const SERVINGS_BITS = 8;
let kept = new WeakMap<Role, Map<number, Item>>();
let size = 0;

/** `compose` bounds `servings`, so that it fits the cache key. */
export function itemFor(thing: Handled, role: Role, servings: number, company: number): Item {
  // More than two foods in one role get smaller portions: three vegetables are not three full servings.
  const crowded = company > 2;
  const key = (thing.place << SERVINGS_BITS) + servings * 2 + (crowded ? 1 : 0);
  const known = kept.get(role)?.get(key);
  if (known) return known;
  const made = makeItem(thing, role, servings, crowded);
  if (size >= ITEMS_MAX) {
    kept = new WeakMap();
    size = 0;
  }
  const ofRole = kept.get(role) ?? new Map<number, Item>();
  ofRole.set(key, made);
  kept.set(role, ofRole);
  size += 1;
  return made;
}

function makeItem(thing: Handled, role: Role, servings: number, crowded: boolean): Item {
  const grams = (role.grams ?? thing.grams * role.share * (crowded ? 0.75 : 1)) * servings;
  const item = itemOf(thing, role, grams);
  // Its line is part of many recipes.
  Object.freeze(item.line);
  return item;
}

interface Eaten {
  /** Share that is eaten, where it differs from the role's. */
  eatenShare?: number;
  /** Added to the line: ", for the cooking water". */
  note?: string;
}

/** A food in a role, in an amount of its own. */
export function itemOf(thing: Handled, role: Role, grams: number, eaten: Eaten = {}): Item {
  const portion = portionOf(thing, grams);
  const many = thing.form === 'plural' || (thing.form === 'counted' && portion.amount > 1);
  return {
    ...portion,
    thing,
    role,
    word: many ? thing.many : thing.one,
    line: lineOf(thing, role, portion, many, eaten),
  };
}

function lineOf(
  thing: Handled,
  role: Role,
  portion: Portion,
  many: boolean,
  { eatenShare = role.eatenShare, note = eatenShare === 0 ? ', for cooking' : '' }: Eaten,
): RecipeIngredient {
  const preparation = cutOf(thing, role);
  const name = many ? pluralize(thing.line) : thing.line;
  return {
    text: `${portion.text} ${name}${preparation ? `, ${preparation}` : ''}${note}`,
    food: thing.id,
    name: thing.food.name,
    amountMin: portion.amount,
    amountMax: null,
    unit: portion.unit,
    grams: portion.grams,
    preparation: preparation || null,
    optional: false,
    alternatives: [],
    eatenShare,
  };
}
