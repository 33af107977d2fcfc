import { DISCUSSION_CATEGORIES } from '@crisper/contract/community/community';
import { Chip } from '../../ui/chip.tsx';
import type { Filters } from './community.queries.ts';

interface CategoryBarProps {
  value: Filters;
  onChange: (next: Partial<Filters>) => void;
}

export function CategoryBar({ value, onChange }: CategoryBarProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 *:shrink-0">
        <legend className="sr-only">Category</legend>
        {(['All', ...DISCUSSION_CATEGORIES] as const).map((category) => (
          <Chip key={category} selected={value.category === category} onToggle={() => onChange({ category })}>
            {category}
          </Chip>
        ))}
      </fieldset>
      {value.topic && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          About
          <Chip
            onRemove={() => onChange({ topic: '' })}
            removeLabel={`Show all topics, not only ${value.topic}`}
          >
            #{value.topic}
          </Chip>
        </p>
      )}
    </div>
  );
}
