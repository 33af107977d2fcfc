import type { HouseholdProfile } from '@crisper/contract/household/household';
import { DEFAULT_GOALS } from '../nutrition/energy-plans.ts';
import { type MealTable, placeOf, SLOT_SHARE, SLOTS, type Slot, type Targets } from './plan.ts';

const USUAL_KCAL = DEFAULT_GOALS.dailyCalories;
const LEAST_SHARE = 0.2;
const MOST_SHARE = 3;

type Eater = Pick<HouseholdProfile, 'id' | 'name' | 'goals' | 'portion' | 'isSelf'>;

export interface EaterShare {
  id: string;
  name: string;
  share: number;
}

/** Who eats in a week: everybody, and by place those who eat a meal that not everybody eats. */
export interface Seating {
  eaters: readonly EaterShare[];
  tables?: Readonly<Record<string, readonly EaterShare[]>> | undefined;
  /** Places that are not planned. */
  skipped?: readonly string[] | undefined;
}

/** An eater who takes less than this of a grown-up's portion is a child. */
const CHILD_PORTION = 0.75;
export const isChild = ({ portion }: Pick<HouseholdProfile, 'portion'>): boolean => portion < CHILD_PORTION;

export function eatersAt({ eaters, tables }: Seating, day: number, slot: Slot): readonly EaterShare[] {
  return tables?.[placeOf(day, slot)] ?? eaters;
}

/** The sum of the shares of those who eat a meal. */
export function shareAt(seating: Seating, day: number, slot: Slot): number {
  return eatersAt(seating, day, slot).reduce((sum, { share }) => sum + share, 0);
}

/** How much of a day's energy an eater gets of a planned day. */
export function wholeFor(seating: Seating, id: string, day: number): number {
  const away = SLOTS.filter(
    (slot) =>
      seating.skipped?.includes(placeOf(day, slot)) ||
      !eatersAt(seating, day, slot).some((eater) => eater.id === id),
  );
  return (100 - away.reduce((sum, slot) => sum + Math.round(SLOT_SHARE[slot] * 100), 0)) / 100;
}

/** Where these people sit beside the one the figures are for. */
export function seatedWith(lead: Eater, people: readonly Eater[], targets: Targets): EaterShare[] {
  const all = sharesOf([lead, ...people.filter(({ id }) => id !== lead.id)], targets);
  return all.filter(({ id }) => people.some((one) => one.id === id));
}

/** The meals that not everybody eats, with what those who do may eat. */
export function tablesOf(
  { eaters, tables = {} }: Seating,
  people: readonly Pick<HouseholdProfile, 'id' | 'diets' | 'allergens' | 'portion'>[],
): Map<string, MealTable> {
  return new Map(
    Object.entries(tables).map(([place, seated]) => {
      const there = people.filter(({ id }) => seated.some((eater) => eater.id === id));
      return [
        place,
        {
          diets: [...new Set(there.flatMap(({ diets }) => diets))].sort(),
          avoid: [...new Set(there.flatMap(({ allergens }) => allergens))].sort(),
          share: seated.reduce((sum, { share }) => sum + share, 0),
          lead: seated.some(({ id }) => id === eaters[0]?.id),
          children: there.some(isChild),
        },
      ];
    }),
  );
}

/**
 * Targets of the first eater, those of the household profile first. What another member set as their goal is none of a person who
 * set none: they get energy for their portion.
 */
export function targetsFor(eaters: readonly Eater[], own: Targets): Targets {
  const lead = eaters[0];
  if (!lead) return own;
  const { calories, protein, carbs, fat } = lead.goals;
  const usual = lead.isSelf
    ? own
    : { calories: Math.round(USUAL_KCAL * lead.portion), protein: 0, carbs: 0, fat: 0 };
  return {
    calories: calories ?? usual.calories,
    protein: protein ?? usual.protein,
    carbs: carbs ?? usual.carbs,
    fat: fat ?? usual.fat,
  };
}

/** Each eater's portion relative to the first: by energy goal if set, otherwise by portion size. */
export function sharesOf(eaters: readonly Eater[], targets: Targets): EaterShare[] {
  const lead = eaters[0];
  return eaters.map(({ id, name, goals, portion }, at) => {
    const wanted =
      goals.calories !== null && targets.calories > 0
        ? goals.calories / targets.calories
        : portion / (lead?.portion ?? 1);
    return { id, name, share: at === 0 ? 1 : Math.min(MOST_SHARE, Math.max(LEAST_SHARE, wanted)) };
  });
}
