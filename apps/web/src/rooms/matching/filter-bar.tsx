import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import { DietFilter } from '../../shared/diets/diet-filter.tsx';
import { FiltersButton } from '../../shared/recipes/filters-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { countFilters, type Filters, MIN_MATCH, NO_FILTERS, SORTS, type Sort, TIMES } from './filters.ts';

const TIME_OPTIONS = [
  { value: '', label: t`Any time` },
  ...TIMES.map((time) => ({ value: String(time), label: t`Up to ${time} minutes` })),
];

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Search, filters and order in one line; the filters unfold below it. */
export function FilterBar({ filters, onChange, sort, onSort }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = countFilters({ ...filters, text: '' });
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <section aria-label={t`Search and filters`}>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t`Search these recipes`}
            placeholder={t`Search these recipes`}
            value={filters.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <FiltersButton controls={id} open={open} count={count} onToggle={() => setOpen(!open)} />
        <SortMenu sort={sort} onSort={onSort} />
      </div>
      <Card id={id} className={cx('mt-3 gap-5 p-4 sm:p-5 md:grid-cols-2', open ? 'grid' : 'hidden')}>
        <Slider
          label={t`Minimum match`}
          {...MIN_MATCH}
          value={filters.minMatch}
          onChange={(minMatch) => change({ minMatch })}
          format={(value) => `${value}%`}
        />
        <Select
          label={t`Time`}
          options={TIME_OPTIONS}
          value={filters.maxTime === null ? '' : String(filters.maxTime)}
          onChange={(event) => change({ maxTime: event.target.value ? Number(event.target.value) : null })}
        />
        <DietFilter value={filters} onChange={({ diets, dietMatch }) => change({ diets, dietMatch })} />
        <div className="grid content-between justify-items-start gap-3">
          <Checkbox checked={filters.onlyComplete} onChange={(onlyComplete) => change({ onlyComplete })}>
            <Trans>Only recipes I can make 100%</Trans>
          </Checkbox>
          {count > 0 && (
            <Button variant="ghost" onClick={() => onChange(NO_FILTERS)} className="-ms-3 px-3 text-sm">
              <Trans>Clear {count}</Trans>
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

/** On a phone only its sign. */
function SortMenu({ sort, onSort }: Pick<FilterBarProps, 'sort' | 'onSort'>) {
  return (
    <label className="relative flex min-h-12 min-w-12 items-center justify-center rounded-control border border-line-strong bg-raised font-medium has-focus-visible:outline-3 has-focus-visible:outline-herb has-focus-visible:outline-offset-2 sm:ps-3.5">
      <ArrowUpDown aria-hidden className="size-4.5" />
      <span className="sr-only">
        <Trans>Sort by</Trans>
      </span>
      <select
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className="min-h-11 bg-transparent px-2.5 outline-none max-sm:absolute max-sm:inset-0 max-sm:opacity-0"
      >
        {Object.entries(SORTS).map(([id, label]) => (
          <option key={id} value={id} className="bg-raised text-ink">
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
