import type { Picture } from '../picture.ts';
import type { Barcode } from './barcode.ts';
import { decode } from './decoder.ts';
import { type ReadBars, readBars } from './ean.ts';
import { type Gray, grayOf } from './gray.ts';
import { FINE, profilesOf } from './profile.ts';
import { findStripes, type Stripes } from './stripes.ts';

/** So many bands of the same bars must say the same; more for short codes, which have fewer digits to be wrong in. */
const AGREE = 3;
const AGREE_SHORT = 4;
/** Lines in which another decoder must find a code that the bands did not tell. */
const LINES = 4;
const MOST_CODES = 8;

/**
 * The bar codes of food in a photo, each once. Digits that are read wrong may still pass their check, and a wrong product is worse
 * than none: a code counts when several bands of the same bars say it, and hardly any says another.
 */
export async function findBarcodes(
  picture: Picture,
  stopped: () => boolean = () => false,
): Promise<Barcode[]> {
  const gray = grayOf(picture);
  const codes = new Map<string, Barcode>();
  for (const place of findStripes(gray)) {
    if (stopped()) return [];
    const code = readPlace(gray, place);
    if (code) codes.set(code.text, code);
  }
  // Bars around a bottle are neither straight nor evenly wide.
  if (codes.size === 0) for (const code of await decode(gray, LINES)) codes.set(code.text, code);
  return [...codes.values()].slice(0, MOST_CODES);
}

function readPlace(gray: Gray, place: Stripes): Barcode | null {
  const votes = new Map<string, Barcode & { bands: number }>();
  for (const profile of profilesOf(gray, place)) {
    for (const { text, format } of bothWays(profile, 2 * place.across * FINE)) {
      const vote = votes.get(text) ?? { text, format, bands: 0 };
      vote.bands += 1;
      votes.set(text, vote);
    }
    const [best, second] = [...votes.values()].sort((a, b) => b.bands - a.bands);
    if (best && best.bands >= needed(best) + 2 * (second?.bands ?? 0))
      return { text: best.text, format: best.format };
  }
  return null;
}

const needed = ({ format }: Barcode): number => (format === 'EAN-13' ? AGREE : AGREE_SHORT);

/** A code may stand on its head. */
function bothWays(profile: Float32Array, width: number): ReadBars[] {
  const upright = readBars(profile, width);
  return upright.length > 0 ? upright : readBars(profile.slice().reverse(), width);
}
