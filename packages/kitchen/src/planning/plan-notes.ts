import { foodById } from '../foods/larder.ts';
import { phrase, type Sentence, say, sentence } from '../saying/say.ts';
import { dishesFor, dishesOf } from './dishes.ts';
import {
  type Figures,
  isWeekend,
  type PlannedDay,
  type PlanQuery,
  placeOf,
  SLOTS,
  type Slot,
  type Targets,
  WEEK_CORRIDOR,
} from './plan.ts';
import { widest } from './planning.ts';
import { weekdayOf } from './rest-of-week.ts';
import { LEAST_KCAL, MOST_KCAL } from './targets.ts';

/** At least one member eats there, and it is planned. A snack is nothing to miss. */
function isWanted({ tables, skipped }: PlanQuery, day: number, slot: Slot): boolean {
  const place = placeOf(day, slot);
  return slot !== 'snack' && !skipped?.has(place) && (tables?.get(place)?.share ?? 1) > 0;
}

/** Meals without a suitable recipe; a snack can always be a plain plate. */
function mealsWithoutDish(query: PlanQuery): Slot[] {
  const dishes = dishesFor(query);
  return SLOTS.filter((slot) => slot !== 'snack' && dishesOf(slot, dishes).length === 0);
}

/** Said of a meal for which no recipe is left. */
const NONE_SUITS: Readonly<Record<Slot, string>> = {
  breakfast: phrase(
    "No breakfast we know suits everybody, so it's left open. A recipe of your own would help.",
  ),
  lunch: phrase("No lunch we know suits everybody, so it's left open. A recipe of your own would help."),
  dinner: phrase("No dinner we know suits everybody, so it's left open. A recipe of your own would help."),
  snack: phrase("No snack we know suits everybody, so it's left open. A recipe of your own would help."),
};

/** Said where a dish comes back and back. */
const FEW_SUIT: Readonly<Record<Slot, string>> = {
  breakfast: phrase(
    'Few breakfasts we know suit everybody at once ({needs}), so one comes {most} times. Choose who eats it, and the others get more to choose from; or add a recipe of your own.',
  ),
  lunch: phrase(
    'Few lunches we know suit everybody at once ({needs}), so one comes {most} times. Choose who eats it, and the others get more to choose from; or add a recipe of your own.',
  ),
  dinner: phrase(
    'Few dinners we know suit everybody at once ({needs}), so one comes {most} times. Choose who eats it, and the others get more to choose from; or add a recipe of your own.',
  ),
  snack: phrase(
    'Few snacks we know suit everybody at once ({needs}), so one comes {most} times. Choose who eats it, and the others get more to choose from; or add a recipe of your own.',
  ),
};

/** Sentences about the wishes that the plan could not meet. */
export function notesOn(query: PlanQuery, days: readonly PlannedDay[]): Sentence[] {
  const { tables } = query;
  const openAt = (slot: Slot) =>
    days.flatMap((day, at) => (day.meals.some((meal) => meal.slot === slot && isOpen(meal)) ? [at] : []));
  const without = mealsWithoutDish(query);
  const left = (day: number, slot: Slot): boolean => {
    if (!isWanted(query, day, slot)) return false;
    const table = tables?.get(placeOf(day, slot));
    if (!table) return without.includes(slot);
    return table.share > 0 && mealsWithoutDish({ ...query, ...table }).includes(slot);
  };
  const notes = SLOTS.filter((slot) => openAt(slot).some((day) => left(day, slot))).map((slot) =>
    sentence(NONE_SUITS[slot]),
  );
  const { calories } = query.targets;
  if (calories > 0 && calories < LEAST_KCAL)
    notes.push(
      sentence(
        '{calories, number} kcal a day is less than a grown body needs, so we planned meals for {planned, number}. Ask a doctor before you eat less than that.',
        { calories, planned: LEAST_KCAL },
      ),
    );
  if (calories > MOST_KCAL)
    notes.push(
      sentence(
        '{calories, number} kcal a day is more than four meals hold, so we planned them for {planned, number}. Milk, nuts and bread between them bring the rest.',
        { calories, planned: MOST_KCAL },
      ),
    );
  const late = days.flatMap(({ meals }, day) =>
    meals.filter((meal) => isOpen(meal) && isWanted(query, day, meal.slot) && !left(day, meal.slot)),
  );
  if (late.length > 0)
    notes.push(
      sentence(
        '{count, plural, one {One meal is} other {# meals are}} left open: nothing we know suits everybody in the time you gave. A few minutes more, or a recipe of your own, would help.',
        { count: late.length },
      ),
    );
  notes.push(...longerThanAsked(query, days), ...repetitions(query, days));
  const missed = days.filter((day) => !day.onTarget).length;
  if (missed > 0)
    notes.push(
      missed === days.length
        ? sentence(
            'No day meets every goal within 10%, because a meal comes before a number. Each day says by how much.',
          )
        : sentence(
            '{count, plural, one {One day does not} other {# days do not}} meet every goal within 10%, because a meal comes before a number. Each day says by how much.',
            { count: missed },
          ),
    );
  return notes;
}

/** Where the time of an evening leaves nothing, the quickest dishes are taken all the same. */
function longerThanAsked(query: PlanQuery, days: readonly PlannedDay[]): Sentence[] {
  const { recipes, minutesOn, weekdayMinutes } = query;
  const times = new Map(recipes.map(({ id, totalMinutes }) => [id, totalMinutes]));
  const over = days.flatMap(({ meals }, day) => {
    const usual = isWeekend(weekdayOf(query, day)) ? undefined : weekdayMinutes;
    const asked = minutesOn?.get(day) ?? usual ?? Number.POSITIVE_INFINITY;
    return meals.flatMap(({ slot, recipe, leftover, locked }) => {
      const time = slot === 'dinner' && recipe !== null && !leftover && !locked ? times.get(recipe) : 0;
      return time !== undefined && time > asked ? time : [];
    });
  });
  if (over.length === 0) return [];
  return [
    sentence(
      'We know too few dinners for everybody in the time you gave, so {count, plural, one {one takes} other {# take}} longer: up to {minutes} minutes.',
      { count: over.length, minutes: Math.max(...over) },
    ),
  ];
}

/** How often a dish may come back in a week before it is worth a word. */
const OFTEN: Readonly<Partial<Record<Slot, number>>> = { breakfast: 5, lunch: 3, dinner: 3 };

/** Where the needs of one table leave so little that a dish comes back and back. */
function repetitions({ diets, avoid, breakfasts }: PlanQuery, days: readonly PlannedDay[]): Sentence[] {
  if (diets.length + avoid.length < 2) return [];
  return SLOTS.flatMap((slot) => {
    const times = new Map<string, number>();
    for (const { meals } of days)
      for (const meal of meals)
        if (meal.slot === slot && meal.recipe && !meal.leftover)
          times.set(meal.recipe, (times.get(meal.recipe) ?? 0) + 1);
    const most = Math.max(0, ...times.values());
    if (most < (OFTEN[slot] ?? days.length + 1) || (slot === 'breakfast' && breakfasts !== undefined))
      return [];
    const needs = [
      ...diets.map((diet) => sentence(diet)),
      ...avoid.map((one) => sentence('no {food}', { food: sentence(one) })),
    ];
    return [sentence(FEW_SUIT[slot], { needs, most })];
  });
}

export function isOpen({ recipe, extras, note }: PlannedDay['meals'][number]): boolean {
  return recipe === null && extras.length === 0 && !note;
}

/** Whether a note is about the goals of the person the plan was made for. */
export const isGoalNote = ({ text }: Sentence): boolean => text.includes('every goal within 10%');

/** The average of the days with something planned, and how far it is from the goals. */
export function weekOf(
  days: readonly Pick<PlannedDay, 'totals' | 'whole'>[],
  targets: Targets,
): { average: Figures; off: Figures; onTarget: boolean } {
  const planned = days.filter((day) => day.totals.calories > 0);
  const wholeDays = planned.reduce((sum, { whole = 1 }) => sum + whole, 0);
  const average = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  const off = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) {
    for (const day of planned) average[key] += day.totals[key] / wholeDays;
    if (targets[key] > 0) off[key] = average[key] / targets[key] - 1;
  }
  return { average, off, onTarget: Object.values(off).every((share) => Math.abs(share) <= WEEK_CORRIDOR) };
}

/** Explains why no recipe suits every eater, and what to do about it. Null when some recipe suits. */
export function whyNothingSuits(query: PlanQuery): string | null {
  if (mealsWithoutDish(widest(query)).length < SLOTS.length - 1) return null;
  const { diets, avoid, maxMinutes, without = [] } = query;
  const limits = [
    ...(diets.length > 0 ? [diets.map((one) => say(one)).join(', ')] : []),
    ...(avoid.length > 0 ? [say('without {foods}', { foods: avoid.map((one) => say(one)).join(', ') })] : []),
    ...without.map((id) => say('no {food}', { food: foodById(id)?.name ?? id })),
    ...(maxMinutes === undefined ? [] : [say('in {minutes} minutes', { minutes: maxMinutes })]),
  ];
  const advice = say(
    'Plan for fewer people at once, allow more time, or add a recipe of your own that fits. Nothing was changed.',
  );
  return limits.length > 0
    ? `${say('No recipe we know suits everybody who eats ({limits}).', { limits: limits.join('; ') })} ${advice}`
    : `${say('No recipe we know suits everybody who eats.')} ${advice}`;
}
