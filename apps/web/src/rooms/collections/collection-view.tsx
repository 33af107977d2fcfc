import type { Collection } from '@crisper/contract/collections/collections';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
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
            {isOwn ? 'Your household can read this.' : `Shared by ${sharedBy}, who can change it.`}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          {isOwn && (
            <Button variant="outline" onClick={onShare}>
              <Link2 aria-hidden className="size-5" />
              {link ? 'Shared by link' : 'Share by link'}
            </Button>
          )}
          {recipes.length > 0 && (
            <Button variant="outline" asChild>
              <Link to={`/collections/${id}?booklet`}>
                <BookOpen aria-hidden className="size-5" />
                Print as a booklet
              </Link>
            </Button>
          )}
          {isOwn && (
            <>
              <Button variant="ghost" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden className="size-5" />
                Edit
              </Button>
              <Button variant="ghost" onClick={() => setAsked('delete')}>
                <Trash2 aria-hidden className="size-5" />
                Delete
              </Button>
            </>
          )}
        </div>
      </header>
      {recipes.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="Nothing in it yet"
          action={
            <Button asChild>
              <Link to="/recipes?tab=yours">Your recipes</Link>
            </Button>
          }
        >
          “Add to a collection” is in the options of every recipe.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Recipes in it</h2>
          <RecipeGrid recipes={recipes} action={(recipe) => action(recipe, recipes.indexOf(recipe))} />
        </>
      )}
      {asked === 'edit' && <EditCollection collection={collection} onClose={() => setAsked(null)} />}
      <Dialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title="Delete this collection?"
        description={`“${title}” will be gone, and so will its link. The recipes stay.`}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => setAsked(null)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            onClick={() => removing.mutate(id, { onSuccess: () => void navigate('/collections') })}
          >
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}
