import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/vocabulary';

/** What a kitchen has when its cook has not chosen. */
export const USUAL_EQUIPMENT: readonly Equipment[] = ['stovetop', 'oven', 'microwave'];

/** What a search asks of a recipe besides its foods. */
export interface Filters {
  /** Equipment of the kitchen; no_cook is always allowed. Absent or empty: the usual. */
  equipment?: readonly Equipment[] | undefined;
  /** The recipe must meet all of these. */
  diets?: readonly Diet[] | undefined;
  /** The recipe must meet at least one of these. */
  anyDiet?: readonly Diet[] | undefined;
  /** The recipe must contain none of these. Recipes with unknown ingredients are left out, because they may be unsafe. */
  avoid?: readonly Allergen[] | undefined;
  maxMinutes?: number | undefined;
}

/** The part of a recipe that filters read. */
export interface Filtered {
  totalMinutes: number;
  equipment: readonly Equipment[];
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  mayContain: readonly Allergen[];
  hasUnknown: boolean;
}

/** One mask a recipe: equipment it needs, diets it keeps, allergens it contains or may contain, and an unknown ingredient. */
const DIETS_AT = EQUIPMENT.length;
const ALLERGENS_AT = DIETS_AT + DIETS.length;
const UNKNOWN = 2 ** (ALLERGENS_AT + ALLERGENS.length);

export function maskOf({ equipment, diets, allergens, mayContain, hasUnknown }: Filtered): number {
  const contained = bits(ALLERGENS, allergens, ALLERGENS_AT) | bits(ALLERGENS, mayContain, ALLERGENS_AT);
  return (
    bits(EQUIPMENT, equipment, 0) | bits(DIETS, diets, DIETS_AT) | contained | (hasUnknown ? UNKNOWN : 0)
  );
}

export const minutesOf = ({ totalMinutes }: Filtered): number => clamp(Math.round(totalMinutes), 0, 0xffff);

export type Fits = (mask: number, minutes: number) => boolean;

/** The filters as one test of a recipe's mask and minutes. */
export function fitting(query: Filters): Fits {
  const chosen = query.equipment?.length ? query.equipment : USUAL_EQUIPMENT;
  const owned = bits(EQUIPMENT, [...chosen, 'no_cook'], 0);
  const lacking = ~owned & ((1 << EQUIPMENT.length) - 1);
  const avoided = query.avoid?.length ? bits(ALLERGENS, query.avoid, ALLERGENS_AT) | UNKNOWN : 0;
  const refused = lacking | avoided;
  const asked = bits(DIETS, query.diets ?? [], DIETS_AT);
  const either = bits(DIETS, query.anyDiet ?? [], DIETS_AT);
  const isTimed = query.maxMinutes !== undefined && query.maxMinutes > 0;
  const most = isTimed ? query.maxMinutes! : 0xffff;
  // Zero means that no time is known: it cannot be said to be short enough.
  const least = isTimed ? 1 : 0;
  return (mask, minutes) =>
    (mask & refused) === 0 &&
    (mask & asked) === asked &&
    (either === 0 || (mask & either) !== 0) &&
    minutes >= least &&
    minutes <= most;
}

function bits<T extends string>(all: readonly T[], chosen: readonly T[], from: number): number {
  let mask = 0;
  for (const word of chosen) {
    const at = all.indexOf(word);
    if (at >= 0) mask |= 1 << (from + at);
  }
  return mask;
}

export const clamp = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
