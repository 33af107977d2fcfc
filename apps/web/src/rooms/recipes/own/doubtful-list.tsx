import type { DoubtfulWord } from '@crisper/contract/recipes/recipe-pages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { type OpenDoubt, openDoubts } from './doubtful-words.ts';
import type { RecipeText } from './recipe-text.ts';

interface DoubtfulListProps {
  doubtful: readonly DoubtfulWord[];
  text: RecipeText;
  /** Around the form whose fields hold the words. */
  form: RefObject<HTMLElement | null>;
}

const MOST_SHOWN = 30;
const FIELDS = { title: t`the title`, ingredients: t`the ingredients`, steps: t`the steps` } as const;

/** Words that were hard to read, each a button that selects it in its field. A corrected word leaves the list. */
export function DoubtfulList({ doubtful, text, form }: DoubtfulListProps) {
  const open = openDoubts(doubtful, text).slice(0, MOST_SHOWN);
  if (open.length === 0) return null;
  const select = ({ field, from, word }: OpenDoubt) => {
    const input = form.current?.querySelector<HTMLTextAreaElement>(`[name="${field}"]`);
    input?.focus();
    input?.setSelectionRange(from, from + word.length);
  };
  return (
    <section aria-labelledby="doubtful-words" className="rounded-card border border-line bg-honey-soft p-4">
      <h2 id="doubtful-words" className="flex items-center gap-2 font-semibold text-base">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-honey-ink" /> <Trans>Hard to read</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        <Trans>Compare these with the page. Press one to go to it.</Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {open.map((doubt) => (
          <li key={`${doubt.field}:${doubt.from}`}>
            <button
              type="button"
              aria-label={t`Check “${doubt.word}” in ${FIELDS[doubt.field]}`}
              onClick={() => select(doubt)}
              className="min-h-11 rounded-control border border-line-strong bg-raised px-3 font-semibold underline decoration-honey-ink decoration-wavy underline-offset-4"
            >
              {doubt.word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
