import { COURSES, DIFFICULTIES } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { writeDiets } from '../../../shared/diets/diet-choice.ts';
import { DietFilter } from '../../../shared/diets/diet-filter.tsx';
import { FiltersButton } from '../../../shared/recipes/filters-button.tsx';
import { LibraryHead } from '../../../shared/recipes/library-head.tsx';
import { COURSE_NAMES, DIFFICULTY_NAMES } from '../../../shared/word-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { isSearching, readDiscovery, SEARCH_MAX } from './browse-filters.ts';
import { discoveryQuery } from './browsing.queries.ts';
import { DiscoveryTabs, type DiscoveryTabsProps } from './discovery-tabs.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PagedRecipes } from './paged-recipes.tsx';
import { resultCount } from './result-count.ts';
import { ScanInvitation } from './scan-invitation.tsx';
import { useFilters } from './use-filters.ts';

const NONE = { search: '', category: 'all', difficulty: 'all', diet: '', dietMatch: '' };

/** The library's first tab: the search through all recipes, then shelves to look around. */
export function Discovery({ action }: Pick<DiscoveryTabsProps, 'action'>) {
  const { filters, change } = useFilters(readDiscovery);
  const [open, setOpen] = useState(false);
  const id = useId();
  const folded = Number(filters.difficulty !== 'all') + filters.diets.length;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:gap-6 sm:px-6 sm:pt-6">
      <LibraryHead
        title={t`Recipes`}
        tab="recipes"
        search={{
          label: t`Search recipes`,
          value: filters.search,
          onChange: (search) => change({ search }),
          maxLength: SEARCH_MAX,
        }}
        beside={<FiltersButton controls={id} open={open} count={folded} onToggle={() => setOpen(!open)} />}
      />
      <section aria-label={t`Filters`} className="grid grid-cols-1 gap-3">
        <FilterChips
          title={t`Category`}
          words={COURSES}
          names={COURSE_NAMES}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
        <Card id={id} className={cx('gap-5 p-4 sm:grid-cols-2 sm:p-5', open ? 'grid' : 'hidden')}>
          <FilterChips
            title={t`Difficulty`}
            words={DIFFICULTIES}
            names={DIFFICULTY_NAMES}
            value={filters.difficulty}
            onChange={(difficulty) => change({ difficulty })}
            showsTitle
          />
          <DietFilter value={filters} onChange={(diets) => change({ ...writeDiets(diets) })} />
        </Card>
      </section>

      {isSearching(filters) && (
        <section aria-labelledby="search-results">
          <div className="flex items-center justify-between gap-2">
            <h2 id="search-results" className="text-xl sm:text-2xl">
              <Trans>Search Results</Trans>
            </h2>
            <Button variant="ghost" onClick={() => change(NONE)}>
              <Trans>Clear All</Trans>
            </Button>
          </div>
          <PagedRecipes
            query={discoveryQuery(filters)}
            summary={(total) => resultCount(total)}
            action={action}
            empty={
              <NothingFound onClear={() => change(NONE)}>
                <Trans>
                  Try fewer filters or a plainer word: “pasta” finds more than “linguine al dente”.
                </Trans>
              </NothingFound>
            }
          />
        </section>
      )}

      <DiscoveryTabs
        tab={filters.tab}
        onTab={(tab) => change({ tab: tab === 'discover' ? '' : tab })}
        action={action}
      />
      <ScanInvitation />
    </div>
  );
}
