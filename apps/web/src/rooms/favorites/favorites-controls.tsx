import { writeDiets } from '../../shared/diet-choice.ts';
import { DietFilter } from '../../shared/diet-filter.tsx';
import { Select } from '../../ui/select.tsx';
import type { FavoritesFilter } from './filter-favorites.ts';

const SORT_OPTIONS = [
  { value: 'recent', label: 'Newest first' },
  { value: 'title', label: 'Title' },
  { value: 'time', label: 'Cooking time' },
  { value: 'calories', label: 'Calories' },
];

interface FavoritesControlsProps {
  value: FavoritesFilter;
  tags: readonly { tag: string; count: number }[];
  onChange: (next: Record<string, string>) => void;
}

export function FavoritesControls({ value, tags, onChange }: FavoritesControlsProps) {
  // A tag from the address stays visible even if no recipe has it, to explain an empty list.
  const strange = value.tag !== '' && !tags.some(({ tag }) => tag === value.tag);
  const options = [
    { value: '', label: 'All tags' },
    ...(strange ? [{ value: value.tag, label: `${value.tag} (0)` }] : []),
    ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
  ];
  return (
    <section aria-label="Sort and filters" className="grid grid-cols-1 gap-3">
      <div className="flex gap-2 *:min-w-0 *:flex-1 sm:*:flex-none">
        <Select
          label="Sort by"
          hideLabel
          options={SORT_OPTIONS}
          value={value.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
          className="sm:w-48"
        />
        <Select
          label="Filter by tag"
          hideLabel
          options={options}
          value={value.tag}
          onChange={(event) => onChange({ tag: event.target.value })}
          className="sm:w-48"
        />
      </div>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-herb-ink text-sm">
          Diet{value.diets.length > 0 && `: ${value.diets.join(', ')}`}
        </summary>
        <DietFilter value={value} onChange={(diets) => onChange({ ...writeDiets(diets) })} />
      </details>
    </section>
  );
}
