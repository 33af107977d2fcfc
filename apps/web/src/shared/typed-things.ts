import type { TypedThing } from '@crisper/kitchen/measures/split-typed';
import { typedPieces } from '@crisper/kitchen/measures/typed-pieces';
import { activeLanguage } from '../lib/i18n/language.ts';

/** A food of the catalogue that a typed name stands for. */
export interface TypedFood {
  id: string;
  name: string;
  emoji: string;
  /** The name says more than that: "smoked salmon" is a kind of salmon, and stands beside it. */
  isKind?: true;
}

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

/** The same with the food that each name stands for, where it is one. */
export async function foodsTyped(text: string): Promise<(TypedThing & { food: TypedFood | undefined })[]> {
  const things = await thingsTyped(text);
  const kitchen = await import('@crisper/kitchen/foods/resolve-said').catch(() => null);
  const language = activeLanguage();
  return things.map((thing) => {
    const found = kitchen?.resolveSaid(thing.name, language);
    if (!found) return { ...thing, food: undefined };
    const { id, name, emoji } = found.food;
    return { ...thing, food: { id, name, emoji, ...(found.match === 'head' && { isKind: true as const }) } };
  });
}

/** The same as it was written: "2 bananas". */
export async function namesTyped(text: string): Promise<string[]> {
  const written = text.trim();
  if (written === '' || !SEVERAL.test(written)) return written === '' ? [] : [written];
  const kitchen = await import('@crisper/kitchen/measures/split-typed').catch(() => null);
  return kitchen === null ? typedPieces(written) : kitchen.splitTyped(written);
}
