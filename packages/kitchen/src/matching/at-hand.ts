import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, childrenOf, foodById, foods } from '../foods/larder.ts';
import { FULL_CREDIT, GENERAL_CREDIT, SUBSTITUTE_CREDIT } from './weights.ts';

export interface AtHand {
  foods: readonly FoodId[];
  /** What every kitchen has; counts as present. Defaults to the larder's staples. */
  staples?: readonly FoodId[] | undefined;
  /** Foods that spoil first, to be used up. */
  useSoon?: readonly FoodId[] | undefined;
  /** Grams at hand where they are known; a food without an entry is taken to be enough. */
  grams?: Readonly<Record<FoodId, number>> | undefined;
}

export interface Standing {
  /** 0 to 100: how far what is at hand serves a recipe that asks for this food. */
  credit: number;
  /** The food at hand that serves. */
  by: FoodId;
  how: 'same' | 'kind' | 'staple' | 'substitute' | 'general';
  note: string | null;
  /** Grams of `by` for one gram of what was asked for. */
  ratio: number;
}

export const defaultStaples: readonly FoodId[] = foods.filter((food) => food.staple).map((food) => food.id);

/** Foods that may be asked for -> how what is at hand serves them. Foods that nothing serves are absent. */
export function standings(atHand: AtHand): Map<FoodId, Standing> {
  const served = new Map<FoodId, Standing>();
  const offer = (asked: FoodId, standing: Standing) => {
    const known = served.get(asked);
    if (!known || standing.credit > known.credit) served.set(asked, standing);
  };
  const have = [...new Set(atHand.foods)].filter((id) => foodById(id));
  for (const id of have) {
    served.set(id, { credit: FULL_CREDIT, by: id, how: 'same', note: null, ratio: 1 });
  }
  for (const id of have) {
    for (const kind of ancestorsOf(id)) {
      offer(kind, { credit: FULL_CREDIT, by: id, how: 'kind', note: null, ratio: 1 });
    }
  }
  for (const id of atHand.staples ?? defaultStaples) offerStaple(id, offer);
  offerSubstitutes(served, offer);
  for (const id of have) offerSpecials(id, offer);
  return served;
}

function offerStaple(id: FoodId, offer: (asked: FoodId, standing: Standing) => void): void {
  if (!foodById(id)) return;
  const standing: Standing = { credit: FULL_CREDIT, by: id, how: 'staple', note: null, ratio: 1 };
  offer(id, standing);
  for (const kind of ancestorsOf(id)) offer(kind, standing);
  for (const child of childrenOf(id)) {
    if (foodById(child)?.staple) offer(child, standing);
  }
}

interface StandIn {
  asked: FoodId;
  /** Where it stands among the substitutes of what is asked for; the first counts most. */
  place: number;
  note: string;
  ratio: number;
}

/** The larder's substitutes turned round: a food -> what it can stand in for. */
const standIns = new Map<FoodId, StandIn[]>();
for (const asked of foods)
  asked.substitutes.forEach(({ food, note, ratio }, place) => {
    const known = standIns.get(food);
    const one = { asked: asked.id, place, note, ratio };
    if (known) known.push(one);
    else standIns.set(food, [one]);
  });

function offerSubstitutes(
  served: ReadonlyMap<FoodId, Standing>,
  offer: (asked: FoodId, standing: Standing) => void,
): void {
  const best = new Map<FoodId, StandIn & { by: FoodId }>();
  for (const [id, { by }] of served) {
    for (const one of standIns.get(id) ?? []) {
      if (served.has(one.asked) || (best.get(one.asked)?.place ?? one.place + 1) <= one.place) continue;
      best.set(one.asked, { ...one, by });
    }
  }
  for (const [asked, { by, note, ratio }] of best)
    offer(asked, { credit: SUBSTITUTE_CREDIT, by, how: 'substitute', note, ratio });
}

/** "Cheese" at hand may well be the cheddar a recipe asks for; only the cook can say, so it counts in part. */
function offerSpecials(id: FoodId, offer: (asked: FoodId, standing: Standing) => void): void {
  const general = foodById(id);
  for (const child of childrenOf(id)) {
    const special = foodById(child);
    if (!special || !general) continue;
    offer(child, {
      credit: GENERAL_CREDIT,
      by: id,
      how: 'general',
      note: `works if your ${general.name} is ${special.name} or close to it`,
      ratio: 1,
    });
  }
}
