import type { MatchedRecipe, WorthBuying } from '@crisper/contract/matching/matching';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CloudOff, Refrigerator } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Kitchen } from '../../shared/kitchen-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { askedFilters, countFilters, NO_FILTERS, passes, SORTS, type Sort, sorted } from './filters.ts';
import { IngredientsSummary } from './ingredients-summary.tsx';
import { keepFilters, keptFilters } from './kept-filters.ts';
import { MatchCard } from './match-card.tsx';
import { searchQuery } from './matching.queries.ts';
import { useMoreRecipes } from './more-recipes.ts';
import { SearchingOverlay } from './searching-overlay.tsx';
import { useTrackCachedResults } from './track-results.ts';
import { buySentence } from './worth-buying.ts';

interface ResultsProps {
  kitchen: Kitchen;
  /** Who eats along. */
  eaters: ReactNode;
  /** What the person always has. */
  staples: ReactNode;
  action: (recipe: MatchedRecipe) => ReactNode;
  /** Puts what is missing on the shopping list. */
  shopping: (recipe: MatchedRecipe) => ReactNode;
  /** Shown if the plan limited the list. */
  upsell: ReactNode;
}

export function Results({ kitchen, eaters, staples, action, shopping, upsell }: ResultsProps) {
  const navigate = useNavigate();
  const [filters, setFilters] = useState(keptFilters);
  useEffect(() => keepFilters(filters), [filters]);
  const search = useInfiniteQuery(searchQuery(kitchen, askedFilters(filters)));
  useTrackCachedResults(kitchen, search.data?.pages[0]?.recipes.length);
  const waiting = search.isPlaceholderData;
  const answers = search.data?.pages ?? [];
  const written = useMoreRecipes(waiting ? null : (answers[0]?.moreJob ?? null));
  const found = unique([...answers.flatMap((page) => page.recipes), ...written.recipes]);
  const [sort, setSort] = useState<Sort>('best');
  const shown = sorted(
    found.filter((recipe) => passes(recipe, filters)),
    sort,
  );

  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-6">
      {/* A phone has no line to spare: the first recipe is to be on the first screen. */}
      <header className="grid grid-cols-[auto_1fr] items-center sm:grid-cols-1">
        <Link
          to="/scan"
          className="-ml-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 justify-self-start rounded-control px-2 font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Back to Scan</span>
        </Link>
        <h1 className="page-title">Recipe Matches</h1>
        <p role="status" className="col-span-full text-ink-soft text-sm tabular-nums sm:mt-2 sm:text-lg">
          {search.data
            ? `${shown.length} ${shown.length === 1 ? 'recipe' : 'recipes'} for what you have`
            : search.isError
              ? 'No answer yet'
              : 'Looking for recipes…'}
        </p>
      </header>
      {eaters}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="contents lg:grid lg:min-w-0 lg:grid-cols-1 lg:gap-4">
          <IngredientsSummary
            kitchen={kitchen}
            unknown={answers[0]?.unknown ?? []}
            excludedItems={answers[0]?.excludedItems ?? []}
          />
          {staples}
          <FilterPanel filters={filters} onChange={setFilters} />
        </div>
        <div className="contents lg:block">
          {shown.length > 1 && (
            <label className="flex items-center justify-end gap-2 text-ink-soft text-sm lg:mb-3">
              <span className="max-sm:sr-only">Sort by</span>
              <select
                value={sort}
                onChange={(event) => setSort(event.target.value as Sort)}
                className="min-h-11 rounded-control border border-line-strong bg-raised px-3 font-medium text-ink"
              >
                {Object.entries(SORTS).map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div
            aria-busy={waiting}
            className={cx('min-w-0 basis-full transition-opacity max-lg:mt-1', waiting && 'opacity-60')}
          >
            {search.isPending && (
              <SearchingOverlay count={kitchen.ingredients.length} onCancel={() => void navigate('/scan')} />
            )}
            {search.isError && !search.data && <Failed onRetry={() => void search.refetch()} />}
            {search.data && shown.length === 0 && (
              <Empty
                filtered={countFilters(filters) > 0}
                worthBuying={answers[0]?.worthBuying ?? null}
                onClear={() => setFilters(NO_FILTERS)}
              />
            )}
            {shown.length > 0 && (
              <ul aria-label="Recipes" className="grid gap-5 sm:grid-cols-2">
                {shown.map((recipe) => (
                  <li key={recipe.id}>
                    <MatchCard recipe={recipe} action={action(recipe)} shopping={shopping(recipe)} />
                  </li>
                ))}
              </ul>
            )}
            {shown.length > 0 && answers[0]?.worthBuying && (
              <p className="mt-6 text-center text-ink-soft">{buySentence(answers[0].worthBuying)}</p>
            )}
            {written.writing && (
              <p role="status" className="mt-6 animate-shimmer text-center text-ink-soft">
                Writing more recipes for what you have…
              </p>
            )}
            {search.hasNextPage && (
              <Button
                variant="outline"
                size="lg"
                busy={search.isFetchingNextPage}
                onClick={() => void search.fetchNextPage()}
                className="mx-auto mt-8 flex"
              >
                Show more recipes
              </Button>
            )}
            {answers.at(-1)?.capped && <div className="mt-8">{upsell}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A recipe from both the book and the model must appear once. */
function unique(recipes: readonly MatchedRecipe[]): MatchedRecipe[] {
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
}

interface EmptyProps {
  filtered: boolean;
  worthBuying: WorthBuying | null;
  onClear: () => void;
}

function Empty({ filtered, worthBuying, onClear }: EmptyProps) {
  const more = worthBuying ? buySentence(worthBuying) : 'A few more ingredients open up many more dishes.';
  return (
    <Card>
      <EmptyState
        icon={Refrigerator}
        title={filtered ? 'Nothing fits these filters' : 'Nothing to cook from this alone'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {filtered && <Button onClick={onClear}>Clear filters</Button>}
            <Button asChild variant={filtered ? 'outline' : 'primary'}>
              <Link to="/scan">Scan More Ingredients</Link>
            </Button>
          </div>
        }
      >
        {filtered ? `Loosen one of them, or add an ingredient. ${more}` : more}
      </EmptyState>
    </Card>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="Failed to fetch recipes"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Your ingredients are kept. Check your connection and try once more.
      </EmptyState>
    </Card>
  );
}
