import type { RecipeImport } from '@crisper/contract/imports/imports';
import { plural, t } from '@lingui/core/macro';

export const recipes = (count: number): string => plural(count, { one: '# recipe', other: '# recipes' });

/** What came of a file, in a sentence or two. */
export function outcomeOf({ state, format, read, added, skipped, failed, error }: RecipeImport): string {
  if (state === 'waiting') return t`Waiting to be read…`;
  if (state === 'reading')
    return read > 0
      ? plural(read, { one: 'Reading… # recipe so far', other: 'Reading… # recipes so far' })
      : t`Reading…`;
  if (state === 'failed') return error ?? t`This file could not be read.`;
  if (state === 'undone') return t`Undone.`;
  const parts = [plural(added, { one: '# recipe added', other: '# recipes added' })];
  if (skipped > 0) parts.push(plural(skipped, { one: '# you already have', other: '# you already have' }));
  if (failed > 0) parts.push(plural(failed, { one: '# couldn’t be read', other: '# couldn’t be read' }));
  const counts = parts.join(', ');
  const said = format ? t`From ${format}: ${counts}.` : `${counts}.`;
  return error ? `${said} ${error}` : said;
}
