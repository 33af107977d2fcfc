import {
  type DetectedIngredient,
  MAX_PHOTOS,
  type ScanPlace,
  type ScanQuestion,
  type ScanResult,
} from '@crisper/contract/scans/scans';
import { EQUIPMENT, type Equipment } from '@crisper/contract/vocabulary';
import { inSentence } from '../../lib/i18n/numbers.ts';
import type { Photo } from '../../lib/photos/prepare-photo.ts';
import type { Stage } from '../../shared/stage-bar.ts';
import { SENDING } from './scan-progress.ts';

export interface Ingredient extends DetectedIngredient {
  selected: boolean;
  /** The cook said that it is not there: it leaves the list. */
  denied?: boolean;
  /** How much there is, where the cook said so: "half a cabbage". */
  typed?: TypedAmount;
  /** Typed, and only a kind of its food: "smoked salmon". */
  isKind?: true;
}

export interface TypedAmount {
  amount: number;
  unit: string | null;
}

/** A card; one that the cook opened by a tap on the photo counts among no others. */
export type Card = ScanQuestion & { isTapped?: true };

/** The scan that the list is from. */
interface Source {
  /** Null while its labels are still being read. */
  id: string | null;
  note: string | null;
  /** The sent photos by id, because evidence refers to them by index. Empty for a scan from the history. */
  photoIds: readonly string[];
}

/** The questions of the scan, one after the other. */
interface Asking {
  questions: readonly Card[];
  /** The open question. */
  at: number;
  /** What was replied so far, to take it back. */
  done: readonly { question: ScanQuestion; changed: readonly string[]; before: readonly Ingredient[] }[];
}

/** What a person says on a card. */
export type Reply = { answer: 'yes' | 'no' | 'skip' } | { answer: 'name'; name: string; food?: KnownFood };

/** A card that was answered: another scan of the photo does not ask again. */
export interface Answered {
  photoId: string;
  question: ScanQuestion;
  reply: Reply;
}

export interface ScanState {
  photos: readonly Photo[];
  /** The number of photos being prepared. */
  preparing: number;
  /** Set while a scan runs, until its first list is there. */
  stage: Stage | null;
  /** The first list is there, and labels are still being read. */
  reading: boolean;
  source: Source | null;
  asking: Asking | null;
  answered: readonly Answered[];
  /** What can be tapped in the photos and named. */
  places: readonly ScanPlace[];
  /** What may be there as well. */
  also: ScanResult['also'];
  ingredients: readonly Ingredient[];
  equipment: readonly Equipment[];
}

const DEFAULT_EMOJI = '🥗';
const MAX_MANUAL = 100;
const MAX_NAME = 80;

/** All equipment except "no cooking". */
export const DEVICES = EQUIPMENT.filter((item) => item !== 'no_cook');

export const EMPTY: ScanState = {
  photos: [],
  preparing: 0,
  stage: null,
  reading: false,
  source: null,
  asking: null,
  answered: [],
  places: [],
  also: [],
  ingredients: [],
  equipment: ['stovetop', 'oven'],
};

/** The kitchen's own equipment is chosen first; what somebody has tapped since stays. */
export function withOwned(state: ScanState, owned: readonly Equipment[]): ScanState {
  if (state.equipment !== EMPTY.equipment || owned.length === 0) return state;
  return { ...state, equipment: owned };
}

export const isManual = ({ source }: DetectedIngredient): boolean => source === 'manual';

export function roomFor(state: ScanState): number {
  return Math.max(0, MAX_PHOTOS - state.photos.length - state.preparing);
}

/** Questions end with a photo, which they may be about. Without photos there are no detected ingredients; typed ones stay. */
export function withoutPhoto(state: ScanState, id: string): ScanState {
  const photos = state.photos.filter((photo) => photo.id !== id);
  if (photos.length > 0) return { ...state, photos, asking: null };
  const ingredients = state.ingredients.filter(isManual);
  return { ...state, photos, source: null, asking: null, answered: [], places: [], also: [], ingredients };
}

export const scanning = (state: ScanState): ScanState => ({ ...state, stage: SENDING, reading: false });

/** What was seen, before labels are read. */
export function withFirstList(
  state: ScanState,
  photoIds: readonly string[],
  found: readonly DetectedIngredient[],
): ScanState {
  return { ...withFindings(state, { id: null, note: null, photoIds }, found), reading: true };
}

/**
 * Replaces the findings of the last scan; typed ingredients stay unless they were found, and so does what the cook tapped on the
 * first list. A doubt that the cook settled with a no is not raised again by another scan of the same photo.
 */
export function withFindings(
  state: ScanState,
  source: Source,
  found: readonly (DetectedIngredient & { selected?: boolean })[],
  questions: readonly ScanQuestion[] = [],
  { places = [], also = [] }: Partial<Pick<ScanResult, 'places' | 'also'>> = {},
): ScanState {
  const tapped = state.reading ? state.ingredients.filter((item) => item.selected !== item.preselected) : [];
  const kept = state.ingredients.filter(
    (item) =>
      !found.some((one) => isSameThing(one, item)) &&
      (isManual(item) || (item.selected && tapped.includes(item))),
  );
  const isAgain = source.photoIds.some((id) => state.source?.photoIds.includes(id));
  const settled = isAgain && !state.reading ? state.ingredients.filter((item) => !item.selected) : [];
  const detected = found.map((item): Ingredient => {
    const before = tapped.find(({ name }) => name === item.name);
    const isDenied = item.doubtful && settled.some(({ name }) => name === item.name);
    if (isDenied || (item.doubtful && item.preselected && item.selected === false))
      return { ...item, selected: false, denied: true };
    return { ...item, selected: before?.selected ?? item.selected ?? item.preselected };
  });
  const asking = questions.length > 0 ? { questions, at: 0, done: [] } : null;
  const ingredients = [...detected, ...kept];
  return { ...state, stage: null, reading: false, source, asking, places, also, ingredients };
}

export function changed(state: ScanState, name: string, to: Partial<Ingredient>): ScanState {
  const ingredients = state.ingredients.map((item) => (item.name === name ? { ...item, ...to } : item));
  return { ...state, ingredients };
}

export function toggled(state: ScanState, name: string): ScanState {
  const ingredients = state.ingredients.map((item) =>
    item.name === name ? { ...item, selected: !item.selected, denied: false } : item,
  );
  return { ...state, ingredients };
}

export function withoutManual(state: ScanState, name: string): ScanState {
  return {
    ...state,
    ingredients: state.ingredients.filter((item) => !(isManual(item) && item.name === name)),
  };
}

export interface KnownFood {
  id: string;
  emoji: string;
  isKind?: true;
}

type Thing = Pick<Ingredient, 'name' | 'food' | 'isKind'>;

/** By its name, or by the food it is: "egg" and "eggs". */
const isSameThing = (one: Thing, other: Thing): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() ||
  (one.food !== null && one.food === other.food && !one.isKind && !other.isKind);

/** An ingredient that is listed already is only selected. */
export function withManual(state: ScanState, text: string, food?: KnownFood, typed?: TypedAmount): ScanState {
  const name = inSentence(text.trim().replace(/\s+/g, ' ')).slice(0, MAX_NAME);
  if (!name) return state;
  const thing: Thing = { name, food: food?.id ?? null, ...(food?.isKind && { isKind: true }) };
  const listed = state.ingredients.find((item) => isSameThing(item, thing));
  if (listed && typed) return changed(state, listed.name, { selected: true, denied: false, typed });
  if (listed) return listed.selected ? state : toggled(state, listed.name);
  if (state.ingredients.filter(isManual).length >= MAX_MANUAL) return state;
  const added: Ingredient = {
    ...thing,
    confidence: 1,
    emoji: food?.emoji ?? DEFAULT_EMOJI,
    source: 'manual',
    estimatedQuantity: null,
    unit: null,
    preselected: true,
    doubtful: false,
    evidence: [],
    selected: true,
    ...(typed && { typed }),
  };
  return { ...state, ingredients: [...state.ingredients, added] };
}

export function withEquipment(state: ScanState, item: Equipment): ScanState {
  const equipment = state.equipment.includes(item)
    ? state.equipment.filter((other) => other !== item)
    : [...state.equipment, item];
  return { ...state, equipment };
}

/** The removed and added ingredients, as feedback for the detector. */
export function correctionsOf({ ingredients }: ScanState): { removed: string[]; added: string[] } {
  const names = (kept: (item: Ingredient) => boolean) =>
    ingredients
      .filter(kept)
      .map(({ name }) => name)
      .slice(0, 100);
  return {
    removed: names((item) => item.preselected && !item.selected && !isManual(item)),
    added: names((item) => item.selected && (isManual(item) || !item.preselected)),
  };
}
