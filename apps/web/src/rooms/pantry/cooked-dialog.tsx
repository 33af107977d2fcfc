import type { PantryUse } from '@crisper/contract/pantry';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cookedQuery } from './pantry.queries.ts';
import { usePantryActions } from './use-pantry.ts';

interface CookedDialogProps {
  recipe: { id: string; title: string };
  system: MeasureSystem;
  onClose: () => void;
}

/** After cooking: the amounts to take out of the pantry, which the user can correct. */
export function CookedDialog({ recipe, system, onClose }: CookedDialogProps) {
  const { data, isError, refetch } = useQuery(cookedQuery(recipe.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What did you use?"
      description={`You cooked ${recipe.title}.`}
    >
      {!data && !isError && <Skeleton className="h-40" />}
      {isError && (
        <div className="grid gap-4">
          <p>Your pantry could not be read. Nothing was taken out of it.</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data && data.uses.length === 0 && (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            Nothing of this recipe is in your pantry, so there is nothing to take out.
          </p>
          <Button onClick={onClose}>Fine</Button>
        </div>
      )}
      {data && data.uses.length > 0 && <Uses uses={data.uses} system={system} onClose={onClose} />}
    </Dialog>
  );
}

function Uses({ uses, system, onClose }: { uses: PantryUse[]; system: MeasureSystem; onClose: () => void }) {
  const actions = usePantryActions();
  // Items with an unknown amount start unticked: only the user knows if they are used up.
  const [chosen, setChosen] = useState(
    () => new Set(uses.filter(({ grams }) => grams !== null).map(({ id }) => id)),
  );
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const save = async () => {
    const body = uses
      .filter(({ id }) => chosen.has(id))
      .map(({ id, version, grams, usesUp }) => ({ id, version, grams: usesUp ? null : grams }));
    if (body.length === 0) return onClose();
    if (await actions.use(body)) onClose();
  };
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {uses.map((use) => (
          <li key={use.id}>
            <Checkbox checked={chosen.has(use.id)} onChange={(on) => toggle(use.id, on)}>
              <span className="py-2">
                {use.emoji} {use.name}{' '}
                <span className="text-ink-soft text-sm tabular-nums">{outcome(use, system)}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button busy={actions.busy} onClick={() => void save()}>
        Take out of the pantry
      </Button>
    </div>
  );
}

function outcome(use: PantryUse, system: MeasureSystem): string {
  if (use.grams === null) return 'all of it is gone';
  if (use.usesUp) return `${use.takes[system]}, the last of it`;
  return `${use.takes[system]}, leaves ${use.leaves[system]}`;
}
