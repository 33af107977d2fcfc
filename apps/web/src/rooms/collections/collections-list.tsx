import type { CollectionCard } from '@crisper/contract/collections/collections';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LibraryBig, Link2, Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../lib/use-address.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { LibraryHead } from '../../shared/recipes/library-head.tsx';
import { RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { collectionsQuery } from './collections.queries.ts';
import { NewCollectionForm } from './new-collection-form.tsx';

/** All collections of a person, and a way to begin one. */
export function CollectionsList() {
  const list = useQuery(collectionsQuery());
  const navigate = useNavigate();
  const [address, changeAddress] = useAddress();
  const search = (address.get('search') ?? '').trim();
  const shown = list.data?.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase())) ?? [];
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:gap-6 sm:px-6 sm:pt-6">
      <LibraryHead
        title={t`Collections`}
        tab="collections"
        search={{
          label: t`Search your collections`,
          value: search,
          onChange: (text) => changeAddress(() => new URLSearchParams(text ? { search: text } : {})),
        }}
      />
      {list.isPending && <RecipeGridSkeleton count={3} />}
      {list.isError && (
        <LoadFailed of={list}>
          <Trans>Your collections could not be loaded.</Trans>
        </LoadFailed>
      )}
      {list.data?.length === 0 && (
        <p className="flex items-center gap-3 rounded-card bg-herb-soft px-4 py-3">
          <LibraryBig aria-hidden className="size-6 shrink-0 text-herb-ink" />
          <Trans>Name a collection, and fill it from the menu of any recipe.</Trans>
        </p>
      )}
      {list.data && list.data.length > 0 && shown.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No collection is called “{search}”.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {shown.map((collection) => (
            <li key={collection.id}>
              <Cover collection={collection} />
            </li>
          ))}
        </ul>
      )}
      {list.data && (
        <div className="sm:max-w-xl">
          <NewCollectionForm onCreated={({ id }) => void navigate(`/collections/${id}`)} />
        </div>
      )}
    </div>
  );
}

function Cover({ collection }: { collection: CollectionCard }) {
  const { id, title, count, cover, link, sharedBy, sharedWithHousehold } = collection;
  return (
    <Card
      lively
      className="relative flex overflow-hidden max-sm:items-center max-sm:gap-3 max-sm:p-2 sm:flex-col"
    >
      <div className="overflow-hidden bg-sunken max-sm:size-24 max-sm:shrink-0 max-sm:rounded-control sm:aspect-[16/10]">
        {cover ? (
          <RecipePicture recipe={cover} />
        ) : (
          <span className="grid h-full place-items-center text-ink-soft">
            <LibraryBig aria-hidden className="size-10" />
          </span>
        )}
      </div>
      <div className="min-w-0 sm:p-5">
        <h2 className="text-lg sm:text-xl">
          <Link
            to={`/collections/${id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-herb"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex items-center gap-3 text-ink-soft text-sm tabular-nums">
          {plural(count, { one: '# recipe', other: '# recipes' })}
          {link && (
            <span className="flex items-center gap-1">
              <Link2 aria-hidden className="size-4" /> <Trans>Shared</Trans>
            </span>
          )}
          {sharedWithHousehold && (
            <span className="flex items-center gap-1">
              <Users aria-hidden className="size-4" /> {sharedBy ?? t`Household`}
            </span>
          )}
        </p>
      </div>
    </Card>
  );
}
