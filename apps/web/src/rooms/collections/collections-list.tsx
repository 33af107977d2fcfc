import type { CollectionCard } from '@crisper/contract/collections/collections';
import { useQuery } from '@tanstack/react-query';
import { LibraryBig, Link2, Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { collectionsQuery } from './collections.queries.ts';
import { NewCollectionForm } from './new-collection-form.tsx';

/** All collections of a person, and a way to begin one. */
export function CollectionsList() {
  const list = useQuery(collectionsQuery());
  const navigate = useNavigate();
  return (
    <div className="grid gap-8">
      <Card className="p-5 sm:max-w-xl">
        <NewCollectionForm onCreated={({ id }) => void navigate(`/collections/${id}`)} />
      </Card>
      {list.isPending && <RecipeGridSkeleton count={3} />}
      {list.isError && <LoadFailed of={list}>Your collections could not be loaded.</LoadFailed>}
      {list.data?.length === 0 && (
        <p className="text-ink-soft">
          None yet. Name one above, then add recipes from anywhere: “Add to a collection” is in the options of
          every recipe.
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((collection) => (
            <li key={collection.id}>
              <Cover collection={collection} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cover({ collection }: { collection: CollectionCard }) {
  const { id, title, count, cover, link, sharedBy, sharedWithHousehold } = collection;
  return (
    <Card lively className="relative overflow-hidden">
      <div className="aspect-[16/10] overflow-hidden bg-sunken">
        {cover ? (
          <RecipePicture recipe={cover} />
        ) : (
          <span className="grid h-full place-items-center text-ink-soft">
            <LibraryBig aria-hidden className="size-10" />
          </span>
        )}
      </div>
      <div className="p-5">
        <h2 className="text-xl">
          <Link
            to={`/collections/${id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-herb"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex items-center gap-3 text-ink-soft text-sm tabular-nums">
          {count === 1 ? '1 recipe' : `${count} recipes`}
          {link && (
            <span className="flex items-center gap-1">
              <Link2 aria-hidden className="size-4" /> Shared
            </span>
          )}
          {sharedWithHousehold && (
            <span className="flex items-center gap-1">
              <Users aria-hidden className="size-4" /> {sharedBy ?? 'Household'}
            </span>
          )}
        </p>
      </div>
    </Card>
  );
}
