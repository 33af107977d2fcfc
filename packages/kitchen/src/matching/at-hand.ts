import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, childrenOf, foodById, foods } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';
import { ANYBODY, type Eaters, foodsFor, staplesFor } from '../foods/who-eats.ts';
import type { ExcludedItem } from './excluded.ts';
import { AS_GOOD, NOT_ITS_KIND, NOT_KIND_OF, PARTS, SUBSTITUTES, WIDE } from './interchangeable.ts';
import { CLOSE_SUBSTITUTE_CREDIT, FULL_CREDIT, GENERAL_CREDIT, SUBSTITUTE_CREDIT } from './weights.ts';

export interface AtHand {
  foods: readonly FoodId[];
  /** Foods every kitchen is assumed to have; they count as present. Defaults to the larder's staples. */
  staples?: readonly FoodId[] | undefined;
  /** Foods that spoil soon and should be used up. */
  useSoon?: readonly FoodId[] | undefined;
  /** Known grams at hand; for a food without an entry there is assumed to be enough. */
  grams?: Readonly<Record<FoodId, number>> | undefined;
  /** Foods that are there and must not be used; not among `foods`. They are told as the reason where they are missing. */
  excludedItems?: readonly ExcludedItem[] | undefined;
  /** Who eats: what they must not have is not at hand, and stands in for nothing. */
  eaters?: Eaters | undefined;
}

export interface Standing {
  /** 0 to 100: how well the foods at hand cover a recipe that needs this food. */
  credit: number;
  /** The food at hand that covers it. */
  by: FoodId;
  how: 'same' | 'kind' | 'part' | 'alike' | 'staple' | 'substitute' | 'general';
  note: string | null;
  /** Grams of `by` that replace one gram of the needed food. */
  ratio: number;
}

type Offer = readonly [asked: FoodId, standing: Standing];

/** Needed food -> how the foods at hand cover it. Foods that nothing covers are absent. */
export function standings(atHand: AtHand): Map<FoodId, Standing> {
  const served = new Map<FoodId, Standing>();
  const offer = ([asked, standing]: Offer) => {
    const known = served.get(asked);
    if (!known || standing.credit > known.credit) served.set(asked, standing);
  };
  const eaters = atHand.eaters ?? ANYBODY;
  const staples = staplesFor(eaters, atHand.staples) ?? defaultStaples;
  const have = foodsFor(eaters, [...new Set(atHand.foods)]).filter((id) => foodById(id));
  const offers = have.map(offersOf);
  for (const { same } of offers) served.set(...same);
  for (const { kinds } of offers) for (const one of kinds) offer(one);
  for (const id of staples) for (const one of stapleOffers(id)) offer(one);
  for (const { substitutes } of offers) for (const one of substitutes) offer(one);
  for (const id of staples) if (foodById(id)) for (const one of offersOf(id).substitutes) offer(one);
  offerSubstitutes(served, offer);
  for (const { specials } of offers) for (const one of specials) offer(one);
  return served;
}

/** The best standing among interchangeable foods; the first one on a tie. Shared by all scorers. */
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
  /** Whatever it is a kind of, and its parts. */
  kinds: readonly Offer[];
  substitutes: readonly Offer[];
  specials: readonly Offer[];
}

// Caches: every search needs these again, and the larder bounds their size.
const offersKept = new Map<FoodId, Offers>();
const staplesKept = new Map<FoodId, readonly Offer[]>();

/** Offers of one food of the larder. */
function offersOf(id: FoodId): Offers {
  const known = offersKept.get(id);
  if (known) return known;
  const whole: Standing = { credit: FULL_CREDIT, by: id, how: 'kind', note: null, ratio: 1 };
  const part: Standing = { ...whole, how: 'part' };
  const parts = (PARTS[id] ?? []).filter((asked) => foodById(asked));
  const made: Offers = {
    same: [id, { ...whole, how: 'same' }],
    kinds: [
      ...kindsOf(id).map((asked): Offer => [asked, whole]),
      ...parts.map((asked): Offer => [asked, part]),
    ],
    substitutes: substituteOffers(id),
    specials: specialOffers(id),
  };
  offersKept.set(id, made);
  return made;
}

/** Whether who has the one has what the other asks for: the same food, or a kind of it. */
export const isKindOf = (id: FoodId, asked: FoodId): boolean => id === asked || kindsOf(id).includes(asked);

/** The general foods that it stands for: cheddar is a cheese. Some kinds are not what the general word means. */
function kindsOf(id: FoodId): FoodId[] {
  if (NOT_ITS_KIND.has(id)) return [];
  return (foodById(id)?.parents ?? [])
    .filter((parent) => !NOT_KIND_OF[parent]?.includes(id))
    .flatMap((parent) => [parent, ...kindsOf(parent)]);
}

function stapleOffers(id: FoodId): readonly Offer[] {
  const known = staplesKept.get(id);
  if (known) return known;
  if (!foodById(id)) return [];
  const standing: Standing = { credit: FULL_CREDIT, by: id, how: 'staple', note: null, ratio: 1 };
  const made = [id, ...ancestorsOf(id)].map((asked): Offer => [asked, standing]);
  staplesKept.set(id, made);
  return made;
}

/** Another shape of pasta for the one a recipe names. */
function substituteOffers(id: FoodId): Offer[] {
  return SUBSTITUTES.filter((group) => group.foods.includes(id)).flatMap((group) =>
    group.foods.flatMap((asked): Offer[] => {
      const food = foodById(asked);
      if (asked === id || !food) return [];
      const known = food.substitutes.find((one) => one.food === id);
      const { note, ratio } = known ?? { note: group.note, ratio: 1 };
      return [[asked, { credit: CLOSE_SUBSTITUTE_CREDIT, by: id, how: 'alike', note, ratio }]];
    }),
  );
}

/** "Cheese" at hand may be the cheddar a recipe needs. Only the cook knows, so it counts in part. */
function specialOffers(id: FoodId): Offer[] {
  const general = foodById(id);
  return specialsOf(id).flatMap((child): Offer[] => {
    const special = foodById(child);
    if (!special || !general) return [];
    const note = `works if your ${general.name} is ${special.name} or close to it`;
    return [[child, { credit: GENERAL_CREDIT, by: id, how: 'general', note, ratio: 1 }]];
  });
}

function specialsOf(id: FoodId): FoodId[] {
  if (WIDE.has(id)) return [];
  const others = NOT_KIND_OF[id] ?? [];
  return childrenOf(id).flatMap((child) =>
    NOT_ITS_KIND.has(child) || others.includes(child) ? [] : [child, ...specialsOf(child)],
  );
}

interface StandIn {
  asked: FoodId;
  /** Rank among the substitutes of the needed food; the first counts most. */
  place: number;
  note: string;
  ratio: number;
}

/** The larder's substitutes, inverted: a food -> the foods it can replace. */
const standIns = new Map<FoodId, StandIn[]>();
for (const asked of foods)
  asked.substitutes.forEach(({ food, note, ratio }, place) => {
    const known = standIns.get(food);
    const one = { asked: asked.id, place, note, ratio };
    if (known) known.push(one);
    else standIns.set(food, [one]);
  });

/** Substitutes for what nothing covers yet. What only stands in for another food does not stand in for a third. */
function offerSubstitutes(served: ReadonlyMap<FoodId, Standing>, offer: (one: Offer) => void): void {
  const best = new Map<FoodId, { standIn: StandIn; by: FoodId }>();
  for (const [id, { by, credit }] of served) {
    const possible = credit === FULL_CREDIT ? standIns.get(id) : undefined;
    if (!possible) continue;
    for (const standIn of possible) {
      if (served.has(standIn.asked)) continue;
      const known = best.get(standIn.asked);
      if (!known || known.standIn.place > standIn.place) best.set(standIn.asked, { standIn, by });
    }
  }
  for (const [asked, { standIn, by }] of best) {
    const { note, ratio } = standIn;
    const isAsGood = AS_GOOD[asked] === by;
    const credit = isAsGood ? CLOSE_SUBSTITUTE_CREDIT : SUBSTITUTE_CREDIT;
    offer([asked, { credit, by, how: isAsGood ? 'alike' : 'substitute', note, ratio }]);
  }
}
