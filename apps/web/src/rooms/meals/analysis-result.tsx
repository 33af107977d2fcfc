import type { MealAnalysis } from '@crisper/contract/meals/meals';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info, Plus, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { bodyOf, itemOf, type MealDraft, withItems } from './meal-draft.ts';
import { MealEditor } from './meal-editor.tsx';
import { useMealActions } from './use-meal-actions.ts';
import { instantOf, WhenField } from './when-field.tsx';

interface AnalysisResultProps {
  found: MealAnalysis;
  draft: MealDraft;
  /** When it was eaten, as the field's value; empty for now. */
  at: string;
  onChange: (draft: MealDraft) => void;
  onAt: (at: string) => void;
  onAgain: () => void;
  onSaved: () => void;
}

/** The result of the photo analysis, to correct and save. */
export function AnalysisResult(props: AnalysisResultProps) {
  const { found, draft, at, onChange, onAt, onAgain, onSaved } = props;
  const actions = useMealActions();
  const taken = new Set(draft.items.map(({ food }) => food));
  const maybe = found.maybe.filter(({ id }) => !taken.has(id));

  const save = async () => {
    const eatenAt = instantOf(at);
    const body = { ...bodyOf(draft), source: 'photo' as const, ...(eatenAt && { eatenAt }) };
    if (await actions.save(body)) onSaved();
  };

  return (
    <div className="grid gap-5">
      {found.note && (
        <p className="flex gap-3 rounded-card bg-honey-soft p-4">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
          {found.note}
        </p>
      )}
      <MealEditor draft={draft} onChange={onChange} />
      {maybe.length > 0 && (
        <section aria-label={t`Also seen?`}>
          <h3 className="font-sans font-semibold text-sm">
            <Trans>Also seen?</Trans>
          </h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {maybe.map((food) => (
              <Button
                key={food.id}
                variant="outline"
                onClick={() => onChange(withItems(draft, [...draft.items, itemOf(food)]))}
              >
                <Plus aria-hidden className="size-4" /> {food.name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <WhenField value={at} onChange={onAt} />
      <p className="text-ink-soft text-sm">
        {found.source}
        {found.analysesLeft !== null &&
          ` ${plural(found.analysesLeft, {
            one: '# meal photo left today; analyzing this one again costs none.',
            other: '# meal photos left today; analyzing this one again costs none.',
          })}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="outline" size="lg" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" /> <Trans>Re-analyze Photo</Trans>
        </Button>
        <Button size="lg" busy={actions.busy} onClick={() => void save()}>
          <Trans>Save to Nutrition</Trans>
        </Button>
      </div>
    </div>
  );
}
