import type { ScanPlace, ScanResult } from '@crisper/contract/scans/scans';
import { isSettled } from './scan-questions.ts';
import type { Card, ScanState } from './scan-state.ts';

/** A thing on one photo, to be tapped. */
export interface Tappable {
  place: ScanPlace;
  /** What it is on the list; null where nothing names it. */
  name: string | null;
  /** The cook has said what it is. */
  isSettled: boolean;
}

const DEFAULT_EMOJI = '🥡';

const areaOf = ({ box: [, , width, height] }: ScanPlace): number => width * height;

/** What can be tapped on a photo, the largest first, so that what stands before it lies above it. */
export function tappablesOn(state: ScanState, photoId: string): Tappable[] {
  if (!state.source?.id || state.reading) return [];
  const { photoIds } = state.source;
  return state.places
    .filter(({ photo }) => photoIds[photo] === photoId)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map((place) => ({ place, name: listedName(state, place), isSettled: isSettled(state, place) }));
}

const listedName = ({ ingredients }: ScanState, { name }: ScanPlace): string | null =>
  ingredients.some((item) => item.name === name && !item.denied) ? name : null;

/**
 * The card about a place. Its food is doubted only where this is the only place of it: another box of butter does not take the
 * butter off the list.
 */
export function cardOf(state: ScanState, place: ScanPlace): Card {
  const { id, photo, box, likely } = place;
  const isOnly = state.places.filter(({ name }) => name === place.name).length === 1;
  const name = isOnly ? listedName(state, place) : null;
  const item = state.ingredients.find((one) => one.name === name);
  return {
    ...{ id, photo, box, name, likely, isTapped: true },
    ...{ food: item?.food ?? null, emoji: item?.emoji ?? DEFAULT_EMOJI, confidence: item?.confidence ?? 0 },
  };
}

/** What may be there as well, without what is on the screen already or was denied. */
export function alsoOffered({ also, ingredients }: ScanState): ScanResult['also'] {
  return also.filter(
    ({ name, food }) =>
      !ingredients.some(
        (item) => item.name.toLowerCase() === name.toLowerCase() || (food !== null && item.food === food),
      ),
  );
}
