import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from './draft-store.ts';
import { ingredientLines, stepLines } from './recipe-text.ts';

/** Points for the review: missing parts, unknown ingredients, and the source. */
export function ReviewNotes({ draft }: { draft: Draft }) {
  const lines = ingredientLines(draft.text.ingredients);
  const unknown = draft.unknown.filter((line) => lines.includes(line.trim()));
  const missing = missingText(lines.length === 0, stepLines(draft.text.steps).length === 0);
  const { sourceUrl } = draft.text;
  const calories = Math.round((draft.calories ?? 0) / 10) * 10;
  return (
    <div className="grid gap-3">
      {sourceUrl && (
        <p className="break-words text-ink-soft text-sm">
          <Trans>
            Read from{' '}
            <a href={sourceUrl} target="_blank" rel="noreferrer noopener" className="text-herb-ink underline">
              {sourceUrl}
            </a>
          </Trans>
        </p>
      )}
      {draft.calories !== null && unknown.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Worked out from these ingredients: about {calories} kcal a serving.</Trans>
        </p>
      )}
      {draft.note && <Note>{draft.note}</Note>}
      {missing && <Note>{missing}</Note>}
      {unknown.length > 0 && (
        <Note>
          {unknown.length === 1
            ? t`Crisper does not know this line, so calories, diets and allergens will be incomplete:`
            : t`Crisper does not know these lines, so calories, diets and allergens will be incomplete:`}
          <ul className="mt-1 list-disc ps-5">
            {unknown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

function missingText(ingredients: boolean, steps: boolean): string | null {
  if (ingredients && steps) return t`No ingredients and no steps were found. Add them below before you save.`;
  if (ingredients) return t`No ingredients were found. Add them below before you save.`;
  return steps ? t`No steps were found. Add them below before you save.` : null;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card border border-line bg-honey-soft p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
}
