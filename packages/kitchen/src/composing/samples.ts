import type { FoodId } from '../foods/food.ts';
import { foods } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Blueprint } from './blueprint.ts';
import { blueprints } from './blueprints/all.ts';
import { handled, handledIds } from './composable-food.ts';
import { compose } from './compose.ts';
import type { Kind } from './kinds.ts';

/** Attempts per requested recipe: many kitchens give the same dish again, and some give none. */
const TRIES = 24;

/** Recipes of one blueprint from very different kitchens, for a person to review. */
export function sampleRecipes(blueprintId: string, count: number, seed = 1): Recipe[] {
  const blueprint = blueprints.find(({ id }) => id === blueprintId);
  if (!blueprint) return [];
  const next = random(seed);
  const titles = new Set<string>();
  const recipes: Recipe[] = [];
  for (let i = 0; i < count * TRIES && recipes.length < count; i++) {
    const [recipe] = compose({
      have: kitchenFor(blueprint, next),
      staples: defaultStaples,
      equipment: [],
      blueprint: blueprint.id,
      limit: 1,
    });
    if (!recipe || titles.has(recipe.title)) continue;
    titles.add(recipe.title);
    recipes.push(recipe);
  }
  return recipes;
}

/** Foods for every required role and for about half of the optional ones; one food in four is a rare one. */
function kitchenFor(blueprint: Blueprint, next: (below: number) => number): FoodId[] {
  const have = new Set<FoodId>();
  for (const role of Object.values(blueprint.roles)) {
    const least = role.min > 0 ? role.max : next(role.max + 1);
    for (let i = 0; i < least; i++) {
      const kind = role.order[next(role.order.length)];
      const choices = kind && (next(4) === 0 ? rareByKind : commonByKind).get(kind);
      const id = choices?.[next(choices.length)];
      if (id) have.add(id);
    }
  }
  return [...have];
}

const commonByKind = grouped(handledIds);
const rareByKind = grouped(foods.map((food) => food.id));

function grouped(ids: readonly FoodId[]): ReadonlyMap<Kind, readonly FoodId[]> {
  const groups = new Map<Kind, FoodId[]>();
  for (const id of ids) {
    const kind = handled(id)?.kind;
    if (kind) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  }
  return groups;
}

/** A linear congruential generator: the same seed gives the same kitchens. */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
