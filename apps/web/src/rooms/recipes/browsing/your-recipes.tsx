import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { FolderInput, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { FiltersButton } from '../../../shared/recipes/filters-button.tsx';
import { LibraryHead } from '../../../shared/recipes/library-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { readDiscovery, SEARCH_MAX } from './browse-filters.ts';
import { collectionNamesQuery, type OwnFilters, ownQuery, tagsQuery } from './browsing.queries.ts';
import { DownloadRecipes } from './download-recipes.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PagedRecipes } from './paged-recipes.tsx';
import { useFilters } from './use-filters.ts';

const NONE = { tag: '', rating: '', collection: '' };
const RATINGS = [
  { value: '', label: 'Any' },
  { value: '3', label: '3 stars or more' },
  { value: '4', label: '4 stars or more' },
  { value: '5', label: '5 stars' },
];

const addYourOwn = (
  <div className="flex flex-wrap gap-2">
    <Button asChild>
      <Link to="/recipes/new">
        <Plus aria-hidden className="size-5" />
        Add your own
      </Link>
    </Button>
    <Button variant="outline" asChild>
      <Link to="/recipes/import">
        <FolderInput aria-hidden className="size-5" />
        Import recipes
      </Link>
    </Button>
  </div>
);

/** One's own recipes, found by words, tag, stars and collection. */
export function YourRecipes({ action }: { action: (recipe: Recipe) => ReactNode }) {
  const { filters: found, change: changeAddress } = useFilters(readDiscovery);
  const [chosen, setChosen] = useState(NONE);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data: tags = [] } = useQuery(tagsQuery);
  const { data: collections = [] } = useQuery(collectionNamesQuery);
  const change = (next: Partial<typeof NONE>) => setChosen((before) => ({ ...before, ...next }));
  const count = Object.values(chosen).filter((value) => value !== '').length;
  const filters: OwnFilters = { ...chosen, search: found.search };
  const clear = () => {
    setChosen(NONE);
    changeAddress({ search: '' });
  };
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:gap-6 sm:px-6 sm:pt-6">
      <LibraryHead
        title="Your recipes"
        tab="yours"
        search={{
          label: 'Search your recipes',
          value: found.search,
          onChange: (search) => changeAddress({ search }),
          maxLength: SEARCH_MAX,
        }}
        beside={<FiltersButton controls={id} open={open} count={count} onToggle={() => setOpen(!open)} />}
      />
      <Card id={id} className={cx('grid-cols-1 gap-3 p-4 sm:grid-cols-3 sm:p-5', open ? 'grid' : 'hidden')}>
        <Select
          label="Tag"
          value={chosen.tag}
          onChange={({ target }) => change({ tag: target.value })}
          options={[{ value: '', label: 'Any' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <Select
          label="Stars"
          value={chosen.rating}
          onChange={({ target }) => change({ rating: target.value })}
          options={RATINGS}
        />
        <Select
          label="Collection"
          value={chosen.collection}
          onChange={({ target }) => change({ collection: target.value })}
          options={[
            { value: '', label: 'Any' },
            ...collections.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Card>
      {addYourOwn}
      <div>
        <h2 className="sr-only">Recipes of your own</h2>
        <PagedRecipes
          query={ownQuery(filters)}
          summary={(total) => `${total} of your own`}
          action={action}
          empty={
            count > 0 || found.search !== '' ? (
              <NothingFound onClear={clear}>
                None of your own recipes fit. They’re all still here.
              </NothingFound>
            ) : (
              <p className="text-ink-soft">
                None yet. Bring one from a link or a note, or write it down: only you’ll see it.
              </p>
            )
          }
        />
        <DownloadRecipes />
      </div>
    </div>
  );
}
