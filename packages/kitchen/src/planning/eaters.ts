import type { HouseholdProfile } from '@crisper/contract/household/household';
import { type MealTable, placeOf, SLOT_SHARE, SLOTS, type Slot, type Targets } from './plan.ts';

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
}

export function eatersAt({ eaters, tables }: Seating, day: number, slot: Slot): readonly EaterShare[] {
  return tables?.[placeOf(day, slot)] ?? eaters;
}

/** The sum of the shares of those who eat a meal. */
export function shareAt(seating: Seating, day: number, slot: Slot): number {
  return eatersAt(seating, day, slot).reduce((sum, { share }) => sum + share, 0);
}

/** How much of a day's energy somebody eats of a planned day. */
export function wholeFor(seating: Seating, id: string, day: number): number {
  const away = SLOTS.filter((slot) => !eatersAt(seating, day, slot).some((eater) => eater.id === id));
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
  people: readonly Pick<HouseholdProfile, 'id' | 'diets' | 'allergens'>[],
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
        },
      ];
    }),
  );
}

/** Targets of the first eater; missing goals come from the account. */
export function targetsFor(eaters: readonly Eater[], own: Targets): Targets {
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
