import type { HouseholdProfile } from '@crisper/contract/household';
import { dayAfter } from '@crisper/kitchen/planning/best-before';
import { dishesFor, dishesOf } from '@crisper/kitchen/planning/dishes';
import { type PlannedDay, type PlanQuery, SLOTS, type Targets } from '@crisper/kitchen/planning/plan';
import { Problem } from '../../problem.ts';
import type { PlanDocument } from './planner.tables.ts';

const LEAST_SHARE = 0.2;
const MOST_SHARE = 3;

/** The plan is made for the first one at the table; a goal nobody set is that of the account. */
export function targetsFor(eaters: readonly HouseholdProfile[], own: Targets): Targets {
  const lead = eaters[0];
  if (!lead || lead.isSelf) return own;
  const { calories, protein, carbs, fat } = lead.goals;
  return {
    calories: calories ?? own.calories,
    protein: protein ?? own.protein,
    carbs: carbs ?? own.carbs,
    fat: fat ?? own.fat,
  };
}

/** How much of the lead's portions each one eats: by their energy goal where there is one, else by their portion. */
export function sharesOf(eaters: readonly HouseholdProfile[], targets: Targets): PlanDocument['eaters'] {
  const lead = eaters[0];
  return eaters.map(({ id, name, goals, portion }, at) => {
    const wanted =
      goals.calories !== null && targets.calories > 0
        ? goals.calories / targets.calories
        : portion / (lead?.portion ?? 1);
    return { id, name, share: at === 0 ? 1 : Math.min(MOST_SHARE, Math.max(LEAST_SHARE, wanted)) };
  });
}

/** Days that are over were eaten as they were; nothing is planned into the past. */
export function lockedPast(days: readonly PlannedDay[], startOn: string, today: string): PlannedDay[] {
  return days.map((day, at) =>
    dayAfter(startOn, at) < today
      ? { ...day, meals: day.meals.map((meal) => ({ ...meal, locked: true })) }
      : day,
  );
}

/**
 * What could not be done, in plain words. Where not one recipe suits everybody there is no plan, and the sentence says
 * what to do about it.
 */
export function notesOn(query: PlanQuery, days: readonly PlannedDay[]): string[] {
  const dishes = dishesFor(query);
  const without = SLOTS.filter((slot) => slot !== 'snack' && dishesOf(slot, dishes).length === 0);
  if (without.length === 3) throw nothingSuits(query);
  const notes = without.map(
    (slot) => `No ${slot} we know suits everybody, so plain foods stand in. A recipe of your own would help.`,
  );
  const missed = days.filter((day) => !day.onTarget).length;
  if (missed > 0)
    notes.push(
      `${missed === days.length ? 'No day' : missed === 1 ? 'One day does not' : `${missed} days do not`} ${
        missed === days.length ? 'meets' : 'meet'
      } every target within 5%. Each day says by how much; other goals, more time or fewer exclusions help.`,
    );
  return notes;
}

function nothingSuits({ diets, avoid, maxMinutes }: PlanQuery): Problem {
  const limits = [
    ...(diets.length > 0 ? [diets.join(', ')] : []),
    ...(avoid.length > 0 ? [`without ${avoid.join(', ')}`] : []),
    ...(maxMinutes === undefined ? [] : [`in ${maxMinutes} minutes`]),
  ];
  return new Problem(
    'conflict',
    `No recipe we know suits everybody who eats${limits.length > 0 ? ` (${limits.join('; ')})` : ''}. ` +
      'Plan for fewer people at once, allow more time, or add a recipe of your own that fits. Nothing was changed.',
  );
}
