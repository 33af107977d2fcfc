import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { collectionNamesQuery, type OwnFilters, ownQuery, tagsQuery } from './browsing.queries.ts';
import { DownloadRecipes } from './download-recipes.tsx';
import { PagedRecipes } from './paged-recipes.tsx';

const NONE: OwnFilters = { search: '', tag: '', rating: '', collection: '' };
const RATINGS = [
  { value: '', label: 'Any' },
  { value: '3', label: '3 stars or more' },
  { value: '4', label: '4 stars or more' },
  { value: '5', label: '5 stars' },
];

interface YourRecipesProps {
  action: (recipe: Recipe) => ReactNode;
  /** A way to add the first one. */
  addYourOwn: ReactNode;
}

/** One's own recipes, found by words, tag, stars and collection. */
export function YourRecipes({ action, addYourOwn }: YourRecipesProps) {
  const [filters, setFilters] = useState(NONE);
  const { data: tags = [] } = useQuery(tagsQuery);
  const { data: collections = [] } = useQuery(collectionNamesQuery);
  const change = (next: Partial<OwnFilters>) => setFilters((before) => ({ ...before, ...next }));
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    <>
      <div className="mb-6 grid grid-cols-3 items-end gap-3 sm:gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-3 lg:col-span-1">
          <SearchField
            label="Search your recipes"
            placeholder="Search your recipes"
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </div>
        <Select
          label="Tag"
          value={filters.tag}
          onChange={({ target }) => change({ tag: target.value })}
          options={[{ value: '', label: 'Any' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <Select
          label="Stars"
          value={filters.rating}
          onChange={({ target }) => change({ rating: target.value })}
          options={RATINGS}
        />
        <Select
          label="Collection"
          value={filters.collection}
          onChange={({ target }) => change({ collection: target.value })}
          options={[
            { value: '', label: 'Any' },
            ...collections.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </div>
      <PagedRecipes
        query={ownQuery(filters)}
        summary={(total) => `${total} of your own`}
        action={action}
        empty={
          filtered ? (
            <EmptyState
              icon={SearchX}
              title="No Recipes Found"
              action={<Button onClick={() => setFilters(NONE)}>Clear All</Button>}
            >
              None of your own recipes fit. They’re all still here.
            </EmptyState>
          ) : (
            <EmptyState icon={NotebookPen} title="None of your own yet" action={addYourOwn}>
              Bring a recipe from a link or a note, or write one down. Only you’ll see it.
            </EmptyState>
          )
        }
      />
      <DownloadRecipes />
    </>
  );
}
