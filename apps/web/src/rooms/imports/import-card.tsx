import type { ImportItem, RecipeImport } from '@crisper/contract/imports/imports';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { downloadReport, importQuery, isRunning, useUndoImport } from './imports.queries.ts';
import { outcomeOf, recipes } from './outcomes.ts';

/** One file: how far it is, what came of it, and one Undo for all of it. */
export function ImportCard({ id }: { id: string }) {
  const queries = useQueryClient();
  const query = useQuery(importQuery(id));
  const { data } = query;
  const state = data?.import.state;
  useEffect(() => {
    // Lists that were opened before know nothing of the recipes that came along.
    if (state === 'done') void queries.invalidateQueries({ queryKey: ['recipes'] });
  }, [state, queries]);
  // One look that failed while the file is read is no reason to hide what is known.
  if (query.isError && !data)
    return (
      <LoadFailed of={query}>
        <Trans>We couldn’t look up how far this file is.</Trans>
      </LoadFailed>
    );
  if (!data) return <Skeleton className="h-40" />;
  const { import: brought, items, moreItems } = data;
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <div>
        <h2 className="break-words text-2xl">{brought.fileName}</h2>
        <p role="status" className="mt-1 text-ink-soft">
          {outcomeOf(brought)}
        </p>
      </div>
      {isRunning(brought) && (
        <>
          <div aria-hidden className="h-2.5 animate-pulse rounded-full bg-herb-soft" />
          <Stop id={brought.id} />
        </>
      )}
      <Problems items={items} more={moreItems} />
      {brought.state === 'done' && <PendingChanges brought={brought} />}
    </Card>
  );
}

function Problems({ items, more }: { items: readonly ImportItem[]; more: boolean }) {
  const left = items.filter(({ outcome }) => outcome !== 'added');
  if (left.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {more ? t`What was left out (the first ${left.length})` : t`What was left out (${left.length})`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {left.map(({ source, title, reason, recipeId }) => (
          <li key={`${source} ${title}`} className="break-words">
            <span className="font-medium">{title ?? source}</span>
            <span className="text-ink-soft">: {reason}</span>{' '}
            {recipeId && (
              <Link to={`/recipe/${encodeURIComponent(recipeId)}`} className="text-herb-ink underline">
                <Trans>See yours</Trans>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Stops reading; nothing of the file stays. */
function Stop({ id }: { id: string }) {
  const undo = useUndoImport();
  const stop = () =>
    undo.mutate(id, {
      onSuccess: () => toast({ title: t`Import stopped`, text: t`Nothing of this file was kept.` }),
      onError: () => toast({ title: t`Not stopped`, text: t`Please try again.`, tone: 'error' }),
    });
  return (
    <div>
      <Button variant="outline" busy={undo.isPending} onClick={stop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}

function PendingChanges({ brought: { id, added } }: { brought: RecipeImport }) {
  const undo = useUndoImport();
  const takeBack = () =>
    undo.mutate(id, {
      onSuccess: ({ removed, kept }) =>
        toast({
          title: t`Import undone`,
          text: kept
            ? t`${recipes(removed)} removed. ${recipes(kept)} you changed since stayed.`
            : t`${recipes(removed)} removed.`,
        }),
      onError: () => toast({ title: t`Not undone`, text: t`Please try again.`, tone: 'error' }),
    });
  const report = () =>
    downloadReport(id).catch(() =>
      toast({ title: t`No report`, text: t`It could not be downloaded. Please try again.`, tone: 'error' }),
    );
  return (
    <div className="flex flex-wrap gap-3">
      {added > 0 && (
        <Button asChild>
          <Link to="/recipes?tab=yours">
            <Trans>See your recipes</Trans>
          </Link>
        </Button>
      )}
      <Button variant="outline" onClick={report}>
        <Trans>Download report</Trans>
      </Button>
      {added > 0 && (
        <Button variant="ghost" busy={undo.isPending} onClick={takeBack}>
          <Trans>Undo this import</Trans>
        </Button>
      )}
    </div>
  );
}
