import type { User } from '@crisper/contract/auth/auth';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { Equipment } from '@crisper/contract/vocabulary';
import { daysBetween } from '@crisper/kitchen/calendar';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { lossOf } from '@crisper/kitchen/foods/loss';
import { foodsFor, staplesFor } from '@crisper/kitchen/foods/who-eats';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { staplesWithout } from '@crisper/kitchen/matching/excluded';
import { isSoon } from '@crisper/kitchen/matching/score';
import { search } from '@crisper/kitchen/matching/search';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { onProcessor } from '../../budgets/spending.ts';
import { currentLanguage } from '../../language.ts';
import { presentCard } from '../recipes/recipes.room.ts';
import type { MatchBook } from './match-book.ts';
import type { CoversOf } from './matching.service.ts';
import type { Table, TableStock } from './search-query.ts';

const TRIED = 24;
/** With less at hand it is a shopping trip, not a way to use something up. */
const LEAST_PERCENTAGE = 60;

interface Deps {
  matchBook: MatchBook;
  tableOf: (user: User) => Promise<Table>;
  stockFor: (
    user: User,
    table: Table,
    asked?: { now: Date; soonDays: number },
  ) => Promise<TableStock & { atHand: ReadonlyMap<FoodId, unknown> }>;
  staplesOf: (user: User) => Promise<FoodId[] | undefined>;
}

/** For others than those who eat now, at another time, or sooner than usual. */
interface Asked {
  table: Table;
  now: Date;
  soonDays: number;
}

export interface UpDish {
  recipe: RecipeCard;
  /** Names of the foods that spoil soon and that it uses. */
  uses: string[];
  matchPercentage: number;
}

/** Dishes of the book that everybody who eats may have, from what is there: the best first. */
function createFromShelf({ matchBook, tableOf, stockFor, staplesOf }: Deps) {
  return async (user: User, equipment: readonly Equipment[] | null, asked?: Asked) => {
    const table = asked?.table ?? (await tableOf(user));
    const { atHand: there, useSoon, excludedItems } = await stockFor(user, table, asked);
    if (there.size === 0) return { useSoon, dishes: [] };
    const [index, own] = await Promise.all([matchBook.index(), staplesOf(user)]);
    const atHand = {
      foods: foodsFor(table, [...there.keys()]),
      useSoon,
      staples: staplesFor(table, staplesWithout(own, excludedItems)),
    };
    const query = {
      ...atHand,
      diets: table.diets,
      avoid: table.allergens,
      without: table.dislikes,
      ...(equipment && { equipment }),
      minPercentage: LEAST_PERCENTAGE,
      limit: TRIED,
    };
    const hits = onProcessor(() => search(index, query, standings(atHand)));
    const recipes = await matchBook.documents(hits.map(({ id }) => id));
    const dishes = hits.flatMap(({ id, percentage, usesSoon }) => {
      const recipe = recipes.get(id);
      return recipe && isMeal(recipe) ? [{ recipe, percentage, usesSoon }] : [];
    });
    return { useSoon, dishes };
  };
}

type Found = Awaited<ReturnType<ReturnType<typeof createFromShelf>>>;

/** One dish for what spoils soon. */
export function createUseUp(deps: Deps) {
  const fromShelf = createFromShelf(deps);
  return async (user: User, equipment: readonly Equipment[] | null, asked?: Asked): Promise<UpDish | null> =>
    usingUp(await fromShelf(user, equipment, asked));
}

/** One dish for today: for what spoils soon, else from what is there, another one each day. */
export function createDishFor(deps: Deps & { coversOf: CoversOf }) {
  const fromShelf = createFromShelf(deps);
  return async (
    user: User,
    equipment: readonly Equipment[] | null,
    today: string,
  ): Promise<UpDish | null> => {
    const found = await fromShelf(user, equipment);
    const dish = usingUp(found) ?? dishOfDay(found, today);
    if (!dish) return null;
    const cover = (await deps.coversOf(user.id, [dish.recipe.id])).get(dish.recipe.id);
    return cover ? { ...dish, recipe: { ...dish.recipe, imageUrl: cover } } : dish;
  };
}

function dishOfDay({ dishes }: Found, today: string): UpDish | null {
  const best = dishes[0]?.percentage;
  const asGood = dishes.filter(({ percentage }) => percentage === best);
  const dish = asGood[daysBetween('2000-01-01', today) % asGood.length];
  return dish ? presentDish(dish, []) : null;
}

/** The dish that saves most from the bin; among those that save as much, the best match. */
function usingUp({ useSoon, dishes }: Found): UpDish | null {
  const soon = new Set(useSoon);
  let best: UpDish | null = null;
  let most = 0;
  for (const dish of dishes) {
    const used = dish.usesSoon > 0 ? usedOf(dish.recipe, soon) : [];
    const saved = used.reduce((sum, food) => sum + lossOf(food), 0) * dish.percentage;
    if (saved <= most) continue;
    most = saved;
    best = presentDish(dish, used.map(nameOf));
  }
  return best;
}

function presentDish({ recipe, percentage }: Found['dishes'][number], uses: string[]): UpDish {
  return { recipe: presentCard(recipe, { isFavorite: false }), uses, matchPercentage: percentage };
}

const isMeal = ({ courses }: Recipe): boolean => courses.includes('dinner') || courses.includes('lunch');

/** What costs most to lose first. */
function usedOf({ ingredients }: Recipe, soon: ReadonlySet<FoodId>): FoodId[] {
  const used = ingredients.flatMap(({ food }) => (food !== null && isSoon(food, soon) ? [food] : []));
  return [...new Set(used)].sort((a, b) => lossOf(b) - lossOf(a));
}

const nameOf = (food: FoodId): string => foodName(food, currentLanguage());
