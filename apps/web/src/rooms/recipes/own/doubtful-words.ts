import type { DoubtfulWord } from '@crisper/contract/recipes/recipe-pages';
import type { RecipeText } from './recipe-text.ts';

/** A doubtful word that still stands in its field, and where. */
export interface OpenDoubt extends DoubtfulWord {
  from: number;
}

/** The words that no user has corrected yet. Each is looked for on its line, or, when lines have moved, anywhere. */
export function openDoubts(doubtful: readonly DoubtfulWord[], text: RecipeText): OpenDoubt[] {
  const taken = new Set<string>();
  return doubtful.flatMap((doubt) => {
    const whole = text[doubt.field];
    const lines = whole.split('\n');
    const before = lines.slice(0, doubt.line).join('\n').length + (doubt.line > 0 ? 1 : 0);
    const inLine = (lines[doubt.line] ?? '').indexOf(doubt.word);
    const from = inLine >= 0 ? before + inLine : whole.indexOf(doubt.word);
    const key = `${doubt.field}:${from}`;
    if (from < 0 || taken.has(key)) return [];
    taken.add(key);
    return [{ ...doubt, from }];
  });
}
