import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writeDiets } from '../../../shared/diet-choice.ts';
import { DietFilter } from '../../../shared/diet-filter.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { readEquipment, SEARCH_MAX, TILES, type Tile } from './browse-filters.ts';
import { equipmentQuery } from './browsing.queries.ts';
import { EquipmentTiles } from './equipment-tiles.tsx';
import { PagedRecipes } from './paged-recipes.tsx';
import { ProCall } from './pro-call.tsx';
import { resultCount } from './result-count.ts';
import { useDelayed } from './use-delayed.ts';
import { useFilters } from './use-filters.ts';

/** Debounce, so that several quick selections make one request. */
const RELOAD_DELAY_MS = 100;
/** Shown for recipes without a time. */
const USUAL_MINUTES = 30;

interface EquipmentBrowserProps {
  /** Actions on a card, such as saving it. */
  action: (recipe: Recipe) => ReactNode;
}

export function EquipmentBrowser({ action }: EquipmentBrowserProps) {
  const { filters, change } = useFilters(readEquipment);
  const chosen = useDelayed(filters.equipment.join(','), RELOAD_DELAY_MS);
  const asked = {
    ...filters,
    equipment: TILES.filter((tile) => chosen.split(',').includes(tile)),
  };

  const toggle = (tile: Tile) => {
    const on = filters.equipment.includes(tile);
    const next = on ? filters.equipment.filter((other) => other !== tile) : [...filters.equipment, tile];
    change({ equipment: next.join(',') });
  };
  const clear = () => change({ search: '', equipment: '', diet: '', dietMatch: '' });

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
      <Button variant="ghost" asChild className="-ml-4">
        <Link to="/">
          <ArrowLeft aria-hidden className="size-5" />
          Back to Home
        </Link>
      </Button>
      <header className="mt-2 mb-7">
        <h1 className="page-title">Browse Recipes</h1>
        <p className="mt-3 max-w-xl text-ink-soft text-lg">
          Tell us what’s in your kitchen, and see only what you can really make with it.
        </p>
      </header>

      <section aria-label="Search and filters" className="grid gap-6">
        <SearchField
          label="Search by name or ingredient"
          placeholder="Search by name or ingredient"
          maxLength={SEARCH_MAX}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <EquipmentTiles value={filters.equipment} onToggle={toggle} />
        <DietFilter value={filters} onChange={(diets) => change({ ...writeDiets(diets) })} />
        <ActiveFilters
          filters={filters}
          onRemove={toggle}
          onRemoveSearch={() => change({ search: '' })}
          onRemoveDiet={(diet) =>
            change({
              ...writeDiets({ ...filters, diets: filters.diets.filter((other) => other !== diet) }),
            })
          }
          onClear={clear}
        />
      </section>

      <section aria-labelledby="found" className="mt-8">
        <h2 id="found" className="sr-only">
          Recipes
        </h2>
        <PagedRecipes
          query={equipmentQuery(asked)}
          summary={(total) => resultCount(total, asked.equipment.length > 0)}
          action={action}
          usualMinutes={USUAL_MINUTES}
          empty={
            <EmptyState
              icon={SearchX}
              title="No Recipes Found"
              action={<Button onClick={clear}>Clear All</Button>}
            >
              Nothing fits all of these at once. Take a filter off, or try another word.
            </EmptyState>
          }
        />
      </section>
      <ProCall />
    </div>
  );
}
