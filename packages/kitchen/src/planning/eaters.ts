import type { HouseholdProfile } from '@crisper/contract/household';
import type { Targets } from './plan.ts';

const LEAST_SHARE = 0.2;
const MOST_SHARE = 3;

type Eater = Pick<HouseholdProfile, 'id' | 'name' | 'goals' | 'portion' | 'isSelf'>;

export interface EaterShare {
  id: string;
  name: string;
  share: number;
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
