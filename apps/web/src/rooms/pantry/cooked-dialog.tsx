import type { PantryUse } from '@crisper/contract/pantry/pantry';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoodPicture } from '../../shared/foods/food-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cookedQuery } from './pantry.queries.ts';
import { usePantryActions } from './use-pantry.ts';

interface CookedDialogProps {
  recipe: { id: string; title: string };
  /** How many it was cooked for; absent: as the recipe says. */
  servings?: number;
  system: MeasureSystem;
  /** What was scanned, as far as it is still there. */
  scanned?: readonly Scanned[];
  /** Takes these off the list of what was scanned. */
  onUsedUp?: (names: readonly string[]) => void;
  onClose: () => void;
}

interface Scanned {
  name: string;
  food: string | null;
}

const idOf = ({ food, name }: Scanned): string => food ?? name.trim();

/** After cooking: the amounts to take out of the pantry, which the user can correct. */
export function CookedDialog({
  recipe,
  servings,
  system,
  scanned = [],
  onUsedUp = () => undefined,
  onClose,
}: CookedDialogProps) {
  const { data, isError, refetch } = useQuery(
    cookedQuery(recipe.id, servings, scanned.map(idOf).join('\n') || undefined),
  );
  const inPantry = new Set(data?.uses.map(({ food, name }) => food ?? name));
  const took = new Map(data?.scanned.map(({ name, takes }) => [name, takes]));
  const others = scanned.flatMap((one) => {
    const takes = took.get(idOf(one));
    return takes && !inPantry.has(idOf(one)) ? [{ ...one, takes }] : [];
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`What did you use?`}
      description={t`You cooked ${recipe.title}.`}
    >
      {!data && !isError && <Skeleton className="h-40" />}
      {isError && (
        <div className="grid gap-4">
          <p>
            <Trans>We couldn’t read your pantry. Nothing was removed.</Trans>
          </p>
          <Button variant="outline" onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )}
      {data && data.uses.length === 0 && others.length === 0 && (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            <Trans>Nothing in this recipe comes from your pantry, so there’s nothing to remove.</Trans>
          </p>
          <Button onClick={onClose}>
            <Trans>Fine</Trans>
          </Button>
        </div>
      )}
      {data && data.uses.length + others.length > 0 && (
        <Uses uses={data.uses} scanned={others} system={system} onUsedUp={onUsedUp} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface UsesProps {
  uses: PantryUse[];
  scanned: readonly (Scanned & { takes: PantryUse['takes'] })[];
  system: MeasureSystem;
  onUsedUp: (names: readonly string[]) => void;
  onClose: () => void;
}

function Uses({ uses, scanned, system, onUsedUp, onClose }: UsesProps) {
  const actions = usePantryActions();
  // What has no amount, or is not for those who eat, starts unticked: only the user knows if it was used.
  const [chosen, setChosen] = useState(
    () =>
      new Set(
        uses.filter(({ grams, excludedItems }) => grams !== null && !excludedItems).map(({ id }) => id),
      ),
  );
  // Nobody knows how much of it there was, so some may be left.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
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
    const left = scanned.filter(({ name }) => !gone.has(name));
    if (body.length > 0 && !(await actions.use(body))) return;
    if (
      left.length > 0 &&
      !(await actions.add(
        left.map(({ name }) => ({ name })),
        'scan',
      ))
    )
      return;
    if (gone.size > 0) onUsedUp([...gone]);
    onClose();
  };
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {uses.map((use) => (
          <li key={use.id}>
            <Checkbox checked={chosen.has(use.id)} onChange={(on) => toggle(use.id, on)}>
              <span className="py-2">
                <FoodPicture food={use.food} className="size-6" /> {use.name}{' '}
                <span className="text-ink-soft text-sm tabular-nums">
                  {outcome(use, chosen.has(use.id), system)}
                </span>
                {use.warning && <span className="block text-sm text-tomato-ink">{use.warning}</span>}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {scanned.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>Scanned, not in your pantry. Tick what is used up.</Trans>
          </legend>
          <ul className="divide-y divide-line">
            {scanned.map(({ name, food, takes }) => (
              <li key={name}>
                <Checkbox
                  checked={gone.has(name)}
                  onChange={(on) => {
                    const next = new Set(gone);
                    if (on) next.add(name);
                    else next.delete(name);
                    setGone(next);
                  }}
                >
                  <span className="py-2">
                    <FoodPicture food={food} className="size-6" /> {name}{' '}
                    <span className="text-ink-soft text-sm tabular-nums">
                      {gone.has(name)
                        ? t`used up`
                        : takes[system]
                          ? t`${takes[system]} used, some left, goes into your pantry`
                          : t`some left, goes into your pantry`}
                    </span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Button busy={actions.busy} onClick={() => void save()}>
        {chosen.size > 0 ? t`Remove from the pantry` : t`Save`}
      </Button>
    </div>
  );
}

function outcome(use: PantryUse, isChosen: boolean, system: MeasureSystem): string {
  if (use.grams === null) return isChosen ? t`all of it is gone` : t`some left, stays in your pantry`;
  if (use.usesUp) return t`${use.takes[system]}, the last of it`;
  return t`${use.takes[system]}, leaves ${use.leaves[system]}`;
}
