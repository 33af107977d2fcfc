import type {
  InteractiveStep,
  RecipeIngredientView,
  StepTemperature,
} from '@crisper/contract/recipes/recipes';
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

const NAMES: Record<Exclude<StepTemperature['of'], 'inside' | 'other'>, string> = {
  oven: 'Oven',
  'air fryer': 'Air fryer',
  grill: 'Grill',
  oil: 'Oil',
};

/** "Oven 400°F / 205°C" is set, "Done at 165°F / 74°C inside" is measured in the food. */
function TemperatureFact({ of, f, c }: StepTemperature) {
  const degrees = `${f}°F / ${c}°C`;
  if (of === 'inside')
    return (
      <Fact icon={<Thermometer aria-hidden />} tone="bg-herb-soft text-herb-ink">
        Done at {degrees} inside
      </Fact>
    );
  return (
    <Fact icon={<Flame aria-hidden />} tone="bg-honey-soft text-honey-ink">
      {of === 'other' ? degrees : `${NAMES[of]} ${degrees}`}
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
            Step {step.step} of {total}
          </p>
          <Button variant="ghost" onClick={onIngredients} className="-me-3 px-3 text-herb-ink">
            <ListChecks aria-hidden className="size-5" />
            Ingredients
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
              <Fact icon={<Flame aria-hidden className="text-honey-ink" />}>
                {step.heat === 'off' ? 'Heat off' : `${step.heat} heat`}
              </Fact>
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
              <strong className="font-semibold">Looks right: </strong>
              {step.looks_right}
            </Note>
          )}
          {step.tip && (
            <Note icon={<Lightbulb aria-hidden />} tone="bg-honey-soft text-honey-ink">
              <strong className="font-semibold">Tip: </strong>
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
              Contains {step.allergen_flags.join(', ')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
