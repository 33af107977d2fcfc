import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { writeDiets } from '../../../shared/diets/diet-choice.ts';
import { DietFilter } from '../../../shared/diets/diet-filter.tsx';
import { FiltersButton } from '../../../shared/recipes/filters-button.tsx';
import { LibraryHead } from '../../../shared/recipes/library-head.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { ActiveFilters } from './active-filters.tsx';
import { readEquipment, SEARCH_MAX, TILES, type Tile } from './browse-filters.ts';
import { equipmentQuery } from './browsing.queries.ts';
import { EquipmentTiles } from './equipment-tiles.tsx';
import { NothingFound } from './nothing-found.tsx';
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
  const [open, setOpen] = useState(false);
  const id = useId();
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
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:gap-6 sm:px-6 sm:pt-6">
      <LibraryHead
        title={t`Browse Recipes`}
        tab="browse"
        back={{ to: '/', label: t`Back to Home` }}
        search={{
          label: t`Search by name or ingredient`,
          value: filters.search,
          onChange: (search) => change({ search }),
          maxLength: SEARCH_MAX,
        }}
        beside={
          <FiltersButton
            controls={id}
            open={open}
            count={filters.diets.length}
            onToggle={() => setOpen(!open)}
          />
        }
      />
      <section aria-label={t`Filters`} className="grid grid-cols-1 gap-3">
        <EquipmentTiles value={filters.equipment} onToggle={toggle} />
        <Card id={id} className={cx('p-4 sm:p-5', !open && 'hidden')}>
          <DietFilter value={filters} onChange={(diets) => change({ ...writeDiets(diets) })} />
        </Card>
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

      <section aria-labelledby="found">
        <h2 id="found" className="sr-only">
          <Trans>Recipes</Trans>
        </h2>
        <PagedRecipes
          query={equipmentQuery(asked)}
          summary={(total) => resultCount(total, asked.equipment.length > 0)}
          action={action}
          usualMinutes={USUAL_MINUTES}
          empty={
            <NothingFound onClear={clear}>
              <Trans>Nothing fits all of these at once. Take a filter off, or try another word.</Trans>
            </NothingFound>
          }
        />
      </section>
      <ProCall />
    </div>
  );
}
