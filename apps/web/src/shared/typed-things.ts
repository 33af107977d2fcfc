import type { TypedThing } from '@crisper/kitchen/measures/split-typed';
import { typedPieces } from '@crisper/kitchen/measures/typed-pieces';

const SEVERAL = /[,;\n&]|\band\b/i;
const asWritten = (name: string): TypedThing => ({ name, amount: null, unit: null });

/**
 * What a user typed, thing by thing with their amounts: "2 milk, half a jar of jam". Knowing foods takes the whole larder, which is
 * fetched for it; where it cannot be, signs alone separate them.
 */
export async function thingsTyped(text: string): Promise<TypedThing[]> {
  const written = text.trim();
  if (written === '') return [];
  const kitchen = await import('@crisper/kitchen/measures/split-typed').catch(() => null);
  return kitchen === null ? typedPieces(written).map(asWritten) : kitchen.typedThings(written);
}

/** The same as it was written: "2 bananas". */
export async function namesTyped(text: string): Promise<string[]> {
  const written = text.trim();
  if (written === '' || !SEVERAL.test(written)) return written === '' ? [] : [written];
  const kitchen = await import('@crisper/kitchen/measures/split-typed').catch(() => null);
  return kitchen === null ? typedPieces(written) : kitchen.splitTyped(written);
}
