import type { ScanPlace, ScanResult } from '@crisper/contract/scans/scans';
import { isSettled } from './scan-questions.ts';
import type { Card, ScanState } from './scan-state.ts';

/** A thing on one photo, to be tapped. */
export interface Tappable {
  place: ScanPlace;
  /** What it is on the list; null where nothing names it. */
  name: string | null;
  /** How many of it are on the photo. */
  count: number;
  /** The cook has said what it is. */
  isSettled: boolean;
}

const DEFAULT_EMOJI = '🥡';

const areaOf = ({ box: [, , width, height] }: ScanPlace): number => width * height;

/**
 * What can be tapped on a photo, the largest first, so that what stands before it lies above it. What the list names is there
 * once, however often it was seen.
 */
export function tappablesOn(state: ScanState, photoId: string): Tappable[] {
  if (!state.source?.id || state.reading) return [];
  const { photoIds } = state.source;
  const places = state.places
    .filter(({ photo }) => photoIds[photo] === photoId)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .map((place) => ({ place, name: listedName(state, place), isSettled: isSettled(state, place) }));
  const isSame = (one: (typeof places)[number], other: typeof one) =>
    one === other || (one.name !== null && one.name === other.name && !one.isSettled && !other.isSettled);
  return places
    .filter((one) => places.find((other) => isSame(other, one)) === one)
    .map((one) => ({ ...one, count: places.filter((other) => isSame(other, one)).length }));
}

type Point = readonly [x: number, y: number];

const ROUNDS = 60;

/**
 * A point for the mark of each thing: its middle, moved away from marks that would touch. In shares of the photo, as the boxes
 * are; `apart` is the least distance as a share of the photo's width, and `ratio` its width by its height.
 */
export function marksOf(places: readonly ScanPlace[], apart: number, ratio: number): Point[] {
  const points = places.map(({ box: [x, y, width, height] }) => ({
    x: x + width / 2,
    y: (y + height / 2) / ratio,
  }));
  const within = (value: number, most: number) => Math.min(most - apart / 2, Math.max(apart / 2, value));
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, one] of points.entries())
      for (const other of points.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart) continue;
        // Two in the same point part sideways.
        const [towardsX, towardsY] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
        const push = (apart - distance) / 2;
        one.x = within(one.x - towardsX * push, 1);
        one.y = within(one.y - towardsY * push, 1 / ratio);
        other.x = within(other.x + towardsX * push, 1);
        other.y = within(other.y + towardsY * push, 1 / ratio);
      }
  return points.map(({ x, y }) => [x, y * ratio]);
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
