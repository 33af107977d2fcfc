import type { FoodId } from '@crisper/kitchen/foods/food';
import type { RelativeBox } from './picture.ts';

export type FindingSource = 'seen' | 'read' | 'both' | 'model';

export interface Evidence {
  /** Which photo of the scan, from 0. */
  photo: number;
  box: RelativeBox | null;
  source: 'seen' | 'read' | 'model';
  confidence: number;
}

/** One food in the photos of a scan, with its evidence. */
export interface Finding {
  /** The kitchen's food; null when the kitchen does not know it. */
  food: FoodId | null;
  name: string;
  /** The detector's class; null when it has none for this food. */
  label: string | null;
  /** Calibrated, 0 to 1. */
  confidence: number;
  /** Where the evidence is strongest; null when it has no place in the photo. */
  box: RelativeBox | null;
  photo: number;
  source: FindingSource;
  emoji: string;
  /** Confident enough to be preselected; otherwise offered as "Also seen?". */
  shown: boolean;
  evidence: Evidence[];
}

/** What was seen or read on one photo, before it is matched with the kitchen's foods. */
export interface Sighting {
  /** A detector class or a food of the lexicon. */
  name: string;
  confidence: number;
  boxes: RelativeBox[];
  source: 'seen' | 'read';
}

export interface PhotoSightings {
  width: number;
  height: number;
  sightings: Sighting[];
  /** Milliseconds spent on decoding, seeing and reading. */
  took: { decode: number; detect: number; read: number };
}
