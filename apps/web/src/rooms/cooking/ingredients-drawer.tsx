import type { InteractiveStep, RecipeIngredientView } from '@crisper/contract/recipes/recipes';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountOf, partOf, type Scale } from '../../shared/amounts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Cooking } from './cooking-state.ts';
import { type LineState, usedSoFar } from './used-so-far.ts';

interface IngredientsDrawerProps {
  lines: readonly RecipeIngredientView[];
  steps: readonly InteractiveStep[];
  cooking: Cooking;
  scale: Scale;
  onClose: () => void;
  /** Below the ingredients. */
  children?: ReactNode;
}

/** Everything the recipe takes, with what is in the pan already. */
export function IngredientsDrawer(props: IngredientsDrawerProps) {
  const { lines, steps, cooking, scale, onClose, children } = props;
  const states = usedSoFar(lines.length, steps, cooking.done, cooking.active);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t`Ingredients for ${scale.servings}`}>
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed
          <IngredientRow key={at} line={line} state={states[at]!} scale={scale} />
        ))}
      </ul>
      {scale.servings !== scale.baseServings && (
        <p className="mt-4 text-ink-soft text-sm">
          <Trans>
            Amounts are for {scale.servings}. Pans, pieces and times in the text are for {scale.baseServings}.
          </Trans>
        </p>
      )}
      <Button variant="outline" onClick={onClose} className="mt-5 w-full">
        <Trans>Back to the step</Trans>
      </Button>
      {children && <div className="mt-4">{children}</div>}
    </Sheet>
  );
}

function IngredientRow({
  line,
  state,
  scale,
}: {
  line: RecipeIngredientView;
  state: LineState;
  scale: Scale;
}) {
  const amount = amountOf(line, scale);
  const gone = state.used > 0.99;
  const note = noteOf(line, state, scale);
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <span
        aria-hidden
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border-2',
          gone ? 'border-herb bg-herb text-on-herb' : 'border-line-strong',
        )}
      >
        {gone && <Check className="size-4" strokeWidth={3} />}
      </span>
      <span className={cx('flex-1', gone && 'text-ink-soft')}>
        {amount && <strong className="font-semibold tabular-nums">{amount} </strong>}
        {line.ingredient.name}
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      {state.isNow && (
        <Badge tone="herb">
          <Trans>This step</Trans>
        </Badge>
      )}
    </li>
  );
}

function noteOf(line: RecipeIngredientView, { used, unsure, now }: LineState, scale: Scale): string | null {
  if (used > 0.99) return t`Used`;
  if (unsure) return t`Some of it is used`;
  if (used > 0) {
    const amount = amountOf(partOf(line, used), scale);
    return amount ? t`${amount} used` : t`Some of it used`;
  }
  if (now !== null && now < 1) {
    const amount = amountOf(partOf(line, now), scale);
    return t`${amount} of it now`;
  }
  return line.preparation && withFractionSigns(line.preparation);
}
