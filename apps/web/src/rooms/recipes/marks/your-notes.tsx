import { type KeptOfRecipe, NOTES_MAX } from '@crisper/contract/recipes/recipe-marks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError, onReached } from '../../../lib/api.ts';
import { locales } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keptQuery, useChangeMarks } from './marks.queries.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { StarsField } from './stars.tsx';
import { TagsField } from './tags-field.tsx';

interface YourNotesProps {
  recipeId: string;
  title?: string;
  as?: 'h2' | 'h3';
}

/** Stars, photos, notes and tags of any recipe, for oneself. Nothing while it is being loaded. */
export function YourNotes({ recipeId, title = t`Your notes`, as: Heading = 'h2' }: YourNotesProps) {
  const { data: kept, error, isError, isFetching, refetch } = useQuery(keptQuery(recipeId));
  const change = useChangeMarks(recipeId);
  // Cooking often ends without a network. What was asked for then is asked again with the first answer to anything else.
  const unreached = error instanceof ApiError && error.code === 'network';
  useEffect(() => (unreached ? onReached(() => void refetch()) : undefined), [unreached, refetch]);
  if (isError)
    return (
      <Card className="grid justify-items-start gap-3 p-5 sm:p-6 print:hidden">
        <Heading className="text-2xl">{title}</Heading>
        <p className="text-ink-soft">
          <Trans>Your notes could not be loaded. Check your connection and try again.</Trans>
        </p>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </Card>
    );
  if (!kept) return null;
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6 print:hidden">
      <div>
        <Heading className="flex items-center gap-2 text-2xl">
          <NotebookPen aria-hidden className="size-5 text-honey-ink" />
          {title}
        </Heading>
        <p className="mt-1 text-ink-soft text-sm">
          <Trans>{cookedText(kept)}Only you can see this.</Trans>
        </p>
      </div>
      <StarsField value={kept.marks.rating} onChange={(rating) => change.mutate({ rating })} />
      <PhotoStrip recipeId={recipeId} photos={kept.photos} />
      <Notes
        key={kept.marks.notes}
        before={kept.marks.notes}
        busy={change.isPending}
        onSave={(notes) => change.mutate({ notes }, { onSuccess: () => toast({ title: t`Notes Saved` }) })}
      />
      <TagsField tags={kept.marks.tags} known={kept.knownTags} onChange={(tags) => change.mutate({ tags })} />
    </Card>
  );
}

function Notes({ before, busy, onSave }: { before: string; busy: boolean; onSave: (notes: string) => void }) {
  const [notes, setNotes] = useState(before);
  return (
    <div className="grid gap-3">
      <TextArea
        label={t`Notes`}
        placeholder={t`Less salt next time, and good with rice.`}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {notes.trim() !== before && (
        <Button busy={busy} onClick={() => onSave(notes.trim())} className="justify-self-start">
          <Trans>Save notes</Trans>
        </Button>
      )}
    </div>
  );
}

/** How often, by the meals that were logged. */
function cookedText({ cooked: { times, last } }: KeptOfRecipe): string {
  if (times === 0 || last === null) return '';
  const day = new Date(`${last}T12:00:00`).toLocaleDateString(locales(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const text = times === 1 ? t`Cooked once, on ${day}.` : t`Cooked ${times} times, last on ${day}.`;
  return `${text} `;
}
