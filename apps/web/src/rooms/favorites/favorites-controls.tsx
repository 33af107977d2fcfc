import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { writeDiets } from '../../shared/diets/diet-choice.ts';
import { DietFilter } from '../../shared/diets/diet-filter.tsx';
import { DIET_NAMES } from '../../shared/word-names.ts';
import { Select } from '../../ui/select.tsx';
import type { FavoritesFilter } from './filter-favorites.ts';

const SORT_OPTIONS = [
  { value: 'recent', label: t`Newest first` },
  { value: 'title', label: t`Title` },
  { value: 'time', label: t`Cooking time` },
  { value: 'calories', label: t`Calories` },
];

interface FavoritesControlsProps {
  value: FavoritesFilter;
  tags: readonly { tag: string; count: number }[];
  onChange: (next: Record<string, string>) => void;
  /** How many are shown. */
  count: ReactNode;
}

export function FavoritesControls({ value, tags, onChange, count }: FavoritesControlsProps) {
  // A tag from the address stays visible even if no recipe has it, to explain an empty list.
  const strange = value.tag !== '' && !tags.some(({ tag }) => tag === value.tag);
  const options = [
    { value: '', label: t`All tags` },
    ...(strange ? [{ value: value.tag, label: `${value.tag} (0)` }] : []),
    ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
  ];
  const diets = value.diets.map((diet) => DIET_NAMES[diet]).join(', ');
  return (
    <section aria-label={t`Sort and filters`} className="grid grid-cols-1 gap-1">
      <div className="flex gap-2 *:min-w-0 *:flex-1 sm:*:flex-none">
        <Select
          label={t`Sort by`}
          hideLabel
          options={SORT_OPTIONS}
          value={value.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
          className="sm:w-48"
        />
        <Select
          label={t`Filter by tag`}
          hideLabel
          options={options}
          value={value.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
          className="sm:w-48"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {count}
        <details className="group/diet max-w-full open:basis-full">
          <summary className="ms-auto flex min-h-11 w-fit max-w-full cursor-pointer list-none items-center gap-1.5 font-medium text-sm [&::-webkit-details-marker]:hidden">
            <span className="truncate">{diets ? t`Diet: ${diets}` : t`Diet`}</span>
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-ink-soft transition group-open/diet:rotate-180"
            />
          </summary>
          <div className="pb-3">
            <DietFilter value={value} onChange={(diets) => onChange({ ...writeDiets(diets) })} />
          </div>
        </details>
      </div>
    </section>
  );
}
