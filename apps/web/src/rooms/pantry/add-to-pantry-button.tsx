import { t } from '@lingui/core/macro';
import { Archive, Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePantryActions } from './use-pantry.ts';

interface AddToPantryButtonProps {
  /** The selected ingredients of a scan. */
  things: readonly { name: string; amount?: number; unit?: string | null }[];
  label?: string;
}

const MOST = 100;

export function AddToPantryButton({ things, label = t`Add to pantry` }: AddToPantryButtonProps) {
  const actions = usePantryActions();
  const [done, setDone] = useState<string | null>(null);
  const key = things.map(({ name }) => name).join('\n');
  const put = async () => {
    const items = things.slice(0, MOST).map((thing) => ({ ...thing, name: thing.name.slice(0, 80) }));
    if (await actions.add(items, 'scan')) setDone(key);
  };
  const there = done === key;
  return (
    <Button
      variant="outline"
      busy={actions.busy}
      disabled={things.length === 0 || there}
      onClick={() => void put()}
    >
      {there ? <Check aria-hidden className="size-5" /> : <Archive aria-hidden className="size-5" />}
      {there ? t`In your pantry` : label}
    </Button>
  );
}
