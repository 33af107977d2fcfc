import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { bodyOf, EMPTY_DRAFT } from './meal-draft.ts';
import { MealEditor } from './meal-editor.tsx';
import { recentQuery } from './meals.queries.ts';
import { kcalOf } from './meals-by-slot.ts';
import { useMealActions } from './use-meal-actions.ts';
import { instantOf, WhenField } from './when-field.tsx';

const SHOWN = 6;

interface AddMealDialogProps {
  /** What was typed before the dialog opened. */
  name?: string;
  onClose: () => void;
}

/** Logs a meal without a photo: a recent one again, foods by name, or typed figures. */
export function AddMealDialog({ name = '', onClose }: AddMealDialogProps) {
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, name });
  const [at, setAt] = useState('');
  const { data: recent = [] } = useQuery(recentQuery);
  const actions = useMealActions();

  const save = async () => {
    const eatenAt = instantOf(at);
    const searched = draft.items.some(({ food }) => food !== null);
    const body = {
      ...bodyOf(draft),
      source: searched ? ('search' as const) : ('typed' as const),
      ...(eatenAt && { eatenAt }),
    };
    if (await actions.save(body)) onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Add a meal`} wide>
      <div className="grid gap-6">
        {recent.length > 0 && (
          <section aria-label={t`Recent meals`}>
            <h3 className="font-sans font-semibold text-sm">
              <Trans>Log again</Trans>
            </h3>
            <div className="mt-2 flex flex-wrap gap-2">
              {recent.slice(0, SHOWN).map((meal) => (
                <Button
                  key={meal.id}
                  variant="outline"
                  disabled={actions.busy}
                  onClick={async () => {
                    if (await actions.repeat(meal)) onClose();
                  }}
                >
                  <RotateCcw aria-hidden className="size-4" />
                  <Trans>
                    {meal.name}, {kcalOf([meal])} kcal
                  </Trans>
                </Button>
              ))}
            </div>
          </section>
        )}
        <MealEditor draft={draft} onChange={setDraft} />
        <WhenField value={at} onChange={setAt} />
        <Button size="lg" busy={actions.busy} onClick={() => void save()}>
          <Trans>Save meal</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
