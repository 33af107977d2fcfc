import { dishesFor, dishesOf } from './dishes.ts';
import { type PlannedDay, type PlanQuery, SLOTS, type Slot } from './plan.ts';

/** Meals without a suitable recipe; a snack can always be plain foods. */
function mealsWithoutDish(query: PlanQuery): Slot[] {
  const dishes = dishesFor(query);
  return SLOTS.filter((slot) => slot !== 'snack' && dishesOf(slot, dishes).length === 0);
}

/** Sentences about the wishes that the plan could not meet. */
export function notesOn(query: PlanQuery, days: readonly PlannedDay[]): string[] {
  const notes = mealsWithoutDish(query).map(
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

/** Explains why no recipe suits every eater, and what to do about it. Null when some recipe suits. */
export function whyNothingSuits(query: PlanQuery): string | null {
  if (mealsWithoutDish(query).length < SLOTS.length - 1) return null;
  const { diets, avoid, maxMinutes } = query;
  const limits = [
    ...(diets.length > 0 ? [diets.join(', ')] : []),
    ...(avoid.length > 0 ? [`without ${avoid.join(', ')}`] : []),
    ...(maxMinutes === undefined ? [] : [`in ${maxMinutes} minutes`]),
  ];
  return (
    `No recipe we know suits everybody who eats${limits.length > 0 ? ` (${limits.join('; ')})` : ''}. ` +
    'Plan for fewer people at once, allow more time, or add a recipe of your own that fits. Nothing was changed.'
  );
}
