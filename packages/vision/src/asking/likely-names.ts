import type { FoodId } from '@crisper/kitchen/foods/food';
import type { SceneThing } from '../finding.ts';
import { nameFood } from '../fusing/food-names.ts';
import type { RelativeBox } from '../picture.ts';

export interface LikelyName {
  food: FoodId | null;
  name: string;
  /** Detector class. */
  label: string;
  emoji: string;
}

const LIKELY_NAMES = 3;
/** A box this large shows a shelf rather than a thing. */
const LARGEST_PIECE = 0.25;
const SMALLEST_PIECE = 0.0008;

export const areaOf = ([, , width, height]: RelativeBox): number => width * height;

export const isPiece = (box: RelativeBox): boolean =>
  areaOf(box) <= LARGEST_PIECE && areaOf(box) >= SMALLEST_PIECE;

/** What the thing may be, best first, without what is known to be there. */
export function likelyNames(thing: SceneThing | undefined, taken: ReadonlySet<string>): LikelyName[] {
  const names: LikelyName[] = [];
  for (const { label } of thing?.names ?? []) {
    const named = nameFood(label);
    if (taken.has(named.name) || names.some((one) => one.name === named.name)) continue;
    names.push({ ...named, label });
  }
  return names.slice(0, LIKELY_NAMES);
}
