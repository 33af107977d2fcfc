import type { ScanResult } from '@crisper/contract/scans/scans';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { IngredientChip } from '../../shared/ingredient-chip.tsx';

interface AlsoHereProps {
  offered: ScanResult['also'];
  onAdd: (name: string, food?: { id: string; name: string; emoji: string }) => void;
}

/** What this kitchen usually has, and what the photos hint at: one tap puts it on the list. */
export function AlsoHere({ offered, onAdd }: AlsoHereProps) {
  const list = useRef<HTMLUListElement>(null);
  if (offered.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-ink-soft text-sm">
        <Trans>Usually also here:</Trans>
      </p>
      {/* One line to push sideways on a phone, so that the list above stays what one looks at. */}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t`Usually also here`}
        className="flex gap-2 py-1 outline-none max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
      >
        {offered.map(({ name, food, emoji }) => (
          <li key={name} className="shrink-0">
            <IngredientChip
              variant="optional"
              name={name}
              food={food}
              onToggle={() => {
                // The tapped chip is about to unmount.
                list.current?.focus();
                onAdd(name, food === null ? undefined : { id: food, name, emoji });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
