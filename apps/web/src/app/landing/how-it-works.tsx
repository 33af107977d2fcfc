import { t } from '@lingui/core/macro';
import { Camera, ChefHat, ListChecks, type LucideIcon, Salad } from 'lucide-react';
import { steps } from '../../shared/how-it-works-steps.ts';
import { Section } from './section.tsx';

const ICONS: Record<(typeof steps)[number]['id'], LucideIcon> = {
  snap: Camera,
  check: ListChecks,
  pick: Salad,
  cook: ChefHat,
};

export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title={t`How It Works`}
      lead={t`From the open door to the table in four small moves.`}
    >
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => {
          const Icon = ICONS[step.id];
          return (
            <li key={step.id} className="flex gap-4 sm:block">
              <span className="relative grid size-14 shrink-0 place-items-center rounded-card bg-herb-soft text-herb-ink">
                <Icon aria-hidden className="size-6" />
                <span
                  aria-hidden
                  className="absolute -top-2 -end-2 grid size-6 place-items-center rounded-full bg-honey font-semibold text-on-honey text-xs"
                >
                  {index + 1}
                </span>
              </span>
              <div>
                <h3 className="text-2xl sm:mt-5">{step.title}</h3>
                <p className="mt-2 text-ink-soft">{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
