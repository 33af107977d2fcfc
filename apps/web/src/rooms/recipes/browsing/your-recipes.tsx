import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  { value: '', label: t`Any` },
  { value: '3', label: t`3 stars or more` },
  { value: '4', label: t`4 stars or more` },
  { value: '5', label: t`5 stars` },
];

const addYourOwn = (
  <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3">
    <Button asChild>
      <Link to="/recipes/new">
        <Plus aria-hidden className="size-5" />
        <Trans>Add your own</Trans>
      </Link>
    </Button>
    <Button variant="outline" asChild>
      <Link to="/recipes/import">
        <FolderInput aria-hidden className="size-5" />
        <Trans>Import recipes</Trans>
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
        title={t`Your recipes`}
        tab="yours"
        search={{
          label: t`Search your recipes`,
          value: found.search,
          onChange: (search) => changeAddress({ search }),
          maxLength: SEARCH_MAX,
        }}
        beside={<FiltersButton controls={id} open={open} count={count} onToggle={() => setOpen(!open)} />}
      />
      <Card id={id} className={cx('grid-cols-1 gap-3 p-4 sm:grid-cols-3 sm:p-5', open ? 'grid' : 'hidden')}>
        <Select
          label={t`Tag`}
          value={chosen.tag}
          onChange={({ target }) => change({ tag: target.value })}
          options={[{ value: '', label: t`Any` }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <Select
          label={t`Stars`}
          value={chosen.rating}
          onChange={({ target }) => change({ rating: target.value })}
          options={RATINGS}
        />
        <Select
          label={t`Collection`}
          value={chosen.collection}
          onChange={({ target }) => change({ collection: target.value })}
          options={[
            { value: '', label: t`Any` },
            ...collections.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </Card>
      {addYourOwn}
      <div>
        <h2 className="sr-only">
          <Trans>Recipes of your own</Trans>
        </h2>
        <PagedRecipes
          query={ownQuery(filters)}
          summary={(total) => plural(total, { one: '# recipe', other: '# recipes' })}
          action={action}
          empty={
            count > 0 || found.search !== '' ? (
              <NothingFound onClear={clear}>
                <Trans>None of your own recipes fit. They’re all still here.</Trans>
              </NothingFound>
            ) : (
              <p className="text-ink-soft">
                <Trans>
                  None yet. Bring one from a link or a note, or write it down: only you’ll see it.
                </Trans>
              </p>
            )
          }
        />
        <DownloadRecipes />
      </div>
    </div>
  );
}
