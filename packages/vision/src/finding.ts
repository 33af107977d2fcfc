import type { FoodId } from '@crisper/kitchen/foods/food';
import type { RelativeBox } from './picture.ts';

export type FindingSource = 'seen' | 'read' | 'both' | 'model';

export interface Evidence {
  /** Index of the photo in the scan, from 0. */
  photo: number;
  box: RelativeBox | null;
  source: 'seen' | 'read' | 'model';
  confidence: number;
}

/** One food in the photos of a scan, with its evidence. */
export interface Finding {
  /** Food id of the kitchen; null when the kitchen does not know the food. */
  food: FoodId | null;
  name: string;
  /** Detector class; null when there is none for this food. */
  label: string | null;
  /** Calibrated, 0 to 1. */
  confidence: number;
  /** The box with the strongest evidence; null when there is no box. */
  box: RelativeBox | null;
  photo: number;
  source: FindingSource;
  emoji: string;
  /** True when confident enough to be preselected; otherwise offered as "Also seen?". */
  shown: boolean;
  evidence: Evidence[];
}

/** A class seen or a label read on one photo, before it is matched with the kitchen's foods. */
export interface Sighting {
  /** A detector class or a lexicon food. */
  name: string;
  confidence: number;
  boxes: RelativeBox[];
  source: 'seen' | 'read';
}

export interface PhotoSightings {
  width: number;
  height: number;
  sightings: Sighting[];
  /** Milliseconds spent on decoding, detecting and reading. */
  took: { decode: number; detect: number; read: number; processor: number };
}
