import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type {
  listMeals,
  logRecipe,
  Meal,
  repeatMeal,
  saveMeal,
  updateMeal,
} from '@crisper/contract/meals/meals';
import type { logProduct } from '@crisper/contract/products/products';
import { eatenItems } from '@crisper/kitchen/nutrition/eaten-items';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { Problem } from '../../problem.ts';
import { titleFor } from '../../translated-book.ts';
import { checkedItems, checkedSums } from './check-meal.ts';
import * as daysRepository from './meal-days.repository.ts';
import { mealTime } from './meal-time.ts';
import * as repository from './meals.repository.ts';
import { presentMeal } from './present-meal.ts';
import { itemOfProduct, type ProductsKnown } from './product-item.ts';

/** More than anybody logs by hand, and enough for a phone that was offline all day. */
const SAVES: Rule = { name: 'meal-save', max: 300, seconds: 60 };
const RESTORABLE_HOURS = 1;
const RECENT_AMONG = 200;
const RECENT = 12;
const PAGE = 500;

interface Deps {
  db: Database;
  limiter: Limiter;
  recipes: { find(idOrSlug: string, userId: string | undefined): Promise<Recipe> };
  products: ProductsKnown;
  now?: () => Date;
}

type Body<Endpoint extends { body?: z.ZodType }> = z.output<NonNullable<Endpoint['body']>>;
type Query = z.output<NonNullable<typeof listMeals.query>>;
type New = Pick<repository.NewMeal, 'name' | 'ingredients' | 'source' | 'recipeId'> & {
  id?: string | undefined;
  idempotencyKey?: string | undefined;
};

export type MealsService = ReturnType<typeof createMeals>;

export function createMeals({ db, limiter, recipes, products, now = () => new Date() }: Deps) {
  /** The same idempotency key returns the same meal, so that a client can retry when a response was lost. */
  const insert = async (
    user: User,
    { id = randomUUID(), idempotencyKey, ...meal }: New,
    at: Body<typeof repeatMeal>,
    items: repository.NewItem[],
    { incomplete = false, range = null }: { incomplete?: boolean; range?: [number, number] | null } = {},
  ): Promise<Meal> => {
    await limiter.use(SAVES, user.id);
    const sums = checkedSums(items);
    const row = {
      id,
      userId: user.id,
      ...meal,
      ...mealTime(at, user, now()),
      ...sums,
      ...(range && { rangeLow: range[0], rangeHigh: range[1] }),
      incomplete: incomplete || sums.incomplete,
      idempotencyKey: idempotencyKey ?? null,
    };
    const whole = await db.transaction(async (tx) => {
      const first = await idempotencyKeys.claim(tx, user.id, idempotencyKey);
      const fresh = first ? await repository.insert(tx, row, items) : undefined;
      return fresh ?? repository.findByKey(tx, user.id, idempotencyKey!);
    });
    if (!whole) throw new Problem('not_found', 'This meal was logged and then deleted.');
    return presentMeal(whole);
  };

  /** The meal logged with this key, even if its recipe no longer exists. */
  const logged = async (user: User, key: string | undefined): Promise<Meal | undefined> => {
    const whole = key === undefined ? undefined : await repository.findByKey(db.orm, user.id, key);
    return whole && presentMeal(whole);
  };

  /** Another person's meal and a deleted one give different errors, because the page shows different messages. */
  const own = async (tx: Tx, user: User, id: string, { deleted = false } = {}) => {
    const whole = await repository.find(tx, id, { lock: true });
    if (whole && whole.meal.userId !== user.id)
      throw new Problem('forbidden', 'You can only change your own meals.');
    if (!whole || (whole.meal.deletedAt !== null) !== deleted)
      throw new Problem('not_found', 'This meal no longer exists.');
    return whole;
  };

  return {
    async save(user: User, body: Body<typeof saveMeal>): Promise<Meal> {
      const items = checkedItems(body);
      return insert(
        user,
        {
          name: body.name,
          ingredients: body.ingredients ?? (body.items ?? []).map((item) => item.name),
          source: body.source ?? 'typed',
          recipeId: null,
          id: body.id,
          idempotencyKey: body.idempotencyKey ?? body.id,
        },
        body,
        items,
      );
    },

    async logRecipe(user: User, body: Body<typeof logRecipe>): Promise<Meal> {
      const before = await logged(user, body.idempotencyKey);
      if (before) return before;
      const recipe = await recipes.find(body.recipeId, user.id);
      const { items, unknown, range } = eatenItems(recipe, body.servings);
      if (items.length === 0)
        throw new Problem('validation', 'This recipe has no figures. Log it by hand instead.');
      return insert(
        user,
        {
          name: titleFor(recipe).slice(0, 120),
          ingredients: [...items.map((item) => item.name), ...unknown],
          source: 'recipe',
          recipeId: recipe.id,
          idempotencyKey: body.idempotencyKey,
        },
        body,
        items.map((item) => ({ ...item, estimated: false })),
        { incomplete: unknown.length > 0, range },
      );
    },

    /** For what is logged together: a planned meal, or one that another user logged. */
    async logItems(
      user: User,
      { name, recipeId }: { name: string; recipeId: string | null },
      { items, unknown }: { items: repository.NewItem[]; unknown: string[] },
      { idempotencyKey, ...at }: Body<typeof repeatMeal>,
    ): Promise<Meal> {
      const before = await logged(user, idempotencyKey);
      if (before) return before;
      if (items.length === 0) throw new Problem('validation', 'This has no figures. Log it by hand instead.');
      const ingredients = [...items.map((item) => item.name), ...unknown];
      return insert(
        user,
        { name: name.slice(0, 120), ingredients, source: 'recipe', recipeId, idempotencyKey },
        at,
        items,
        { incomplete: unknown.length > 0 },
      );
    },

    /** By the label of the product itself, not by that of a food like it. */
    async logProduct(user: User, body: Body<typeof logProduct>): Promise<Meal> {
      const before = await logged(user, body.idempotencyKey);
      if (before) return before;
      const item = await itemOfProduct(products, user, body);
      return insert(
        user,
        {
          name: item.name,
          ingredients: [item.name],
          source: 'search',
          recipeId: null,
          idempotencyKey: body.idempotencyKey,
        },
        body,
        [item],
      );
    },

    async repeat(user: User, id: string, body: Body<typeof repeatMeal>): Promise<Meal> {
      const before = await logged(user, body.idempotencyKey);
      if (before) return before;
      const { meal, items } = await db.transaction((tx) => own(tx, user, id));
      return insert(
        user,
        {
          name: meal.name,
          ingredients: meal.ingredients,
          source: meal.source,
          recipeId: meal.recipeId,
          idempotencyKey: body.idempotencyKey,
        },
        body,
        items,
        {
          incomplete: meal.incomplete,
          range: meal.rangeLow === null || meal.rangeHigh === null ? null : [meal.rangeLow, meal.rangeHigh],
        },
      );
    },

    async update(user: User, id: string, body: Body<typeof updateMeal>): Promise<Meal> {
      return db.transaction(async (tx) => {
        const { meal, items: before } = await own(tx, user, id);
        const items = checkedItems(body, before);
        const time = mealTime(
          {
            eatenAt: body.eatenAt ?? meal.eatenAt.toISOString(),
            timeZone: body.timeZone ?? meal.timeZone,
          },
          user,
          now(),
        );
        const ingredients =
          body.ingredients ?? (body.items ? body.items.map((item) => item.name) : meal.ingredients);
        await repository.replace(
          tx,
          id,
          {
            name: body.name,
            ingredients,
            source: body.source ?? meal.source,
            ...time,
            ...checkedSums(items),
          },
          items,
        );
        return presentMeal((await repository.find(tx, id))!);
      });
    },

    async remove(user: User, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await own(tx, user, id);
        await repository.setDeleted(tx, id, true);
      });
    },

    async restore(user: User, id: string): Promise<Meal> {
      return db.transaction(async (tx) => {
        await own(tx, user, id, { deleted: true });
        await repository.setDeleted(tx, id, false);
        return presentMeal((await repository.find(tx, id))!);
      });
    },

    async list(user: User, { date, days, limit, cursor }: Query) {
      const between = date === undefined ? undefined : ([daysBefore(date, days - 1), date] as const);
      const found = await repository.list(db.orm, user.id, {
        ...(between && { between }),
        limit: limit + 1,
        after: cursor === undefined ? undefined : readCursor(cursor),
      });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1)?.meal : undefined;
      return {
        meals: page.map(presentMeal),
        cursor: last ? `${last.eatenAt.toISOString()}_${last.id}` : null,
      };
    },

    async recent(user: User): Promise<Meal[]> {
      const ids = await repository.recentIds(db.orm, user.id, RECENT_AMONG, RECENT);
      return (await repository.findMany(db.orm, ids)).map(presentMeal);
    },

    /** For the nutrition room. */
    days: (userId: string, from: string, to: string) => daysRepository.days(db.orm, userId, from, to),
    hours: (userId: string, from: string, to: string) => daysRepository.hours(db.orm, userId, from, to),
    loggedDays: (userId: string, from: string, to: string) =>
      daysRepository.loggedDays(db.orm, userId, from, to),

    /** For the plan's budget of new recipes. */
    everCooked: (userId: string) => daysRepository.everCooked(db.orm, userId),

    /** For the recipe's page. */
    timesCooked: (userId: string, recipeId: string) => daysRepository.timesCooked(db.orm, userId, recipeId),

    /** For the home page: the recipes cooked last. */
    cooked: (userId: string) => daysRepository.cooked(db.orm, userId, RECENT_AMONG),

    /** All meals in pages, latest first; for exports. */
    async *all(userId: string, between?: readonly [string, string]): AsyncGenerator<Meal> {
      let after: repository.Place | undefined;
      do {
        const page = await repository.list(db.orm, userId, {
          ...(between && { between }),
          limit: PAGE,
          after,
        });
        for (const whole of page) yield presentMeal(whole);
        after = page.length < PAGE ? undefined : page.at(-1)?.meal;
      } while (after);
    },

    sweep: () => repository.removeDeleted(db.orm, RESTORABLE_HOURS),
  };
}

/** Calendar arithmetic without clock times, so daylight saving has no effect. */
function daysBefore(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - count);
  return at.toISOString().slice(0, 10);
}

function readCursor(cursor: string): repository.Place {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/.exec(cursor);
  const eatenAt = new Date(match?.[1] ?? Number.NaN);
  if (!match || Number.isNaN(eatenAt.getTime()))
    throw new Problem('bad_request', 'That page of meals does not exist. Start again from the first.');
  return { eatenAt, id: match[2]! };
}
