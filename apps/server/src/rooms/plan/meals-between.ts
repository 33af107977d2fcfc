import type { User } from '@crisper/contract/auth/auth';
import { type MealSlot, PLAN_DAYS } from '@crisper/contract/plan/plan';
import { dayAfter } from '@crisper/kitchen/calendar';
import { plateName } from '@crisper/kitchen/planning/companions';
import type { PlannedMeal } from '@crisper/kitchen/planning/plan';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Database } from '../../db/client.ts';
import { titleFor } from '../../translated-book.ts';
import * as repository from './plan.repository.ts';
import { recipesIn } from './plan-store.ts';
import { servingsFrom } from './present-plan.ts';
import type { RecipeCandidates } from './recipe-candidates.ts';

/** One meal of a plan, for a calendar. */
export interface DatedMeal {
  date: string;
  slot: MealSlot;
  title: string;
  /** Null for a note or a plain plate. */
  recipeId: string | null;
  /** How long before the meal to start cooking; 0 for leftovers, notes and plates. */
  minutes: number;
  /** Servings to cook; 0 for leftovers, notes and plates. */
  servings: number;
  changedAt: Date;
}

/** All planned meals from one day to another, of every week between them. */
export function createMealsBetween({ db, candidates }: { db: Database; candidates: RecipeCandidates }) {
  return async (user: User, from: string, to: string): Promise<DatedMeal[]> => {
    const plans = await repository.between(db.orm, user.householdId, dayAfter(from, 1 - PLAN_DAYS), to);
    const ids = plans.flatMap(({ document }) => recipesIn(document.days));
    const recipes = await candidates.byIds(ids, user.id);
    const meals = new Map<string, DatedMeal>();
    for (const { startOn, updatedAt, document } of plans)
      for (const [at, day] of document.days.entries()) {
        const date = dayAfter(startOn, at);
        if (date < from || date > to) continue;
        for (const meal of day.meals) {
          const key = `${date} ${meal.slot}`;
          const told = toldOf(meal, recipes);
          // Where two weeks overlap, the earlier one counts, as on the page.
          if (told && !meals.has(key))
            meals.set(key, {
              date,
              slot: meal.slot,
              ...told,
              servings: told.recipeId && !meal.leftover ? servingsFrom(document, meal, at) : 0,
              changedAt: updatedAt,
            });
        }
      }
    return [...meals.values()];
  };
}

/** Null for a meal that is open, or whose recipe is gone or another member's. */
function toldOf(
  meal: PlannedMeal,
  recipes: ReadonlyMap<string, Recipe>,
): Pick<DatedMeal, 'title' | 'recipeId' | 'minutes'> | null {
  const plain = meal.note ?? (meal.plate === undefined ? null : plateName(meal.plate));
  if (meal.recipe === null) return plain === null ? null : { title: plain, recipeId: null, minutes: 0 };
  const recipe = recipes.get(meal.recipe);
  if (!recipe) return null;
  const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
  const title = [titleFor(recipe), side && titleFor(side)].filter(Boolean).join(' with ');
  if (meal.leftover) return { title: `${title} (leftovers)`, recipeId: recipe.id, minutes: 0 };
  return { title, recipeId: recipe.id, minutes: Math.max(recipe.totalMinutes, side?.totalMinutes ?? 0) };
}
