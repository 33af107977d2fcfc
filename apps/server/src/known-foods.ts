import { meantBy } from '@crisper/kitchen/foods/dislikes';
import { Problem } from './problem.ts';

/** A word that names no food would be kept and change nothing. */
export function assertKnownFoods(names: readonly string[]): void {
  const unknown = names.find((name) => meantBy(name).length === 0);
  if (unknown !== undefined)
    throw new Problem('validation', 'We don’t know “{unknown}” as a food. Try a plainer word for it.', {
      values: { unknown },
    });
}
