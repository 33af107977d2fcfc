import { DISCUSSION_CATEGORIES } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../ui/chip.tsx';
import { CATEGORY_NAMES } from './category-names.ts';
import type { Filters } from './community.queries.ts';

interface CategoryBarProps {
  value: Filters;
  onChange: (next: Partial<Filters>) => void;
}

export function CategoryBar({ value, onChange }: CategoryBarProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 *:shrink-0">
        <legend className="sr-only">
          <Trans>Category</Trans>
        </legend>
        {(['All', ...DISCUSSION_CATEGORIES] as const).map((category) => (
          <Chip key={category} selected={value.category === category} onToggle={() => onChange({ category })}>
            {category === 'All' ? t({ message: 'All', context: 'discussions' }) : CATEGORY_NAMES[category]}
          </Chip>
        ))}
      </fieldset>
      {value.topic && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          <Trans>About</Trans>
          <Chip
            onRemove={() => onChange({ topic: '' })}
            removeLabel={t`Show all topics, not only ${value.topic}`}
          >
            #{value.topic}
          </Chip>
        </p>
      )}
    </div>
  );
}
