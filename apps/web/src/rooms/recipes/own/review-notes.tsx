import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from './draft-store.ts';
import { ingredientLines, stepLines } from './recipe-text.ts';

/** Points for the review: missing parts, unknown ingredients, and the source. */
export function ReviewNotes({ draft }: { draft: Draft }) {
  const lines = ingredientLines(draft.text.ingredients);
  const unknown = draft.unknown.filter((line) => lines.includes(line.trim()));
  const missing = [
    lines.length === 0 && 'ingredients',
    stepLines(draft.text.steps).length === 0 && 'steps',
  ].filter(Boolean);
  const { sourceUrl } = draft.text;
  return (
    <div className="grid gap-3">
      {sourceUrl && (
        <p className="break-words text-ink-soft text-sm">
          Read from{' '}
          <a href={sourceUrl} target="_blank" rel="noreferrer noopener" className="text-herb-ink underline">
            {sourceUrl}
          </a>
        </p>
      )}
      {draft.calories !== null && unknown.length === 0 && (
        <p className="text-ink-soft">
          Worked out from these ingredients: about {Math.round(draft.calories / 10) * 10} kcal a serving.
        </p>
      )}
      {draft.note && <Note>{draft.note}</Note>}
      {missing.length > 0 && (
        <Note>No {missing.join(' and no ')} were found. Add them below before you save.</Note>
      )}
      {unknown.length > 0 && (
        <Note>
          Crisper does not know {unknown.length === 1 ? 'this line' : 'these lines'}, so calories, diets and
          allergens will be incomplete:
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

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card border border-line bg-honey-soft p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
}
