import type { HouseholdProfile } from '@crisper/contract/household/household';
import { PLAN_DAYS } from '@crisper/contract/plan/plan';
import type { Weekday } from '@crisper/contract/plan/plan-wishes';
import { listed } from '@crisper/kitchen/composing/wording';
import { foodById } from '@crisper/kitchen/foods/larder';
import { plateName } from '@crisper/kitchen/planning/companions';
import { eatersAt, type Seating } from '@crisper/kitchen/planning/eaters';
import { type FixedMeal, placeOf } from '@crisper/kitchen/planning/plan';
import { whyNotFor } from '@crisper/kitchen/planning/unsuitable';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { weekdaysFrom } from './plan-query.ts';
import type { Repeat } from './plan-repeats.repository.ts';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** By place of a week that begins on this day, what comes back there. */
export function repeatsByPlace(repeats: readonly Repeat[], startOn: string): Map<string, FixedMeal> {
  return new Map(placed(repeats, startOn).map(({ day, slot, meal }) => [placeOf(day, slot), meal]));
}

function placed(repeats: readonly Repeat[], startOn: string): (Repeat & { day: number })[] {
  const weekdays = weekdaysFrom(startOn, PLAN_DAYS);
  return repeats.map((repeat) => ({ ...repeat, day: weekdays.indexOf(repeat.weekday) }));
}

export function recipesOf(repeats: readonly Repeat[]): string[] {
  return repeats.flatMap(({ meal }) => [meal.recipe ?? [], meal.side?.recipe ?? []].flat());
}

/** The names of what comes back, as a meal of the plan is named. */
export function titleOf(meal: FixedMeal, recipes: ReadonlyMap<string, Recipe>): string {
  if (meal.recipe !== null) return recipes.get(meal.recipe)?.title ?? 'a recipe that is gone';
  const plate = meal.plate === undefined ? null : plateName(meal.plate);
  return plate ?? meal.note ?? listed(meal.extras.map(({ food }) => foodById(food)?.name ?? food));
}

interface Week {
  startOn: string;
  recipes: ReadonlyMap<string, Recipe>;
  people: readonly HouseholdProfile[];
  seating: Seating;
}

/** What the planner plans around in this week, and what is left out of it, and why. */
export function fixedIn(
  repeats: readonly Repeat[],
  { startOn, recipes, people, seating }: Week,
): { fixed: Map<string, FixedMeal>; left: string[] } {
  const fixed = new Map<string, FixedMeal>();
  const left: string[] = [];
  for (const { weekday, slot, day, meal } of placed(repeats, startOn)) {
    const seated = eatersAt(seating, day, slot);
    if (seated.length === 0) continue;
    const when = `${DAY_NAMES[weekday]}’s ${slot}`;
    const needed = [meal.recipe ?? [], meal.side?.recipe ?? []].flat();
    const found = needed.flatMap((id) => recipes.get(id) ?? []);
    if (found.length < needed.length) {
      left.push(`What repeats for ${when} is gone: its recipe is no longer there.`);
      continue;
    }
    const foods = meal.extras.map(({ food }) => food);
    const there = people.filter(({ id }) => seated.some((eater) => eater.id === id));
    const not = there.flatMap((eater) => {
      const why = whyNotFor(eater, found, foods);
      return why === null ? [] : [`${eater.name} (${why})`];
    });
    if (not.length > 0)
      left.push(
        `${titleOf(meal, recipes)} repeats for ${when}, but is not for ${listed(not)}, so we don’t plan it by itself.`,
      );
    else fixed.set(placeOf(day, slot), meal);
  }
  return { fixed, left };
}

/** What of a planned meal comes back. */
export const repeatedOf = ({ recipe, portions, extras, side, plate, note }: FixedMeal): FixedMeal => ({
  recipe,
  portions,
  extras,
  ...(side ? { side } : {}),
  ...(plate === undefined ? {} : { plate }),
  ...(note === undefined ? {} : { note }),
});
