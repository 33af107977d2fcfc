import { randomUUID } from 'node:crypto';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { type OfferedFood, offerAlso } from './asking/also-here.ts';
import { type Place, placesToName } from './asking/places.ts';
import { chooseQuestions, type Question } from './asking/questions.ts';
import { habitOf, type ListedFood, usualFoods } from './asking/usual-foods.ts';
import type { Finding, PhotoSightings } from './finding.ts';
import { withExpected } from './fusing/expected.ts';
import { type FusionRules, fuse } from './fusing/fusion.ts';
import { PhotoError, type PhotoErrorCode } from './photo-error.ts';
import type { VisionPool } from './pool/vision-pool.ts';
import { rememberedSightings } from './remembering/household.ts';
import type { Memory } from './remembering/memory.ts';

export type ScanProgress =
  | { stage: 'decoded'; photo: number; of: number }
  | { stage: 'looked'; photo: number; of: number; found: string[] }
  | { stage: 'failed'; photo: number; of: number; code: PhotoErrorCode };

/** What the photos hold. */
export interface FoodList {
  /** Sure foods first, then the doubtful ones ("Also seen?"); see `shown`. */
  findings: Finding[];
  /** What to ask the cook, most useful first. */
  questions: Question[];
  /** What may be there as well, to be added by a tap. */
  also: OfferedFood[];
  /** What the cook can tap in the photos and name. */
  places: Place[];
}

/** What is known of a kitchen before its photos are looked at. */
export interface KnownKitchen {
  /** What the household confirmed in earlier scans. */
  memories?: readonly Memory[];
  /** Foods that the household has by its own account: pantry, what was bought, receipts. */
  expected?: ReadonlySet<FoodId>;
  /** The lists of earlier scans as the cook left them, newest first. */
  earlier?: readonly (readonly ListedFood[])[];
  /** Milliseconds since 1970, for the age of memories. */
  now?: number;
}

export interface ScanOptions extends KnownKitchen {
  /** Whose photos these are: people take turns. Without it, scans do. */
  person?: string;
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
  /**
   * Called with the first list, seen but not read, as soon as all photos were looked at, and again as their labels are read. The
   * result follows with all of them.
   */
  onFirstList?: (list: FoodList) => void;
  detect?: boolean;
  read?: boolean;
}

export type PhotoOutcome =
  | { ok: true; width: number; height: number; took: PhotoSightings['took'] }
  | { ok: false; code: PhotoErrorCode; error: string };

export interface ScanResult extends FoodList {
  photos: PhotoOutcome[];
}

/** The cook may be asked about names too unlikely to be offered. */
const ASK_FROM = 0.06;

/** One list of foods and the questions about it, from what was seen, read and remembered. */
export function listFoods(
  photos: readonly (PhotoSightings | null)[],
  rules: FusionRules,
  { memories = [], expected = new Set(), earlier = [], now = Date.now() }: KnownKitchen = {},
): FoodList {
  const remembered = rememberedSightings(photos, memories, now);
  const told = photos.map(
    (photo, index) => photo && { ...photo, sightings: [...photo.sightings, ...remembered[index]!] },
  );
  const usual = usualFoods(earlier);
  const fused = fuse(told, { ...rules, maybe: ASK_FROM });
  const findings = withExpected(fused, expected, rules, habitOf(earlier, usual));
  const offered = findings.filter((one) => one.shown || one.confidence >= rules.maybe);
  const things = photos.flatMap((one, photo) => one?.things.map((thing) => ({ ...thing, photo })) ?? []);
  return {
    findings: [...offered.filter((one) => one.shown), ...offered.filter((one) => !one.shown)],
    questions: chooseQuestions(findings, new Set(offered), things),
    also: offerAlso(findings, offered, usual, expected),
    places: placesToName(offered, things),
  };
}

/**
 * Scans all photos into one list of foods. A photo that cannot be read does not affect the others: its outcome has the reason.
 * Rejects only when the scan was cancelled.
 */
export async function scanPhotos(
  pool: VisionPool,
  rules: FusionRules,
  photos: readonly Uint8Array[],
  { person, signal, onProgress, onFirstList, detect, read, ...kitchen }: ScanOptions = {},
): Promise<ScanResult> {
  const lane = person ?? randomUUID();
  const of = photos.length;
  const first = new Map<number, PhotoSightings | null>();
  let looking = of;
  const note = (photo: number, seen: PhotoSightings | null) => {
    // A photo that fails while its labels are read keeps what was seen in it until the result.
    if (!onFirstList || (seen === null && first.has(photo))) return;
    first.set(photo, seen);
    if (first.size < of || ![...first.values()].some((one) => one !== null) || looking === 0) return;
    const seenPhotos = photos.map((_, index) => first.get(index) ?? null);
    onFirstList(listFoods(seenPhotos, rules, kitchen));
  };
  const looked = await Promise.all(
    photos.map(async (bytes, photo): Promise<PhotoSightings | PhotoError> => {
      try {
        const sightings = await pool.look(lane, bytes, {
          ...(signal ? { signal } : {}),
          ...(detect === undefined ? {} : { detect }),
          ...(read === undefined ? {} : { read }),
          onStage: (stage) => stage === 'decoded' && onProgress?.({ stage, photo, of }),
          onSeen: (seen) => note(photo, seen),
        });
        looking -= 1;
        note(photo, sightings);
        const found = fuse([sightings], rules).filter((finding) => finding.shown);
        onProgress?.({ stage: 'looked', photo, of, found: found.map((finding) => finding.name) });
        return sightings;
      } catch (error) {
        const failure = error instanceof PhotoError ? error : new PhotoError('crashed');
        if (failure.code !== 'cancelled') onProgress?.({ stage: 'failed', photo, of, code: failure.code });
        looking -= 1;
        note(photo, null);
        return failure;
      }
    }),
  );
  if (signal?.aborted) throw new PhotoError('cancelled');
  const seen = looked.map((one) => (one instanceof PhotoError ? null : one));
  return {
    ...listFoods(seen, rules, kitchen),
    photos: looked.map((one) =>
      one instanceof PhotoError
        ? { ok: false, code: one.code, error: one.message }
        : { ok: true, width: one.width, height: one.height, took: one.took },
    ),
  };
}
