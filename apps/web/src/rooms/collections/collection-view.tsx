import type { Collection } from '@crisper/contract/collections/collections';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RecipeGrid } from '../../shared/recipes/recipe-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRemoveCollection } from './collections.queries.ts';
import { EditCollection } from './edit-collection.tsx';

interface CollectionViewProps {
  collection: Collection;
  /** The options over each recipe. */
  action: (recipe: RecipeCard, at: number) => ReactNode;
  onShare: () => void;
}

export function CollectionView({ collection, action, onShare }: CollectionViewProps) {
  const { id, title, description, recipes, link, sharedBy, sharedWithHousehold } = collection;
  const isOwn = sharedBy === null;
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const removing = useRemoveCollection();
  const navigate = useNavigate();
  return (
    <>
      <header className="mb-8">
        <h1 className="page-title">{title}</h1>
        {description && (
          <p className="mt-3 max-w-2xl whitespace-pre-line text-ink-soft text-lg">{description}</p>
        )}
        {sharedWithHousehold && (
          <p className="mt-3 flex items-center gap-2 text-ink-soft">
            <Users aria-hidden className="size-5" />
            {isOwn ? t`Your household can read this.` : t`Shared by ${sharedBy}, who can change it.`}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {isOwn && (
            <Button variant="outline" onClick={onShare}>
              <Link2 aria-hidden className="size-5" />
              {link ? t`Shared by link` : t`Share by link`}
            </Button>
          )}
          {recipes.length > 0 && (
            <Button variant="outline" asChild>
              <Link to={`/collections/${id}?booklet`}>
                <BookOpen aria-hidden className="size-5" />
                <Trans>Print as a booklet</Trans>
              </Link>
            </Button>
          )}
          {isOwn && (
            <>
              <Button variant="ghost" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden className="size-5" />
                <Trans>Edit</Trans>
              </Button>
              <Button variant="ghost" onClick={() => setAsked('delete')}>
                <Trash2 aria-hidden className="size-5" />
                <Trans>Delete</Trans>
              </Button>
            </>
          )}
        </div>
      </header>
      {recipes.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title={t`Nothing in it yet`}
          action={
            <Button asChild>
              <Link to="/recipes?tab=yours">
                <Trans>Your recipes</Trans>
              </Link>
            </Button>
          }
        >
          <Trans>“Add to a collection” is in the options of every recipe.</Trans>
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">
            <Trans>Recipes in it</Trans>
          </h2>
          <RecipeGrid recipes={recipes} action={(recipe) => action(recipe, recipes.indexOf(recipe))} />
        </>
      )}
      {asked === 'edit' && <EditCollection collection={collection} onClose={() => setAsked(null)} />}
      <Dialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title={t`Delete this collection?`}
        description={t`“${title}” will be gone, and so will its link. The recipes stay.`}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => setAsked(null)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            onClick={() => removing.mutate(id, { onSuccess: () => void navigate('/collections') })}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
