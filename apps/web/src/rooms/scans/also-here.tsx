import type { ScanResult } from '@crisper/contract/scans/scans';
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
    <div className="grid gap-2.5">
      <h3 className="text-lg">Also here?</h3>
      <p className="text-ink-soft text-sm">Tap what is there, too.</p>
      <ul ref={list} tabIndex={-1} aria-label="Also here?" className="flex flex-wrap gap-2">
        {offered.map(({ name, food, emoji }) => (
          <li key={name}>
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
