import type {
  InteractiveStep,
  RecipeIngredientView,
  StepTemperature,
} from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  CookingPot,
  Eye,
  Flame,
  Lightbulb,
  ListChecks,
  Thermometer,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Scale } from '../../shared/amounts.ts';
import { allergenNames } from '../../shared/word-names.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { StepText } from './step-text.tsx';

function Note({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <p
      className={cx('flex gap-3 rounded-card p-4 text-lg [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0', tone)}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}

function Fact({
  icon,
  tone = 'bg-sunken',
  children,
}: {
  icon: ReactNode;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <li
      className={cx(
        'inline-flex items-center gap-2 rounded-full px-4 py-2 font-semibold [&_svg]:size-5 [&_svg]:shrink-0',
        tone,
      )}
    >
      {icon}
      {children}
    </li>
  );
}

interface StepCardProps {
  step: InteractiveStep;
  total: number;
  lines: readonly RecipeIngredientView[];
  scale: Scale;
  timers: ReactNode;
  onIngredients: () => void;
}

const NAMES: Record<Exclude<StepTemperature['of'], 'inside' | 'other'>, (degrees: string) => string> = {
  oven: (degrees) => t`Oven ${degrees}`,
  'air fryer': (degrees) => t`Air fryer ${degrees}`,
  grill: (degrees) => t`Grill ${degrees}`,
  oil: (degrees) => t`Oil ${degrees}`,
};

const HEAT_NAMES: Record<NonNullable<InteractiveStep['heat']>, string> = {
  high: t`high heat`,
  'medium-high': t`medium-high heat`,
  medium: t`medium heat`,
  'medium-low': t`medium-low heat`,
  low: t`low heat`,
  off: t`Heat off`,
};

/** "Oven 400°F / 205°C" is set, "Done at 165°F / 74°C inside" is measured in the food. */
function TemperatureFact({ of, f, c }: StepTemperature) {
  const degrees = `${f}°F / ${c}°C`;
  if (of === 'inside')
    return (
      <Fact icon={<Thermometer aria-hidden />} tone="bg-herb-soft text-herb-ink">
        <Trans>Done at {degrees} inside</Trans>
      </Fact>
    );
  return (
    <Fact icon={<Flame aria-hidden />} tone="bg-honey-soft text-honey-ink">
      {of === 'other' ? degrees : NAMES[of](degrees)}
    </Fact>
  );
}

/** The current step, in type large enough to read from the stove. */
export function StepCard({ step, total, lines, scale, timers, onIngredients }: StepCardProps) {
  return (
    <div className="grid grid-cols-1 gap-6 short:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] short:gap-x-6 short:gap-y-3">
      <div className="short:col-span-2">
        <div className="flex items-center justify-between gap-3">
          <p className="font-semibold text-ink-soft text-lg tabular-nums">
            <Trans>
              Step {step.step} of {total}
            </Trans>
          </p>
          <Button variant="ghost" onClick={onIngredients} className="-me-3 px-3 text-herb-ink">
            <ListChecks aria-hidden className="size-5" />
            <Trans>Ingredients</Trans>
          </Button>
        </div>
        <h2 className="mt-1 text-4xl sm:text-5xl short:text-2xl">{step.title}</h2>
      </div>
      <p className="text-[1.5rem] leading-relaxed sm:text-[1.75rem] short:text-xl">
        <StepText step={step} lines={lines} scale={scale} />
      </p>
      <div className="grid grid-cols-1 content-start gap-6 short:gap-3">
        {(step.heat || step.temps.length > 0 || step.equipment.length > 0) && (
          <ul className="flex flex-wrap gap-2">
            {step.heat && (
              <Fact icon={<Flame aria-hidden className="text-honey-ink" />}>{HEAT_NAMES[step.heat]}</Fact>
            )}
            {step.temps.map((temp) => (
              <TemperatureFact key={`${temp.of} ${temp.f}`} {...temp} />
            ))}
            {step.equipment.map((tool) => (
              <Fact key={tool} icon={<CookingPot aria-hidden className="text-ink-soft" />}>
                {tool}
              </Fact>
            ))}
          </ul>
        )}
        {timers}
        <div className="grid gap-3">
          {step.looks_right && (
            <Note icon={<Eye aria-hidden />} tone="bg-herb-soft text-herb-ink">
              <strong className="font-semibold">
                <Trans>Looks right:</Trans>{' '}
              </strong>
              {step.looks_right}
            </Note>
          )}
          {step.tip && (
            <Note icon={<Lightbulb aria-hidden />} tone="bg-honey-soft text-honey-ink">
              <strong className="font-semibold">
                <Trans>Tip:</Trans>{' '}
              </strong>
              {step.tip}
            </Note>
          )}
          {step.swap_note && (
            <Note icon={<ArrowLeftRight aria-hidden />} tone="bg-sunken text-ink">
              {step.swap_note}
            </Note>
          )}
          {step.allergen_flags.length > 0 && (
            <p className="flex items-center gap-2 text-ink-soft">
              <TriangleAlert aria-hidden className="size-4.5" />
              <Trans>Contains {allergenNames(step.allergen_flags)}</Trans>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
