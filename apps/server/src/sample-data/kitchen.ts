import { randomUUID } from 'node:crypto';
import type { Payment } from '@crisper/contract/billing/billing';
import type { MealPlan } from '@crisper/contract/plan/plan';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { localDay } from '../local-day.ts';
import { OWN_RECIPE, PANTRY, SAVED } from './kitchen.data.ts';
import type { Family } from './people.ts';
import { daysAgo, type Player, type Stage } from './stage.ts';

const PAID_DAYS_AGO = 75;

/** Buys a year of Pro with a test card, dated in the past. */
export async function becomePro(stage: Stage, by: Player): Promise<void> {
  const { clientSecret, paymentIntentId } = await stage.call<Payment>('POST', '/api/create-subscription', {
    by,
    body: { interval: 'year' },
  });
  await stage.call('POST', '/api/sandbox/confirm', { by, body: { clientSecret, card: '4242424242424242' } });
  await stage.call('POST', '/api/complete-subscription', { by, body: { paymentIntentId } });
  await stage.container.jobs.runDue();
  const back = (table: string, columns: string[]) =>
    stage.sql(
      `update ${table} set ${columns.map((one) => `${one} = ${one} - make_interval(days => $1)`).join(', ')}`,
      [PAID_DAYS_AGO],
    );
  await back('sandbox_subscriptions', ['anchor', 'period_start', 'period_end', 'started_at']);
  await back('sandbox_payments', ['created_at', 'paid_at']);
  await back('subscriptions', ['period_end', 'paid_through', 'started_at', 'first_paid_at']);
  await back('checkouts', ['created_at', 'check_at']);
  await back('pro_grants', ['starts_at', 'ends_at', 'created_at']);
  await stage.sql(
    `update users set pro_until = (select max(ends_at) from pro_grants where user_id = $1) where id = $1`,
    [by.id],
  );
}

/** Adds goals, pantry, a meal plan for a week and its shopping list. */
export async function furnish(stage: Stage, by: Player, { alex, mia }: Family): Promise<void> {
  await stage.call('POST', '/api/nutrition/goals', {
    by,
    body: {
      dailyCalories: 2000,
      dailyProtein: 100,
      dailyCarbs: 235,
      dailyFat: 72,
      vitaminC: 90,
      iron: 14,
      calcium: 1000,
      fiber: 30,
      activityLevel: 'moderate',
      goal: 'maintain',
      gender: 'other',
      age: 34,
      heightFt: 5.7,
      weightLbs: 152,
      onboardingCompleted: true,
    },
  });
  await stockUp(stage, by);
  await planTheWeek(stage, by);
  await writeTheList(stage, [by, alex, mia]);
  await saveRecipes(stage, by);
}

async function stockUp(stage: Stage, by: Player): Promise<void> {
  const day = (from: number) => localDay(daysAgo(stage.now, -from), stage.timeZone);
  const items = PANTRY.map(({ keeps, opened, ...item }) => ({
    ...item,
    ...(keeps !== undefined && { bestBefore: day(keeps) }),
    ...(opened !== undefined && { openedOn: day(-opened) }),
  }));
  await stage.call('POST', '/api/pantry', { by, body: { items } });
}

async function planTheWeek(stage: Stage, by: Player): Promise<void> {
  const plan = await stage.call<MealPlan>('POST', '/api/plan', { by, body: {} });
  const dinner = { version: plan.version, day: 1, slot: 'dinner' };
  await stage.call('POST', `/api/plan/${plan.id}/lock`, { by, body: { ...dinner, locked: true } });
}

/** Everybody wants something, and the first one has ticked some of it. */
async function writeTheList(stage: Stage, people: readonly [Player, ...Player[]]): Promise<void> {
  const [by] = people;
  for (const [at, name] of ['Coffee beans', 'Dish soap', 'Candles'].entries())
    await stage.call('POST', '/api/shopping', { by: people[at] ?? by, body: { id: randomUUID(), name } });
  const { items } = await stage.call<{ items: ShoppingItem[] }>('GET', '/api/shopping', { by });
  const at = stage.now.toISOString();
  const ticks = items
    .filter(({ asked }) => asked === null)
    .slice(0, 4)
    .map(({ id }) => ({ id, ticked: true, at }));
  if (ticks.length > 0) await stage.call('PATCH', '/api/shopping', { by, body: { ticks } });
}

async function saveRecipes(stage: Stage, by: Player): Promise<void> {
  const own = await stage.call<Recipe>('POST', '/api/recipes', { by, body: OWN_RECIPE });
  const ids = [...SAVED, own.id];
  for (const recipeId of ids) await stage.call('POST', '/api/favorites', { by, body: { recipeId } });
  await stage.sql(
    `update favorites set saved_at = $2::timestamptz - make_interval(hours => ((array_length($3::text[], 1)
       - array_position($3::text[], recipe_id)) * 71)::int) where user_id = $1`,
    [by.id, stage.now, ids],
  );
}
