import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { collectionsQuery, useCollect } from './collections.queries.ts';
import { NewCollectionForm } from './new-collection-form.tsx';

interface AddToCollectionProps {
  recipe: { id: string; title: string };
  onClose: () => void;
}

/** Ticks the collections that hold a recipe; every tick is saved at once. */
export function AddToCollection({ recipe, onClose }: AddToCollectionProps) {
  const list = useQuery(collectionsQuery(recipe.id));
  // Only the owner of a collection puts recipes into it.
  const own = list.data?.filter(({ sharedBy }) => sharedBy === null) ?? [];
  const collect = useCollect();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add to a collection`}
      description={recipe.title}
    >
      <div className="grid gap-4">
        {list.isPending && <Skeleton className="h-11 w-full" />}
        {list.isError && (
          <LoadFailed of={list}>
            <Trans>Your collections could not be loaded.</Trans>
          </LoadFailed>
        )}
        {own.length > 0 && (
          <ul className="grid max-h-72 gap-1 overflow-y-auto">
            {own.map(({ id, title, holds }) => (
              <li key={id}>
                <Checkbox
                  checked={
                    collect.variables?.id === id && collect.isPending ? collect.variables.holds : holds
                  }
                  onChange={() => collect.mutate({ id, recipe: recipe.id, holds: !holds })}
                >
                  <span className="py-2">{title}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        <NewCollectionForm onCreated={({ id }) => collect.mutate({ id, recipe: recipe.id, holds: true })} />
      </div>
    </Dialog>
  );
}
