import { Archive, Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePantryActions } from './use-pantry.ts';

interface AddToPantryButtonProps {
  /** The selected ingredients of a scan. */
  names: readonly string[];
  label?: string;
}

const MOST = 100;

export function AddToPantryButton({ names, label = 'Add to pantry' }: AddToPantryButtonProps) {
  const actions = usePantryActions();
  const [done, setDone] = useState<string | null>(null);
  const key = names.join('\n');
  const put = async () => {
    const items = names.slice(0, MOST).map((name) => ({ name: name.slice(0, 80) }));
    if (await actions.add(items, 'scan')) setDone(key);
  };
  const there = done === key;
  return (
    <Button
      variant="outline"
      busy={actions.busy}
      disabled={names.length === 0 || there}
      onClick={() => void put()}
    >
      {there ? <Check aria-hidden className="size-5" /> : <Archive aria-hidden className="size-5" />}
      {there ? 'In your pantry' : label}
    </Button>
  );
}
