import { logit, sigmoid } from '../detecting/log-odds.ts';
import type { PhotoSightings, Sighting } from '../finding.ts';
import { freshness, type Memory, type Recollection, recall, rememberedAt } from './memory.ts';

/**
 * Log-odds that a food is still there, before looking: confirmed in the last scan, or only in an earlier one. What stands in a
 * fridge mostly stood there the last time.
 */
const STILL_THERE = 1.2;
const GONE_BEFORE = -0.8;
/** How much of what is remembered the photos show again: with less than this it is more likely another fridge. */
const SAME_FRIDGE = { half: 0.5, steepness: 20 };
/** Log-odds that the best look-alike adds or takes. */
const SUPPORT = { from: -0.5, to: 2.5 };
/** In a strange fridge a look-alike is often another brand, or another food. */
const RECALLED_ALONE = 0.2;
const LEAST = 0.05;

interface Recalled extends Recollection {
  photo: number;
  thing: number;
}

/** The best thing for each remembered name, over all photos. */
function bestByName(
  photos: readonly (PhotoSightings | null)[],
  memories: readonly Memory[],
): Map<string, Recalled> {
  const best = new Map<string, Recalled>();
  photos.forEach((one, photo) => {
    one?.things.forEach((thing, index) => {
      const found = recall(memories, thing);
      const known = found && best.get(found.memory.name);
      if (found && (!known || found.confidence > known.confidence))
        best.set(found.memory.name, { ...found, photo, thing: index });
    });
  });
  return best;
}

/** How far the photos look like the household's own fridge, by what is recognized, seen and read of the remembered foods: 0 to 1. */
function familiarity(
  memories: readonly Memory[],
  best: ReadonlyMap<string, Recalled>,
  photos: readonly (PhotoSightings | null)[],
): number {
  const sightings = photos.flatMap((photo) => photo?.sightings ?? []);
  const found = memories.map(({ name, label }) => {
    const told = sightings.filter((one) => one.name === name || one.name === label);
    const seen = Math.max(0, ...told.map((one) => one.confidence));
    return 1 - (1 - (best.get(name)?.confidence ?? 0)) * (1 - seen);
  });
  const shown = found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length);
  return sigmoid(SAME_FRIDGE.steepness * (shown - SAME_FRIDGE.half));
}

/**
 * What the household's memories say about the photos of one scan, as sightings per photo: foods recognized by their look, and
 * foods of the last scan that most likely are still there. Of a fridge that looks like another one, only look-alikes count.
 */
export function rememberedSightings(
  photos: readonly (PhotoSightings | null)[],
  memories: readonly Memory[],
  now: number,
): Sighting[][] {
  const sightings: Sighting[][] = photos.map(() => []);
  const known = rememberedAt(memories, now);
  const first = photos.findIndex((photo) => photo !== null);
  if (known.length === 0 || first < 0) return sightings;
  const lastScan = known[0]!.seenAt;
  const newest = new Map<string, Memory>();
  for (const memory of known) if (!newest.has(memory.name)) newest.set(memory.name, memory);
  const best = bestByName(photos, known);
  const own = familiarity([...newest.values()], best, photos);
  for (const memory of newest.values()) {
    const found = best.get(memory.name);
    const prior = memory.seenAt === lastScan ? STILL_THERE : GONE_BEFORE;
    const expected = own * freshness(memory, now) * sigmoid(prior);
    const support = found
      ? Math.min(SUPPORT.to, Math.max(SUPPORT.from, logit(found.confidence)))
      : SUPPORT.from;
    const confidence = sigmoid(logit(expected) + support);
    const sure = Math.max(confidence, found ? found.confidence * freshness(memory, now) * RECALLED_ALONE : 0);
    if (sure < LEAST) continue;
    const at = found ? found.photo : first;
    const box = found && photos[found.photo]?.things[found.thing]?.box;
    sightings[at]!.push({
      name: memory.name,
      label: memory.label,
      confidence: sure,
      boxes: box ? [box] : [],
      source: 'remembered',
    });
  }
  return sightings;
}
