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
    <Card className="px-5 py-3 lg:py-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base lg:text-xl">Filters</h2>
        {count > 0 && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)} className="-my-2 text-sm">
            Clear {count}
          </Button>
        )}
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-my-1 lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          {open ? 'Hide' : 'Show'}
        </Button>
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
