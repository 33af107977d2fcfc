import { COURSES, DIFFICULTIES } from '@crisper/contract/vocabulary';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { writeDiets } from '../../../shared/diet-choice.ts';
import { DietFilter } from '../../../shared/diet-filter.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { isSearching, readDiscovery, SEARCH_MAX } from './browse-filters.ts';
import { discoveryQuery } from './browsing.queries.ts';
import { DiscoveryHero } from './discovery-hero.tsx';
import { DiscoveryTabs, type DiscoveryTabsProps } from './discovery-tabs.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HeroPlates } from './hero-plates.tsx';
import { PagedRecipes } from './paged-recipes.tsx';
import { resultCount } from './result-count.ts';
import { useFilters } from './use-filters.ts';

const NONE = { search: '', category: 'all', difficulty: 'all', diet: '', dietMatch: '' };

interface DiscoveryProps extends DiscoveryTabsProps {
  /** A member's way to plan, list and pantry. */
  kitchen?: ReactNode;
}

export function Discovery({ kitchen, ...shelves }: DiscoveryProps) {
  const { filters, change } = useFilters(readDiscovery);
  return (
    <>
      <DiscoveryHero art={<HeroPlates />} />
      <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
        {kitchen && <div className="mb-6">{kitchen}</div>}
        <section aria-label="Search and filters" className="grid gap-5">
          <SearchField
            label="Search recipes"
            placeholder="Search dishes or ingredients"
            maxLength={SEARCH_MAX}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <div className="grid gap-5 sm:flex sm:flex-wrap sm:gap-x-10">
            <FilterChips
              title="Category"
              words={COURSES}
              value={filters.category}
              onChange={(category) => change({ category })}
            />
            <FilterChips
              title="Difficulty"
              words={DIFFICULTIES}
              value={filters.difficulty}
              onChange={(difficulty) => change({ difficulty })}
            />
            <DietFilter value={filters} onChange={(diets) => change({ ...writeDiets(diets) })} />
          </div>
        </section>

        {isSearching(filters) && (
          <section aria-labelledby="search-results" className="mt-10">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <h2 id="search-results" className="text-3xl">
                Search Results
              </h2>
              <Button variant="ghost" onClick={() => change(NONE)}>
                Clear All
              </Button>
            </div>
            <PagedRecipes
              query={discoveryQuery(filters)}
              summary={(total) => resultCount(total)}
              action={shelves.action}
              empty={
                <EmptyState
                  icon={SearchX}
                  title="No Recipes Found"
                  action={<Button onClick={() => change(NONE)}>Clear All</Button>}
                >
                  Try fewer filters or a plainer word: “pasta” finds more than “linguine al dente”.
                </EmptyState>
              }
            />
          </section>
        )}

        <DiscoveryTabs
          tab={filters.tab}
          onTab={(tab) => change({ tab: tab === 'discover' ? '' : tab })}
          {...shelves}
        />
      </div>
    </>
  );
}
