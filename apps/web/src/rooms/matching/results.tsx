import type { MatchedRecipe, WorthBuying } from '@crisper/contract/matching/matching';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, CloudOff, Refrigerator } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Kitchen } from '../../shared/kitchen-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DislikedNote, type Taste } from './disliked-note.tsx';
import { FilterBar } from './filter-bar.tsx';
import { askedFilters, byShopping, countFilters, NO_FILTERS, passes, type Sort, sorted } from './filters.ts';
import { IngredientsSummary } from './ingredients-summary.tsx';
import { keepFilters, keptFilters } from './kept-filters.ts';
import { MatchCard } from './match-card.tsx';
import { searchQuery } from './matching.queries.ts';
import { useMoreRecipes } from './more-recipes.ts';
import { SearchingOverlay } from './searching-overlay.tsx';
import { useTrackCachedResults } from './track-results.ts';
import { buySentence } from './worth-buying.ts';

/** The best match is large, two others stand beside it, the rest are rows. */
const SHAPES: readonly ('hero' | 'tile')[] = ['hero', 'tile', 'tile'];
const PLACES = {
  hero: 'sm:col-span-2! xl:row-span-2',
  tile: 'col-span-1!',
  row: '',
};

interface ResultsProps {
  kitchen: Kitchen;
  /** Who eats along. */
  eaters: ReactNode;
  /** What those who eat do not like. */
  tastes: readonly Taste[];
  /** What the person always has. */
  staples: ReactNode;
  action: (recipe: MatchedRecipe) => ReactNode;
  /** Puts what is missing on the shopping list. */
  shopping: (recipe: MatchedRecipe) => ReactNode;
  /** Shown if the plan limited the list. */
  upsell: ReactNode;
}

export function Results({ kitchen, eaters, tastes, staples, action, shopping, upsell }: ResultsProps) {
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
  const passing = sorted(
    found.filter((recipe) => passes(recipe, filters)),
    sort,
  );

  // Another order, or a search in the list, has no one dish to suggest.
  const suggests = sort === 'best' && filters.text.trim() === '' && passing.length > 0;
  const [withFar, setWithFar] = useState(false);
  const { near, far } = byShopping(passing);
  // Whoever looks for a name, or sorts, looks through all of it.
  const setsAside = suggests && !withFar && far.length > 0;
  const shown = setsAside ? near : suggests ? [...near, ...far] : passing;
  const [listing, setListing] = useState(false);
  const listId = useId();

  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-5">
      <header className="flex flex-wrap items-center gap-x-1">
        <Link
          to="/scan"
          className="-ms-2 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Back to Scan</Trans>
          </span>
        </Link>
        <h1 className="page-title">
          <Trans>Recipe Matches</Trans>
        </h1>
        <Button
          variant="outline"
          aria-expanded={listing}
          aria-controls={listId}
          aria-label={listing ? t`Hide ingredients` : t`Change ingredients`}
          onClick={() => setListing(!listing)}
          className="ms-auto gap-1.5 px-3! tabular-nums lg:hidden"
        >
          <Refrigerator aria-hidden className="size-5" />
          {kitchen.ingredients.length}
          <ChevronDown aria-hidden className={cx('size-4 transition', listing && 'rotate-180')} />
        </Button>
      </header>
      <div className="grid grid-cols-1 items-start gap-2 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
        <IngredientsSummary
          id={listId}
          open={listing}
          kitchen={kitchen}
          unknown={answers[0]?.unknown ?? []}
          excludedItems={answers[0]?.excludedItems ?? []}
        >
          {eaters}
          {staples}
        </IngredientsSummary>
        <div className="grid min-w-0 grid-cols-1 gap-2 sm:gap-4">
          <FilterBar filters={filters} onChange={setFilters} sort={sort} onSort={setSort} />
          <div className="flex items-baseline justify-between gap-3">
            <h2 className={suggests ? 'font-semibold text-base sm:text-xl' : 'sr-only'}>
              {suggests ? t`Tonight: this one` : t`Recipes`}
            </h2>
            <p role="status" className="ms-auto text-ink-soft text-sm tabular-nums">
              {search.data ? (
                <>
                  {plural(shown.length, { one: '# recipe', other: '# recipes' })}
                  <span className="max-sm:sr-only">
                    {' '}
                    <Trans>for what you have</Trans>
                  </span>
                </>
              ) : search.isError ? (
                t`No answer yet`
              ) : (
                t`Looking for recipes…`
              )}
            </p>
          </div>
          <div aria-busy={waiting} className={cx('min-w-0 transition-opacity', waiting && 'opacity-60')}>
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
              <ul
                aria-label={t`Recipes`}
                className="grid grid-cols-2 gap-2 *:col-span-2 sm:gap-5 sm:*:col-span-1 xl:grid-cols-3"
              >
                {shown.map((recipe, at) => {
                  const shape = suggests ? (SHAPES[at] ?? 'row') : 'row';
                  return (
                    <li key={recipe.id} className={cx('min-w-0', PLACES[shape])}>
                      <MatchCard
                        recipe={recipe}
                        shape={shape}
                        action={action(recipe)}
                        shopping={shopping(recipe)}
                      />
                    </li>
                  );
                })}
              </ul>
            )}
            {shown.length > 0 && answers[0]?.worthBuying && (
              <p className="mt-6 text-center text-ink-soft">{buySentence(answers[0].worthBuying)}</p>
            )}
            <DislikedNote
              disliked={answers[0]?.disliked ?? []}
              tastes={tastes}
              shown={filters.withDisliked}
              onShow={(withDisliked) => setFilters({ ...filters, withDisliked })}
            />
            {written.writing && (
              <p role="status" className="mt-6 animate-shimmer text-center text-ink-soft">
                <Trans>Writing more recipes for what you have…</Trans>
              </p>
            )}
            {setsAside && (
              <Button
                variant="outline"
                size="lg"
                onClick={() => setWithFar(true)}
                className="mx-auto mt-6 flex"
              >
                {plural(far.length, {
                  one: 'Show # more that needs shopping',
                  other: 'Show # more that need shopping',
                })}
              </Button>
            )}
            {search.hasNextPage && !setsAside && (
              <Button
                variant="outline"
                size="lg"
                busy={search.isFetchingNextPage}
                onClick={() => void search.fetchNextPage()}
                className="mx-auto mt-8 flex"
              >
                <Trans>Show more recipes</Trans>
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
  const more = worthBuying ? buySentence(worthBuying) : t`A few more ingredients open up many more dishes.`;
  return (
    <Card>
      <EmptyState
        icon={Refrigerator}
        title={filtered ? t`Nothing fits these filters` : t`Nothing to cook from this alone`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {filtered && (
              <Button onClick={onClear}>
                <Trans>Clear filters</Trans>
              </Button>
            )}
            <Button asChild variant={filtered ? 'outline' : 'primary'}>
              <Link to="/scan">
                <Trans>Scan More Ingredients</Trans>
              </Link>
            </Button>
          </div>
        }
      >
        {filtered ? `${t`Loosen one of them, or add an ingredient.`} ${more}` : more}
      </EmptyState>
    </Card>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title={t`Failed to fetch recipes`}
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your ingredients are kept. Check your connection and try once more.</Trans>
      </EmptyState>
    </Card>
  );
}
