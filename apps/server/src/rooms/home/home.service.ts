import type { User } from '@crisper/contract/auth/auth';
import type { listFavorites } from '@crisper/contract/favorites/favorites';
import type { HomeView } from '@crisper/contract/home/home';
import type { Kitchen } from '@crisper/contract/household/household';
import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import type { PantryItem } from '@crisper/contract/pantry/pantry';
import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { ScanSummary } from '@crisper/contract/scans/scans';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { Equipment } from '@crisper/contract/vocabulary';
import { lossOf } from '@crisper/kitchen/foods/loss';
import type { z } from 'zod';

const SOON = 4;
const LISTED = 4;
const DISH_LOSS = 12;
const SCANS = 3;
const FAVORITES = 4;

export interface HomeDeps {
  planOf: (user: User) => Promise<{ plan: MealPlan | null; mayPlan: boolean }>;
  listOf: (user: User) => Promise<{ items: ShoppingItem[] }>;
  shelfOf: (user: User) => Promise<{ items: PantryItem[]; today: string }>;
  /** The last seven days. */
  weekOf: (user: User) => Promise<DailyNutrition>;
  goalsOf: (userId: string) => Promise<{ saved: boolean }>;
  scansOf: (user: User, limit: number) => Promise<ScanSummary[]>;
  favoritesOf: (user: User) => Promise<z.output<typeof listFavorites.response>>;
  /** The recipes cooked last, with the day, the latest first. */
  cookedBy: (userId: string) => Promise<{ recipeId: string; day: string }[]>;
  kitchenOf: (user: User) => Promise<Kitchen>;
  dishFor: (
    user: User,
    equipment: Equipment[] | null,
    today: string,
  ) => Promise<{ recipe: RecipeCard; uses: string[]; matchPercentage: number } | null>;
}

export function createHome(deps: HomeDeps) {
  return {
    async of(user: User): Promise<HomeView> {
      const [{ plan, mayPlan }, { items: list }, shelf, week, goals, scans, saved, cooked, kitchen] =
        await Promise.all([
          deps.planOf(user),
          deps.listOf(user),
          deps.shelfOf(user),
          deps.weekOf(user),
          deps.goalsOf(user.id),
          deps.scansOf(user, SCANS),
          deps.favoritesOf(user),
          deps.cookedBy(user.id),
          deps.kitchenOf(user),
        ]);
      const { today } = shelf;
      const soon = shelf.items.filter(({ state }) => state === 'soon').toSorted(spoilsFirst);
      const dish = await deps.dishFor(user, kitchen.equipment, today);
      const left = list.filter(({ ticked, asked }) => !ticked && asked === null);
      return {
        today,
        plan: { may: mayPlan, made: plan !== null, tonight: dinnerOf(plan, today) },
        pantry: {
          count: shelf.items.length,
          soon: soon
            .slice(0, SOON)
            .map(({ id, food, name, emoji, daysLeft }) => ({ id, food, name, emoji, daysLeft })),
          dish: dish && { ...dish, recipe: dishOf(dish.recipe) },
        },
        day: { ...dayOf(week), counts: goals.saved || week.meals > 0 },
        shopping: {
          left: left.length,
          ticked: list.filter(({ ticked }) => ticked).length,
          next: left.slice(0, LISTED).map(({ id, name, emoji }) => ({ id, name, emoji })),
        },
        scans,
        favorites: { count: saved.recipes.length, recipes: cookedFirst(saved.recipes, cooked) },
        kitchen,
      };
    },
  };
}

/** On the same day, what costs most to lose: the chicken before the mushrooms, and a cooked dish like it. */
function spoilsFirst(a: PantryItem, b: PantryItem): number {
  const loss = ({ food, dish }: PantryItem) => (food === null ? (dish ? DISH_LOSS : 0) : lossOf(food));
  return (a.daysLeft ?? 0) - (b.daysLeft ?? 0) || loss(b) - loss(a);
}

/** The last of the days. */
function dayOf({ daily, targets, days }: DailyNutrition): Omit<HomeView['day'], 'counts'> {
  const day = daily.at(-1);
  return {
    calories: day?.calories ?? 0,
    target: targets.calories / days,
    protein: day?.protein ?? 0,
    proteinTarget: targets.protein / days,
    meals: day?.meals ?? 0,
  };
}

function dinnerOf(plan: MealPlan | null, today: string): PlannedMealView | null {
  const meals = plan?.days.find(({ date }) => date === today)?.meals ?? [];
  return meals.find(({ slot, gone }) => slot === 'dinner' && !gone) ?? null;
}

function cookedFirst(
  saved: readonly RecipeCard[],
  cooked: readonly { recipeId: string; day: string }[],
): HomeView['favorites']['recipes'] {
  const days = new Map(cooked.map(({ recipeId, day }) => [recipeId, day]));
  const dayOf = ({ id }: RecipeCard) => days.get(id) ?? null;
  return saved
    .toSorted((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''))
    .slice(0, FAVORITES)
    .map((recipe) => ({ ...dishOf(recipe), cookedOn: dayOf(recipe) }));
}

function dishOf({ id, title, englishTitle, imageUrl, plate, equipment, totalTimeMin }: RecipeCard) {
  return { id, title, ...(englishTitle && { englishTitle }), imageUrl, plate, equipment, totalTimeMin };
}
