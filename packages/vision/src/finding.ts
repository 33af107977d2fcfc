import type { FoodId } from '@crisper/kitchen/foods/food';
import type { RelativeBox } from './picture.ts';
import type { Remarkable } from './remembering/memory.ts';

export type FindingSource = 'seen' | 'read' | 'both' | 'remembered' | 'model';

export interface Evidence {
  /** Index of the photo in the scan, from 0. */
  photo: number;
  box: RelativeBox | null;
  source: 'seen' | 'read' | 'remembered' | 'model';
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
  /** True when confident; otherwise it is marked as doubtful ("Also seen?"). */
  shown: boolean;
  evidence: Evidence[];
  /** Look and words of the thing in `box`, to remember it by once it is confirmed. */
  look?: Remarkable;
}

/** A class seen or a label read on one photo, before it is matched with the kitchen's foods. */
export interface Sighting {
  /** A detector class, a lexicon food or a remembered name. */
  name: string;
  /** Detector class where the name does not tell it. */
  label?: string | null;
  confidence: number;
  boxes: RelativeBox[];
  source: 'seen' | 'read' | 'remembered';
}

/** Something in the photo, with or without a name. */
export interface PhotoThing extends Remarkable {
  box: RelativeBox;
  /** Detector classes by score, best first. */
  names: { label: string; score: number }[];
  /** How likely it is a food at all. */
  food: number;
}

/** A thing in one of the photos of a scan. */
export interface SceneThing extends PhotoThing {
  photo: number;
}

export interface PhotoSightings {
  width: number;
  height: number;
  sightings: Sighting[];
  things: PhotoThing[];
  /** Milliseconds spent on decoding, detecting and reading. */
  took: { decode: number; detect: number; read: number; processor: number };
}
