import { PhotoError } from './photo-error.ts';
import type { Picture } from './picture.ts';

const SAMPLES = 20_000;
/** Of this share of the samples, at both ends, brightness may be anything: a date stamp or a speck of dust. */
const IGNORED = 0.005;
/** Levels of 256. A dark photo of a shelf has twice as many. */
const FLAT_BELOW = 12;

/** Refuses a picture of one color, before anything costly looks for foods in it. */
export function assertNotFlat({ data, width, height }: Picture): void {
  const pixels = width * height;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const counts = new Uint32Array(3 * 256);
  let samples = 0;
  for (let pixel = 0; pixel < pixels; pixel += step) {
    for (let channel = 0; channel < 3; channel++) counts[channel * 256 + data[pixel * 3 + channel]!]!++;
    samples++;
  }
  const ignored = Math.floor(samples * IGNORED);
  const spreads = [0, 1, 2].map((channel) =>
    spread(counts.subarray(channel * 256, (channel + 1) * 256), ignored),
  );
  if (Math.max(...spreads) < FLAT_BELOW) throw new PhotoError('flat');
}

/** The levels between the darkest and the lightest samples that count. */
function spread(counts: Uint32Array, ignored: number): number {
  const end = (levels: Iterable<number>): number => {
    let seen = 0;
    for (const level of levels) {
      seen += counts[level]!;
      if (seen > ignored) return level;
    }
    return 0;
  };
  const levels = [...counts.keys()];
  return end(levels.toReversed()) - end(levels);
}
