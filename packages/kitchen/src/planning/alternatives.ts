import { pluralize } from '../composing/wording.ts';
import { foodById } from '../foods/larder.ts';
import { onDay } from './choices.ts';
import type { Dish } from './dishes.ts';
import { addTo } from './figures.ts';
import { sharesOfMeal } from './meal-figures.ts';
import type { Option } from './options.ts';
import {
  DAY_CORRIDOR,
  type PlannedDay,
  type PlannedMeal,
  type PlanQuery,
  placeOf,
  SLOTS,
  type Slot,
} from './plan.ts';
import { mealOf, optionsFor } from './plan-day.ts';
import type { Place, Refused } from './plan-week.ts';
import { mealAt } from './plan-week.ts';
import { type Planning, preparePlanning } from './planning.ts';
import { type Around, aroundOf, mealsOf } from './rest-of-week.ts';

export interface Alternative {
  meal: PlannedMeal;
  why: string[];
}

const COUNT = 5;
const QUICK = 25;
const MUCH_PROTEIN = 35;
const MOST_REASONS = 2;
const ALIKE = { protein: 0.04, cuisine: 0.02, kind: 0.02 };
const LOCAL = /^(?:a|e|i|o|u)/i;

/** Five other dishes for one meal, as different from each other as they are good, each with why. */
export function alternatives(
  query: PlanQuery,
  days: readonly PlannedDay[],
  { day, slot }: Place,
  refused: Refused,
): Alternative[] {
  const base = preparePlanning(query);
  const stay = days[day]!.meals.filter((meal) => meal.slot !== slot);
  const others = mealsOf(days);
  others.delete(day);
  const around = aroundOf(base, others, day, stay);
  const planning = onDay(base.at(day, slot), around);
  const current = mealAt(days, { day, slot })?.recipe;
  const no = new Set([...(refused.get(placeOf(day, slot)) ?? []), ...(current ? [current] : [])]);
  const options = optionsFor(
    planning,
    { around, kept: stay, dishes: new Map(), refused: new Map([[slot, no]]) },
    slot,
  );
  const rest = [0, 0, 0, 0];
  for (const meal of stay) if (base.leadEats(day, meal.slot)) addTo(rest, sharesOfMeal(planning, meal));
  const best = new Map<Dish, { option: Option; cost: number; off: number }>();
  for (const option of options) {
    if (!option.dish || option.leftover) continue;
    const off = farthest(planning, day, slot, option, rest);
    const cost = option.price + off;
    const known = best.get(option.dish);
    if (!known || cost < known.cost) best.set(option.dish, { option, cost, off });
  }
  return different([...best.values()]).map(({ option, off }) => ({
    meal: mealOf(slot, option),
    why: whyOf(planning, slot, option.dish!, around, off),
  }));
}

/** How far the day would be from the goal it misses most. */
function farthest(
  { goal, leadEats, wholeOf }: Planning,
  day: number,
  slot: Slot,
  { shares }: Option,
  rest: readonly number[],
): number {
  const eaten = leadEats(day, slot) ? 1 : 0;
  const whole = wholeOf(day);
  return Math.max(
    ...goal.map((wanted, k) => (wanted > 0 ? Math.abs(rest[k]! + shares[k]! * eaten - wanted * whole) : 0)),
  );
}

function different<T extends { option: Option; cost: number }>(found: T[]): T[] {
  const left = [...found];
  const chosen: T[] = [];
  const extra = ({ option: { dish } }: T) =>
    chosen.reduce((sum, { option }) => {
      const one = option.dish!;
      return (
        sum +
        (one.table.protein !== null && one.table.protein === dish!.table.protein ? ALIKE.protein : 0) +
        (one.recipe.cuisine === dish!.recipe.cuisine ? ALIKE.cuisine : 0) +
        (one.table.kind === dish!.table.kind ? ALIKE.kind : 0)
      );
    }, 0);
  while (chosen.length < COUNT && left.length > 0) {
    left.sort((a, b) => a.cost + extra(a) - (b.cost + extra(b)));
    chosen.push(left.shift()!);
  }
  return chosen;
}

/** The best reasons for a dish, in a few words. */
function whyOf({ query }: Planning, slot: Slot, dish: Dish, around: Around, off: number): string[] {
  const { recipe, fromPantry, figures, table } = dish;
  const reasons: string[] = [];
  const soon = fromPantry.find((one) => one.soon);
  const there = fromPantry.slice(0, 2).map(({ food }) => nameOf(food));
  if (soon) reasons.push(`Uses up your ${nameOf(soon.food)}`);
  else if (there.length > 0) reasons.push(`Uses your ${there.join(' and ')}`);
  if (off <= DAY_CORRIDOR) reasons.push('Keeps the day near your goals');
  if (query.known?.has(recipe.id)) reasons.push('You know it');
  if (recipe.totalMinutes > 0 && recipe.totalMinutes <= QUICK)
    reasons.push(`Ready in ${recipe.totalMinutes} minutes`);
  const cuisine = recipe.cuisine;
  if (cuisine && !around.cuisines.has(cuisine) && (slot === 'lunch' || slot === 'dinner'))
    reasons.push(`${LOCAL.test(cuisine) ? 'An' : 'A'} ${cuisine} dish, the first this week`);
  if (figures[1] >= MUCH_PROTEIN) reasons.push(`${Math.round(figures[1])} g of protein`);
  if (reasons.length === 0 && !around.kinds.has(table.kind))
    reasons.push('Different from the rest of your week');
  if (reasons.length === 0) reasons.push(`About ${Math.round(figures[0] / 10) * 10} kcal a serving`);
  return reasons.slice(0, MOST_REASONS);
}

function nameOf(id: string): string {
  const food = foodById(id);
  if (!food) return id;
  return food.aisle === 'produce' && food.units.piece ? pluralize(food.name) : food.name;
}

/** A day with nothing planned. */
export function emptyDay(): PlannedDay {
  const zero = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  return {
    meals: SLOTS.map((slot) => ({
      slot,
      recipe: null,
      portions: 1,
      extras: [],
      leftover: false,
      locked: false,
    })),
    totals: zero,
    off: zero,
    onTarget: false,
  };
}
