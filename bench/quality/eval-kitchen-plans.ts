import { fileURLToPath } from 'node:url';
import { type PlannedDay, type PlanQuery, placeOf, type Slot } from '@crisper/kitchen/planning/plan';
import { planWeek } from '@crisper/kitchen/planning/plan-week';
import { composedFor, suitableFor } from '@crisper/kitchen/planning/recipe-candidates';
import { neededFor, shoppingList } from '@crisper/kitchen/shopping/shopping';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import { HOMES, TUNING_HOMES } from '../fixtures/plan-homes.data.ts';
import { queryOfHome } from '../fixtures/plan-homes.ts';
import { randomHomes } from '../fixtures/plan-homes-random.ts';
import { SECOND_HOMES } from '../fixtures/plan-homes-second.data.ts';
import { PEOPLE, queryOf } from '../fixtures/plan-people.ts';
import type { Row } from '../row.ts';
import { beyond, FAULTS, type Fault, judgeWeek } from './plan-judge.ts';
import { weekText } from './plan-text.ts';

const BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const GOALS: readonly Fault['kind'][] = ['day off goals', 'week off goals'];
const WANTED_SENSE = 0.95;

/** Weeks for made-up households, as they would be planned for them. `from` chooses weeks that were never looked at. */
export async function* plannedWeeks(count: number, from: number) {
  const book = await readCookBook(BOOK);
  for (let at = from; at < from + count; at++) {
    const person = PEOPLE[at % PEOPLE.length]!;
    const needs = queryOf(person, book, at + 1);
    const recipes = [...book, ...composedFor(needs, suitableFor(book, needs))];
    const query: PlanQuery = { ...needs, recipes };
    yield { at, person, query, week: planWeek(query), byId: new Map(recipes.map((one) => [one.id, one])) };
  }
}

/** Prints whole weeks, to be read as a cook would. */
export async function printWeeks(count: number, from: number): Promise<void> {
  for await (const { at, person, query, week, byId } of plannedWeeks(count, from))
    console.log(
      weekText({
        title: `${at}. ${person.name}`,
        query,
        week,
        recipes: byId,
        faults: judgeWeek(query, week, byId),
      }),
    );
}

const homesOf = (set: string | undefined, seed: number) =>
  set === 'tuning'
    ? TUNING_HOMES
    : set === 'second'
      ? SECOND_HOMES
      : set === 'random'
        ? randomHomes(12, seed)
        : HOMES;

/** Prints the weeks of one set of households, each with how much there is to buy. */
export async function printHomes(seed: number, set: string | undefined): Promise<void> {
  const book = await readCookBook(BOOK);
  for (const [at, home] of homesOf(set, seed).entries()) {
    const needs = queryOfHome(home, book, seed + at);
    const recipes = [...book, ...composedFor(needs, suitableFor(book, needs))];
    const query: PlanQuery = { ...needs, recipes };
    const byId = new Map(recipes.map((one) => [one.id, one]));
    const week = planWeek(query);
    const shareAt = (day: number, slot: Slot) =>
      query.tables?.get(placeOf(day, slot))?.share ?? query.share ?? 1;
    const list = shoppingList(
      neededFor(week, byId, shareAt),
      new Map(query.pantry.map((food) => [food, null])),
    );
    const bought = list.filter(({ asked }) => asked === null).length;
    console.log(weekText({ title: `${at + 1}. ${home.name}`, query, week, recipes: byId, faults: [] }));
    console.log(`   ${bought} things to buy, ${list.length - bought} to look for at home\n`);
  }
}

/** Plans and judges: how many weeks make sense, and what is wrong with the others. */
export async function evaluatePlans(count: number, verbose: boolean): Promise<Row[]> {
  const counts = new Map<Fault['kind'], number>(FAULTS.map((kind) => [kind, 0]));
  let sensible = 0;
  let days = 0;
  let meals = 0;
  const within = { energyDay: 0, energyWeek: 0, allDay: 0, allWeek: 0 };
  for await (const { at, person, query, week, byId } of plannedWeeks(count, 0)) {
    const faults = judgeWeek(query, week, byId);
    for (const { kind } of faults) counts.set(kind, counts.get(kind)! + 1);
    if (faults.every(({ kind }) => GOALS.includes(kind))) sensible += 1;
    days += week.length;
    meals += week.reduce((sum, day) => sum + day.meals.length, 0);
    const energy = { ...query.targets, protein: 0, carbs: 0, fat: 0 };
    within.energyDay += week.filter((day) => !beyond(day.totals, energy, 0.1)).length;
    within.allDay += week.filter((day) => !beyond(day.totals, query.targets, 0.1)).length;
    if (!beyond(averageOf(week), energy, 0.05)) within.energyWeek += 1;
    if (!beyond(averageOf(week), query.targets, 0.05)) within.allWeek += 1;
    if (verbose)
      for (const { kind, text } of faults) console.error(`${at} ${person.name} | ${kind} | ${text}`);
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  const said = [...counts].filter(([, number]) => number > 0).map(([kind, number]) => `${kind} ${number}`);
  return [
    {
      name: `meal plans that make sense, of ${count} weeks for ${PEOPLE.length} households (${meals} meals)`,
      measured: `${share(sensible, count)}; ${said.join(', ') || 'no fault'}`,
      target: `>= ${WANTED_SENSE * 100}%`,
      ok: sensible / count >= WANTED_SENSE,
    },
    {
      name: 'meal plans, days within 10% and weeks within 5% of the goals',
      measured: `energy: ${share(within.energyDay, days)} of days, ${share(within.energyWeek, count)} of weeks; energy and every macro: ${share(within.allDay, days)} of days, ${share(within.allWeek, count)} of weeks`,
      target: 'energy >= 98%',
      ok: within.energyDay / days >= 0.98 && within.energyWeek / count >= 0.98,
    },
  ];
}

function averageOf(week: readonly PlannedDay[]): PlannedDay['totals'] {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const { totals } of week)
    for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) sum[key] += totals[key] / week.length;
  return sum;
}
