import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, childrenOf, foodById, foods } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';
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

type Offer = readonly [asked: FoodId, standing: Standing];

/** Foods that may be asked for -> how what is at hand serves them. Foods that nothing serves are absent. */
export function standings(atHand: AtHand): Map<FoodId, Standing> {
  const served = new Map<FoodId, Standing>();
  const offer = ([asked, standing]: Offer) => {
    const known = served.get(asked);
    if (!known || standing.credit > known.credit) served.set(asked, standing);
  };
  const have = [...new Set(atHand.foods)].filter((id) => foodById(id));
  const offers = have.map(offersOf);
  for (const { same } of offers) served.set(...same);
  for (const { kinds } of offers) for (const one of kinds) offer(one);
  for (const id of atHand.staples ?? defaultStaples) for (const one of stapleOffers(id)) offer(one);
  offerSubstitutes(served, offer);
  for (const { specials } of offers) for (const one of specials) offer(one);
  return served;
}

/** The standing that serves best where any of these foods will do; the first among equals. One answer for every scorer. */
export function bestStanding(
  options: readonly FoodId[],
  served: ReadonlyMap<FoodId, Standing>,
): Standing | undefined {
  let best: Standing | undefined;
  for (const id of options) {
    const standing = served.get(id);
    if (standing && standing.credit > (best?.credit ?? 0)) best = standing;
  }
  return best;
}

interface Offers {
  same: Offer;
  kinds: readonly Offer[];
  specials: readonly Offer[];
}

// Every search asks for these again, and there are no more of them than foods in the larder.
const offersKept = new Map<FoodId, Offers>();
const staplesKept = new Map<FoodId, readonly Offer[]>();

/** Of a food of the larder. */
function offersOf(id: FoodId): Offers {
  const known = offersKept.get(id);
  if (known) return known;
  const kind: Standing = { credit: FULL_CREDIT, by: id, how: 'kind', note: null, ratio: 1 };
  const made: Offers = {
    same: [id, { ...kind, how: 'same' }],
    kinds: [...ancestorsOf(id)].map((asked) => [asked, kind]),
    specials: specialOffers(id),
  };
  offersKept.set(id, made);
  return made;
}

function stapleOffers(id: FoodId): readonly Offer[] {
  const known = staplesKept.get(id);
  if (known) return known;
  if (!foodById(id)) return [];
  const standing: Standing = { credit: FULL_CREDIT, by: id, how: 'staple', note: null, ratio: 1 };
  const children = childrenOf(id).filter((child) => foodById(child)?.staple);
  const made = [id, ...ancestorsOf(id), ...children].map((asked): Offer => [asked, standing]);
  staplesKept.set(id, made);
  return made;
}

/** "Cheese" at hand may well be the cheddar a recipe asks for; only the cook can say, so it counts in part. */
function specialOffers(id: FoodId): Offer[] {
  const general = foodById(id);
  return childrenOf(id).flatMap((child): Offer[] => {
    const special = foodById(child);
    if (!special || !general) return [];
    const note = `works if your ${general.name} is ${special.name} or close to it`;
    return [[child, { credit: GENERAL_CREDIT, by: id, how: 'general', note, ratio: 1 }]];
  });
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

function offerSubstitutes(served: ReadonlyMap<FoodId, Standing>, offer: (one: Offer) => void): void {
  const best = new Map<FoodId, { standIn: StandIn; by: FoodId }>();
  for (const [id, { by }] of served) {
    const possible = standIns.get(id);
    if (!possible) continue;
    for (const standIn of possible) {
      if (served.has(standIn.asked)) continue;
      const known = best.get(standIn.asked);
      if (!known || known.standIn.place > standIn.place) best.set(standIn.asked, { standIn, by });
    }
  }
  for (const [asked, { standIn, by }] of best) {
    const { note, ratio } = standIn;
    offer([asked, { credit: SUBSTITUTE_CREDIT, by, how: 'substitute', note, ratio }]);
  }
}
