import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { DietFilter } from '../../shared/diet-filter.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { countFilters, type Filters, MIN_MATCH, NO_FILTERS, TIMES } from './filters.ts';

const TIME_OPTIONS = [
  { value: '', label: 'Any time' },
  ...TIMES.map((time) => ({ value: String(time), label: `Up to ${time} minutes` })),
];

interface FilterPanelProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Beside the results; on a small screen behind a button. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(filters);
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <Card
      className={cx(
        'lg:p-5',
        open ? 'basis-full p-4' : 'flex-1 max-lg:border-0 max-lg:bg-transparent max-lg:shadow-none',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl max-lg:sr-only">Filters</h2>
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="px-4 lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          {open ? 'Hide filters' : 'Filters'}
        </Button>
        {count > 0 && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)} className="px-3 text-sm lg:-my-2">
            Clear {count}
          </Button>
        )}
      </div>
      <div id={id} className={cx('mt-5 gap-6', open ? 'grid' : 'hidden lg:grid')}>
        <SearchField
          label="Search these recipes"
          placeholder="Search these recipes"
          value={filters.text}
          onChange={(text) => change({ text })}
        />
        <Slider
          label="Minimum match"
          {...MIN_MATCH}
          value={filters.minMatch}
          onChange={(minMatch) => change({ minMatch })}
          format={(value) => `${value}%`}
        />
        <Select
          label="Time"
          options={TIME_OPTIONS}
          value={filters.maxTime === null ? '' : String(filters.maxTime)}
          onChange={(event) => change({ maxTime: event.target.value ? Number(event.target.value) : null })}
        />
        <DietFilter value={filters} onChange={({ diets, dietMatch }) => change({ diets, dietMatch })} />
        <Checkbox checked={filters.onlyComplete} onChange={(onlyComplete) => change({ onlyComplete })}>
          Only recipes I can make 100%
        </Checkbox>
      </div>
    </Card>
  );
}
