import { brightness, type Gray } from './gray.ts';
import type { Stripes } from './stripes.ts';

/** Samples a pixel: run lengths are counted in samples, and a thin bar may be two pixels wide. */
export const FINE = 3;
const MOST_BANDS = 12;
/** Bands are this share of the code's width tall: enough lines to take the noise out, few enough to stand upright. */
const BAND = 0.06;
/** Room at both ends, where a code must be white. */
const QUIET = 1.25;
/** Slant in radians that the first look may be off by. */
const SLANTS = Array.from({ length: 13 }, (_, at) => (at - 6) * 0.0125);

/**
 * The brightness across the bars, once for each band of the code: independent pixels, so that they can vouch for each other.
 * The middle comes first, where no digits are printed and no end is near.
 */
export function* profilesOf(gray: Gray, place: Stripes): Generator<Float32Array> {
  const angle = place.angle + bestSlant(gray, place);
  const tall = Math.max(4, 2 * place.across * BAND);
  const bands = Math.min(MOST_BANDS, Math.max(4, Math.floor((2 * place.along) / tall)));
  const middles = Array.from({ length: bands }, (_, band) => ((2 * (band + 0.5)) / bands - 1) * place.along);
  middles.sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const middle of middles) yield average(gray, { ...place, angle }, middle, tall, FINE);
}

/** Where bars stand upright, their mean over the whole height has the most contrast. */
function bestSlant(gray: Gray, place: Stripes): number {
  let [best, most] = [0, 0];
  for (const slant of SLANTS) {
    const profile = average(gray, { ...place, angle: place.angle + slant }, 0, place.along, 1);
    let contrast = 0;
    for (let at = 1; at < profile.length; at += 1) contrast += (profile[at]! - profile[at - 1]!) ** 2;
    if (contrast > most) [best, most] = [slant, contrast];
  }
  return best;
}

function average(
  gray: Gray,
  { x, y, angle, across }: Stripes,
  middle: number,
  tall: number,
  fine: number,
): Float32Array {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const reach = across * QUIET + 8;
  const profile = new Float32Array(Math.round(2 * reach * fine));
  const lines = Math.max(1, Math.round(tall));
  for (let line = 0; line < lines; line += 1) {
    const v = middle + ((line + 0.5) / lines - 0.5) * tall;
    for (let at = 0; at < profile.length; at += 1) {
      const u = at / fine - reach;
      profile[at]! += brightness(gray, x + u * ux - v * uy, y + u * uy + v * ux) / lines;
    }
  }
  return profile;
}
