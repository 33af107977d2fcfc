import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { searchRecipes } from '@crisper/contract/matching/matching';
import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import { foodsFor, staplesFor } from '@crisper/kitchen/foods/who-eats';
import type { AtHand } from '@crisper/kitchen/matching/at-hand';
import {
  type ExcludedItem,
  excludedOf,
  staplesWithout,
  withoutExcluded,
} from '@crisper/kitchen/matching/excluded';
import { USUAL_EQUIPMENT } from '@crisper/kitchen/matching/wishes';
import type { z } from 'zod';
import { currentLanguage } from '../../language.ts';
import { readEquipment } from '../recipes/recipes.room.ts';

export type SearchBody = z.output<NonNullable<typeof searchRecipes.body>>;

/** A search as sorted food ids and filters, so that equal searches give equal queries. */
export interface SearchQuery {
  foods: string[];
  equipment: Equipment[];
  /** The recipe keeps all of these. */
  diets: Diet[];
  /** The recipe keeps at least one of these; absent: nothing asked. */
  anyDiet?: Diet[];
  /** Allergens of the eaters; absent: none. */
  avoid?: Allergen[];
  /** What an eater does not like; absent: nothing, or it is asked for all the same. */
  dislikes?: string[];
  /** What the person always has; absent: the kitchen's usual list. */
  staples?: string[];
  /** Foods at hand that spoil soon. */
  useSoon?: string[];
  maxMinutes: number | undefined;
  onlyCookNow: boolean;
}

/** The part of a search that says what is there. */
export const atHandOf = ({ foods, useSoon, staples, diets, avoid = [], dislikes }: SearchQuery): AtHand => ({
  foods,
  useSoon,
  staples,
  eaters: { diets, allergens: avoid, dislikes },
});

/** Why some of what was typed was not used. */
export const whyUnused = ({ foods }: SearchQuery, { excludedItems }: TableStock): string[] => [
  ...new Set(foods.flatMap((food) => excludedOf(food, excludedItems)?.why ?? [])),
];

/** `own` is what the person's kitchen has, for a search that names nothing. */
export function readSearchQuery(
  body: SearchBody,
  own: readonly Equipment[] | null,
): { query: SearchQuery; unknown: string[] } {
  const foods = new Set<string>();
  const unknown = new Set<string>();
  for (const ingredient of body.ingredients) {
    const { name: said, food: known } =
      typeof ingredient === 'string' ? { name: ingredient, food: null } : ingredient;
    const name = said.trim();
    if (name === '') continue;
    const food = (known && foodById(known)?.id) || resolveSaid(name, currentLanguage())?.food.id;
    if (food === undefined) unknown.add(name);
    else foods.add(food);
  }
  const equipment = readEquipment(body.equipment ?? []);
  const chosen = [...new Set(body.filters.diet ?? [])].sort();
  const any = body.filters.dietMatch === 'any' && chosen.length > 1;
  return {
    query: {
      foods: [...foods].sort(),
      equipment: equipment.length > 0 ? equipment.sort() : [...(own ?? USUAL_EQUIPMENT)].sort(),
      diets: any ? [] : chosen,
      ...(any && { anyDiet: chosen }),
      maxMinutes: body.filters.maxTime,
      onlyCookNow: body.filters.allInKitchen ?? false,
    },
    unknown: [...unknown],
  };
}

/** The people who eat, with the diets and allergens of all of them. */
export interface Table {
  eaters: HouseholdProfile[];
  diets: Diet[];
  allergens: Allergen[];
  dislikes: string[];
}

/** What of the pantry matters to a search: foods that spoil soon, and those that these people must not use. */
export interface TableStock {
  useSoon: readonly string[];
  excludedItems: readonly ExcludedItem[];
}

/** Of diets that need only one kept: what breaks every one of them is of no use. */
function forAnyDiet({ foods, anyDiet }: SearchQuery): string[] {
  if (!anyDiet) return foods;
  const usable = new Set(anyDiet.flatMap((diet) => foodsFor({ diets: [diet], allergens: [] }, foods)));
  return foods.filter((food) => usable.has(food));
}

/**
 * Adds the eaters' diets (all of them hold) and allergens, the foods that spoil soon and the person's staples to the typed
 * search. What is typed or scanned and stands in the pantry as a pack that an eater must not have is that pack. What an
 * eater must not have at all is not at hand: nothing is cooked with it, and it stands in for nothing.
 */
export function atTable(
  query: SearchQuery,
  table: Pick<Table, 'diets' | 'allergens' | 'dislikes'>,
  { useSoon: soon, excludedItems }: TableStock,
  own: readonly string[] | undefined,
): SearchQuery {
  const diets = [...new Set([...query.diets, ...table.diets])].sort();
  const eaters = { diets, allergens: table.allergens, dislikes: table.dislikes };
  const foods = foodsFor(eaters, withoutExcluded(forAnyDiet(query), excludedItems));
  const useSoon = soon.filter((food) => foods.includes(food)).sort();
  const staples = staplesFor(eaters, staplesWithout(own, excludedItems));
  return {
    ...query,
    foods,
    diets,
    ...(table.allergens.length > 0 && { avoid: [...table.allergens] }),
    ...(table.dislikes.length > 0 && { dislikes: [...table.dislikes] }),
    ...(useSoon.length > 0 && { useSoon }),
    ...(staples && { staples: [...staples] }),
  };
}
