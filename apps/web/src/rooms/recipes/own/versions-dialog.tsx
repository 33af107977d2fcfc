import type { RecipeVersion } from '@crisper/contract/recipes/own-recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { whyOf } from '../../../lib/form-errors.ts';
import { locales } from '../../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../../shared/load-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useRestore, versionsQuery } from './own-recipes.queries.ts';

interface VersionsDialogProps {
  recipe: { id: string; title: string };
  onClose: () => void;
}

/** What the recipe was, what each change did, and a way back. */
export function VersionsDialog({ recipe, onClose }: VersionsDialogProps) {
  const versions = useQuery(versionsQuery(recipe.id));
  const restore = useRestore(recipe.id);
  const goBack = (version: string) =>
    restore.mutate(version, {
      onSuccess: () => {
        toast({ title: t`As It Was`, text: t`What it was before is kept as a version too.` });
        onClose();
      },
      onError: (error) => toast({ tone: 'error', title: t`Not Changed`, text: whyOf(error) }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Earlier versions`}
      description={recipe.title}
      wide
    >
      {versions.isPending && <Skeleton className="h-40 w-full" />}
      {versions.isError && (
        <LoadFailed of={versions}>
          <Trans>The versions could not be loaded.</Trans>
        </LoadFailed>
      )}
      {versions.data?.length === 0 && (
        <p className="text-ink-soft">
          <Trans>This recipe has not been changed yet. Every change will be kept here.</Trans>
        </p>
      )}
      <ol className="grid gap-5">
        {versions.data?.map((version) => (
          <li key={version.id} className="grid gap-3 border-line border-b pb-5 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold">
                <Trans>Changed on {new Date(version.replacedAt).toLocaleString(locales(), MOMENT)}</Trans>
              </h3>
              <Button variant="outline" busy={restore.isPending} onClick={() => goBack(version.id)}>
                <Trans>Go back to before this</Trans>
              </Button>
            </div>
            <Changes version={version} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

function Changes({ version: { removed, added } }: { version: RecipeVersion }) {
  if (removed.length === 0 && added.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Only the order of lines changed.</Trans>
      </p>
    );
  return (
    <ul className="grid gap-1 text-sm">
      {removed.map((line) => (
        <li key={`-${line}`} className="text-tomato-ink">
          <span className="sr-only">
            <Trans>Was:</Trans>{' '}
          </span>
          <del>{line}</del>
        </li>
      ))}
      {added.map((line) => (
        <li key={`+${line}`} className="text-herb-ink">
          <span className="sr-only">
            <Trans>Became:</Trans>{' '}
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
