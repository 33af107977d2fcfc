import type { HouseholdProfile } from '@crisper/contract/household/household';
import { PLAN_DAYS } from '@crisper/contract/plan/plan';
import type { Weekday } from '@crisper/contract/plan/plan-wishes';
import { listed } from '@crisper/kitchen/composing/wording';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { plateName } from '@crisper/kitchen/planning/companions';
import { eatersAt, type Seating } from '@crisper/kitchen/planning/eaters';
import { type FixedMeal, placeOf } from '@crisper/kitchen/planning/plan';
import { isGoalNote } from '@crisper/kitchen/planning/plan-notes';
import { whyNotFor } from '@crisper/kitchen/planning/unsuitable';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { type Sentence, saySentence, sentence } from '@crisper/kitchen/saying/say';
import { currentLanguage } from '../../language.ts';
import { phrase, say } from '../../saying/say.ts';
import { titleFor } from '../../translated-book.ts';
import { weekdaysFrom } from './plan-query.ts';
import type { Repeat } from './plan-repeats.repository.ts';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: phrase('Monday'),
  tue: phrase('Tuesday'),
  wed: phrase('Wednesday'),
  thu: phrase('Thursday'),
  fri: phrase('Friday'),
  sat: phrase('Saturday'),
  sun: phrase('Sunday'),
};

const MEALS = {
  breakfast: phrase('breakfast'),
  lunch: phrase('lunch'),
  dinner: phrase('dinner'),
  snack: phrase('snack'),
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
  if (meal.recipe !== null) {
    const recipe = recipes.get(meal.recipe);
    return recipe ? titleFor(recipe) : say('a recipe that is gone');
  }
  const plate = meal.plate === undefined ? null : plateName(meal.plate);
  return plate ?? meal.note ?? listed(meal.extras.map(({ food }) => foodName(food, currentLanguage())));
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
): { fixed: Map<string, FixedMeal>; left: Sentence[] } {
  const fixed = new Map<string, FixedMeal>();
  const left: Sentence[] = [];
  for (const { weekday, slot, day, meal } of placed(repeats, startOn)) {
    const seated = eatersAt(seating, day, slot);
    if (seated.length === 0) continue;
    const when = { day: sentence(DAY_NAMES[weekday]), meal: sentence(MEALS[slot]) };
    const needed = [meal.recipe ?? [], meal.side?.recipe ?? []].flat();
    const found = needed.flatMap((id) => recipes.get(id) ?? []);
    if (found.length < needed.length) {
      left.push(sentence('What repeats for {day}’s {meal} is gone: its recipe is no longer there.', when));
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
        sentence(
          '{dish} repeats for {day}’s {meal}, but is not for {people}, so we don’t plan it by itself.',
          { ...when, dish: titleOf(meal, recipes), people: listed(not) },
        ),
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

/** Notes about goals are for whose goals they are. */
export function saidNotes(notes: readonly (string | Sentence)[], isLead: boolean): string[] {
  return notes
    .map((note) => (typeof note === 'string' ? { text: note, values: {} } : note))
    .filter((note) => isLead || !isGoalNote(note))
    .map(saySentence);
}
