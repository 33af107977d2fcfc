import type { User } from '@crisper/contract/accounts';
import type {
  addShopping,
  answerStaples,
  ShoppingItem,
  shopForRecipe,
  tickShopping,
} from '@crisper/contract/planner';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { AISLES } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import type { PlannedDay } from '@crisper/kitchen/planning/plan';
import { type Missing, missingOf, neededFor } from '@crisper/kitchen/planning/shopping';
import { type Asked, askedFor, isCupboard } from '@crisper/kitchen/planning/sold';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { assertNotChild } from '../accounts/assert-not-child.ts';
import { lockHousehold } from '../accounts/households.repository.ts';
import * as idempotencyKeys from '../accounts/idempotency-keys.repository.ts';
import * as repository from './shopping.repository.ts';
import { boughtGrams, type Change, PARTS_MAX, rowOf, wantedBy } from './shopping-rows.ts';

type Ticks = z.output<NonNullable<typeof tickShopping.body>>;
type Added = z.output<NonNullable<typeof addShopping.body>>;
type Answers = z.output<NonNullable<typeof answerStaples.body>>;
type ForRecipe = z.output<typeof shopForRecipe.response>;
interface List {
  items: ShoppingItem[];
}

const ITEMS_MAX = 500;
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');
const RECIPE = 'recipe:';

/** Puts bought items into the pantry, which is another room. */
export type PutAway = (
  tx: Tx,
  user: User,
  things: { name: string; amount: number | null; unit: string | null }[],
) => Promise<void>;

/** The household's own staples; undefined: the kitchen's. */
export type StaplesOf = (user: User) => Promise<FoodId[] | undefined>;

type Staples = readonly FoodId[] | undefined;

/** Changes the household's own staples, which are another room's; answers the list as it is then. */
export type KeepStaples = (
  tx: Tx,
  user: User,
  change: { add: readonly FoodId[]; remove: readonly FoodId[] },
) => Promise<FoodId[]>;

interface RecipeWants {
  id: string;
  servings: number;
  wanted: readonly Missing[];
  idempotencyKey: string | undefined;
}

export type ShoppingService = ReturnType<typeof createShopping>;

interface Deps {
  db: Database;
  putAway: PutAway;
  staplesOf: StaplesOf;
  keepStaples: KeepStaples;
}

export function createShopping({ db, putAway, staplesOf, keepStaples }: Deps) {
  const view = async (user: User, own: Staples, tx: Tx = db.orm): Promise<List> => {
    const rows = (await repository.list(tx, user.householdId)).filter((row) => !isThere(row, own));
    return { items: rows.map((row) => present(row, own)).sort((a, b) => placeOf(a) - placeOf(b)) };
  };
  /** The staples are read first: within the transaction they would need a second connection. */
  const changed = async <Answer>(
    user: User,
    work: (tx: Tx, shown: () => Promise<List>) => Promise<Answer>,
  ): Promise<Answer> => {
    const own = await staplesOf(user);
    return db.transaction((tx) => work(tx, () => view(user, own, tx)));
  };
  const apply = async (tx: Tx, householdId: string, { written, removed }: Change): Promise<void> => {
    await repository.remove(tx, householdId, removed);
    await repository.write(tx, written);
  };

  return {
    list: async (user: User): Promise<List> => view(user, await staplesOf(user)),

    /** Rebuilds what the plan wants for the meals still to be cooked. Ticks and what others want stay. */
    async rebuild(
      tx: Tx,
      user: User,
      needs: { days: readonly PlannedDay[]; recipes: ReadonlyMap<string, Recipe>; share: number },
      atHand: ReadonlyMap<FoodId, number | null>,
    ): Promise<void> {
      await lockHousehold(tx, user.householdId);
      const wanted = missingOf(neededFor(needs.days, needs.recipes, needs.share), atHand);
      const rows = await repository.list(tx, user.householdId);
      await apply(tx, user.householdId, wantedBy('plan', wanted, rows, user));
    },

    /** Replaces what one recipe wants; null takes it off the list. A repeated request changes nothing more. */
    forRecipe: (user: User, recipe: RecipeWants): Promise<ForRecipe> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const rows = await repository.list(tx, user.householdId);
        const source = `recipe:${recipe.id}`;
        const before = rows.flatMap(({ parts }) => parts).find((part) => part.source === source);
        const isNew = await idempotencyKeys.claim(tx, user.id, recipe.idempotencyKey);
        if (isNew) {
          const wanted = recipe.wanted.map((one) => ({ ...one, servings: recipe.servings }));
          const { written, removed } = wantedBy(source, wanted, rows, user);
          if (rows.length + written.length - removed.length > ITEMS_MAX) throw full();
          // Who taps "add to list" does not want to be asked whether it is there.
          const keys = new Set(wanted.map((one) => one.key));
          const asked = written.map((row) => (keys.has(row.key) ? { ...row, answer: 'buy' as const } : row));
          await apply(tx, user.householdId, { written: asked, removed });
        }
        const now = isNew ? await repository.list(tx, user.householdId) : rows;
        const added = now.filter((row) => row.parts.some((part) => part.source === source)).length;
        return { ...(await shown()), added, before: isNew ? (before?.servings ?? 0) : 0 };
      }),

    /** The recipes whose things are on the list, with their servings. */
    async recipesOn(householdId: string): Promise<Map<string, number>> {
      const parts = (await repository.list(db.orm, householdId)).flatMap((row) => row.parts);
      return new Map(
        parts
          .filter((part) => part.source.startsWith(RECIPE))
          .map(({ source, servings }) => [source.slice(RECIPE.length), servings ?? 1]),
      );
    },

    /**
     * The browser chooses the id, so that an item added offline is stored once. "2 onions" join the onions that are there.
     */
    add: (user: User, { id, name }: Added): Promise<List> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const rows = await repository.list(tx, user.householdId);
        const source = `hand:${id}`;
        if (rows.some(({ parts }) => parts.some((part) => part.source === source))) return shown();
        const { food, grams } = readByHand(name);
        const key = food ?? name.toLowerCase();
        const row = rows.find((one) => one.key === key);
        if (row ? row.parts.length >= PARTS_MAX : rows.length >= ITEMS_MAX) throw full();
        const part = { source, dishes: [], grams, text: name };
        const next = rowOf(user, { key, food, name }, [...(row?.parts ?? []), part], row);
        if (row) await repository.write(tx, [{ ...next, ticked: false }]);
        else await repository.insert(tx, [{ ...next, id }]);
        return shown();
      }),

    /** What is there is never asked for again; what is not there is bought. */
    answer: (user: User, { have, buy }: Answers): Promise<List> =>
      changed(user, async (tx) => {
        await lockHousehold(tx, user.householdId);
        const rows = await repository.list(tx, user.householdId);
        const foodsOf = (ids: readonly string[]) =>
          rows.flatMap(({ id, food }) => (food !== null && ids.includes(id) ? food : []));
        await repository.answer(tx, user.householdId, have, 'have');
        await repository.answer(tx, user.householdId, buy, 'buy');
        const kept = foodsOf(have).filter((id) => isCupboard(foodById(id)!));
        const staples = await keepStaples(tx, user, { add: kept, remove: foodsOf(buy) });
        return view(user, staples, tx);
      }),

    tick: (user: User, { ticks, idempotencyKey }: Ticks): Promise<List> =>
      changed(user, async (tx, shown) => {
        if (!(await idempotencyKeys.claim(tx, user.id, idempotencyKey))) return shown();
        for (const { id, ticked, at } of ticks) {
          const when = new Date(Math.max(Date.parse(at), EARLIEST));
          await repository.tick(tx, user.householdId, { id, ticked, at: when });
        }
        return shown();
      }),

    async remove(user: User, id: string): Promise<List> {
      assertNotChild(user);
      await repository.remove(db.orm, user.householdId, [id]);
      return view(user, await staplesOf(user));
    },

    store: (user: User): Promise<List & { stored: number }> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const bought = (await repository.list(tx, user.householdId)).filter((row) => row.ticked);
        const things = bought.map((row) => {
          const grams = boughtGrams(row);
          const amount = grams !== null && grams > 0 ? Math.round(grams) || 1 : null;
          const name = (row.food === null ? undefined : foodById(row.food)?.name) ?? row.name;
          return { name, amount, unit: amount === null ? null : 'gram' };
        });
        if (things.length > 0) await putAway(tx, user, things);
        await repository.remove(
          tx,
          user.householdId,
          bought.map((row) => row.id),
        );
        return { ...(await shown()), stored: things.length };
      }),

    /** What is on both lists becomes one line that holds what both want. */
    async bring(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
      await repository.moveNew(tx, from, to);
      const there = new Map((await repository.list(tx, to)).map((row) => [row.key, row]));
      if (there.size > ITEMS_MAX) throw full();
      const doubled = (await repository.list(tx, from)).flatMap((row) => {
        const same = there.get(row.key);
        if (!same) return [];
        const parts = [...same.parts, ...row.parts.filter((part) => part.source !== 'plan')].slice(
          -PARTS_MAX,
        );
        return rowOf({ id: row.addedBy, householdId: to }, same, parts, same);
      });
      await repository.write(tx, doubled);
    },

    async *exportOf(householdId: string) {
      for (const { householdId: _, addedBy: __, ...row } of await repository.list(db.orm, householdId))
        yield row;
    },
  };
}

function full(): Problem {
  return new Problem('limit_reached', 'The list is full. Tick something off.');
}

/** "2 onions" with its amount; other lines by their name alone. */
function readByHand(text: string): { food: FoodId | null; grams: number | null } {
  const line = /^\d/.test(text) ? parseLine(text) : null;
  if (line?.food && line.quantity !== null) return { food: line.food, grams: line.grams };
  return { food: resolveFood(text)?.food.id ?? null, grams: null };
}

/** Known to be at home, so neither asked for nor bought. Who writes it down by hand wants to buy it. */
function isThere({ food, byHand, answer }: repository.ShoppingRow, own: Staples): boolean {
  if (byHand || answer === 'buy') return false;
  return answer === 'have' || (food !== null && own?.includes(food) === true);
}

/** Asked for once: the usual staples until there is a list of one's own, and what may well be there. */
function askedOf({ food: id, grams, byHand, answer }: repository.ShoppingRow, own: Staples): Asked | null {
  const food = id === null ? undefined : foodById(id);
  if (!food || byHand || answer !== null || (food.staple && own !== undefined)) return null;
  return askedFor(food, grams);
}

function present(row: repository.ShoppingRow, own: Staples): ShoppingItem {
  return {
    id: row.id,
    food: row.food,
    name: row.name,
    emoji: (row.food === null ? undefined : foodById(row.food)?.emoji) ?? '',
    aisle: row.aisle,
    amount: row.amount,
    dishes: [...new Set(row.parts.flatMap((part) => part.dishes))],
    asked: askedOf(row, own),
    byHand: row.byHand,
    ticked: row.ticked,
    tickedAt: row.tickedAt?.toISOString() ?? null,
  };
}

/** By aisle; what is asked for comes last: what dishes need, then what nearly every kitchen has, by how many dishes want it. */
function placeOf({ aisle, asked, food, dishes }: ShoppingItem): number {
  const at = (AISLES as readonly string[]).indexOf(aisle);
  if (asked === null) return at < 0 ? AISLES.length : at;
  const isCommon = food !== null && foodById(food)?.staple === true;
  return ASKED_PLACES[asked] + (isCommon ? 0 : PARTS_MAX) - dishes.length;
}

const ASKED_PLACES = { needed: 1_000, basic: 2_000, little: 3_000 };
