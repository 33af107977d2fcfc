import type { InteractiveStep } from '@crisper/contract/recipes';
import { ArrowLeftRight, CookingPot, Eye, Flame, Lightbulb, Thermometer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 rounded-full bg-sunken px-4 py-2 font-semibold [&_svg]:size-5">
      {icon}
      {children}
    </li>
  );
}

interface StepCardProps {
  step: InteractiveStep;
  total: number;
  timers: readonly ReactNode[];
}

/** The current step, in type large enough to read from the stove. */
export function StepCard({ step, total, timers }: StepCardProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="font-semibold text-ink-soft text-lg tabular-nums">
          Step {step.step} of {total}
        </p>
        <h2 className="mt-1 text-4xl sm:text-5xl">{step.title}</h2>
      </div>
      <p className="text-[1.5rem] leading-relaxed sm:text-[1.75rem]">{step.text}</p>
      {(step.heat || step.temp_f || step.equipment.length > 0) && (
        <ul className="flex flex-wrap gap-2">
          {step.heat && (
            <Fact icon={<Flame aria-hidden className="text-tomato-ink" />}>
              {step.heat === 'off' ? 'Heat off' : `${step.heat} heat`}
            </Fact>
          )}
          {step.temp_f !== null && (
            <Fact icon={<Thermometer aria-hidden className="text-tomato-ink" />}>
              {step.temp_f}°F{step.temp_c !== null && ` / ${step.temp_c}°C`}
            </Fact>
          )}
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
  );
}
