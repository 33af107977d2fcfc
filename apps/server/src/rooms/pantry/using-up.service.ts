import type { User } from '@crisper/contract/auth/auth';
import type { PantryUse, pantryForRecipe, usePantry } from '@crisper/contract/pantry/pantry';
import { isA } from '@crisper/kitchen/foods/larder';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { together } from '@crisper/kitchen/foods/who-eats';
import { localAmounts } from '@crisper/kitchen/measures/localized/local-amount';
import { warningText } from '@crisper/kitchen/products/label-warning';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { currentLanguage } from '../../language.ts';
import { say } from '../../saying/say.ts';
import { titleFor } from '../../translated-book.ts';
import * as repository from './pantry.repository.ts';
import type { PantryService } from './pantry.service.ts';
import type { PantryCache } from './pantry-cache.ts';
import { emojiOf, gramsText, nameBeside, shownGrams } from './present-item.ts';
import type { SavedService } from './saved.service.ts';
import type { StaplesService } from './staples.service.ts';
import type { Seen, StockService, Table } from './stock.service.ts';
import { type Line, namedIn, takenOf } from './taken-by-dish.ts';

type Preview = z.output<typeof pantryForRecipe.response>;
type Asked = z.output<NonNullable<typeof pantryForRecipe.query>>;
type Uses = z.output<NonNullable<typeof usePantry.body>>['uses'];
type Used = z.output<typeof usePantry.response>;

/** A remainder below this counts as used up. */
const CRUMBS_GRAMS = 2;

interface Deps {
  db: Database;
  pantryCache: PantryCache;
  pantry: PantryService;
  /** Finds a recipe that this person may see; from the recipes room. */
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  staplesOf: StaplesService['own'];
  /** Who eats now. */
  tableOf: (user: User) => Promise<Table>;
  seenBy: StockService['seenBy'];
  saved: SavedService;
}

export type UsingUpService = ReturnType<typeof createUsingUp>;

/** Takes cooked ingredients out of the pantry. */
export function createUsingUp(deps: Deps) {
  const { db, pantryCache, pantry, recipeOf, staplesOf, tableOf, seenBy, saved } = deps;
  const take = async (tx: Tx, user: User, use: Uses[number]): Promise<boolean> => {
    const { householdId } = user;
    const row = await repository.find(tx, householdId, use.id);
    if (!row || row.version !== use.version) return false;
    const left = use.grams === null || row.grams === null ? 0 : row.grams - use.grams;
    const share = left <= CRUMBS_GRAMS ? 0 : left / row.grams!;
    const values = {
      grams: left,
      amount: row.amount === null ? null : row.amount * share,
      price: row.price === null ? null : row.price * share,
    };
    const taken =
      share === 0
        ? await repository.remove(tx, householdId, use.id, use.version)
        : (await repository.update(tx, householdId, use, values)) !== undefined;
    if (taken) await saved.note(tx, user, row, 1 - share);
    return taken;
  };

  return {
    async preview(user: User, recipeId: string, { servings, scanned }: Asked): Promise<Preview> {
      const recipe = await recipeOf(recipeId, user.id);
      const [{ rows }, own, table] = await Promise.all([
        pantryCache.of(user.householdId),
        staplesOf(user),
        tableOf(user),
      ]);
      // A pack that a member must not have comes last: the cook will have taken another where there is one.
      const seen = (await seenBy(user, table, rows)).sort(
        (a, b) => Number(a.excludedItems) - Number(b.excludedItems),
      );
      const staples = new Set(own ?? defaultStaples);
      const times = (servings ?? recipe.servings) / Math.max(1, recipe.servings);
      const lines = recipe.ingredients.flatMap(({ food, grams, optional, alternatives }): Line[] =>
        food === null || optional || staples.has(food)
          ? []
          : [{ options: [food, ...alternatives], grams: grams === null ? null : grams * times }],
      );
      const eaters = together(table.eaters);
      const packs = seen.map(({ row }) => ({ id: row.id, food: row.food, grams: row.grams }));
      const taken = takenOf(lines, packs, eaters);
      const outside = namedIn(scanned);
      const fromOutside = takenOf(lines, outside, eaters);
      return {
        title: titleFor(recipe),
        uses: [...taken].map(([id, grams]) => {
          const one = seen.find(({ row }) => row.id === id)!;
          return useOf(one, one.row.grams === null ? null : grams);
        }),
        scanned: outside.flatMap(({ id, food }) => {
          const grams = fromOutside.get(id);
          return grams === undefined ? [] : [{ name: id, takes: shownGrams(food, grams) }];
        }),
        excludedItems: excludedFrom(recipe, seen),
      };
    },

    async use(user: User, uses: Uses): Promise<Used> {
      const used = await db.transaction(async (tx) => {
        let count = 0;
        for (const use of uses) if (await take(tx, user, use)) count += 1;
        return count;
      });
      return { ...(await pantry.list(user)), used, skipped: uses.length - used };
    },
  };
}

/** Also for staples and for what is optional: the cook may reach for any of them. */
function excludedFrom({ ingredients }: Recipe, seen: readonly Seen[]): string[] {
  const isIn = (food: string) => ingredients.some((line) => line.food !== null && isA(food, line.food));
  const packs = seen.filter(({ excludedItems, row }) => excludedItems && row.food !== null && isIn(row.food));
  return [
    ...new Set(
      packs.map(({ row, warning }) =>
        say('Your {product} {warning}.', { product: row.product ?? row.name, warning: warning! }),
      ),
    ),
  ];
}

/** `taken` is null where the cook must say how much. */
function useOf({ row, warning, excludedItems }: Seen, taken: number | null): PantryUse {
  const left = taken === null || row.grams === null ? null : row.grams - taken;
  const takes = gramsText(row.food, taken);
  return {
    id: row.id,
    version: row.version,
    food: row.food,
    name: nameBeside(takes, row),
    emoji: emojiOf(row.food),
    grams: taken,
    takes: localAmounts(takes, currentLanguage()),
    leaves: shownGrams(row.food, left),
    usesUp: left !== null && left <= CRUMBS_GRAMS,
    warning: warningText(warning),
    excludedItems,
  };
}
