import type { MealPlan } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Info } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

const FIGURES = [
  ['calories', 'kcal', ''],
  ['protein', t`protein`, ' g'],
  ['carbs', t`carbs`, ' g'],
  ['fat', t`fat`, ' g'],
] as const;

/** Where the bar ends: somewhat beyond the goal, so that too much is seen as well as too little. */
const BAR_END = 1.25;

/** The average day beside the goals. Goals are a corridor, and the head of the plan says so. */
export function WeekGlance({ plan: { week, targets } }: { plan: MealPlan }) {
  const Icon = week.onTarget ? Check : Info;
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <dl className="grid grid-cols-4 gap-3 tabular-nums sm:gap-6">
        {FIGURES.map(([key, name, unit]) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-soft text-xs sm:text-sm">{name}</dt>
            <dd>
              <span className="block font-semibold text-lg leading-tight sm:text-2xl">
                {week.average[key].toLocaleString(locales())}
                {unit}
              </span>
              {targets[key] > 0 && (
                <>
                  <span className="block text-ink-soft text-xs">
                    <Trans>
                      of {targets[key].toLocaleString(locales())}
                      {unit}
                    </Trans>
                  </span>
                  <Bar share={week.average[key] / targets[key]} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex gap-2 text-ink-soft text-sm">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <Trans>
            An average day. We plan good meals first, then each day within 10% of your goals, the week within
            5%.
          </Trans>
        </span>
      </p>
    </Card>
  );
}

function Bar({ share }: { share: number }) {
  const near = Math.abs(share - 1) <= 0.05;
  return (
    <span aria-hidden className="relative mt-1.5 block h-1.5 rounded-full bg-sunken">
      <span
        className={cx(
          'block h-full origin-left rounded-full rtl:origin-right',
          near ? 'bg-progress' : 'bg-line-strong',
        )}
        style={{ transform: `scaleX(${Math.min(1, share / BAR_END)})` }}
      />
      <span
        className="absolute inset-y-[-3px] w-0.5 rounded-full bg-ink-soft"
        style={{ insetInlineStart: `${100 / BAR_END}%` }}
      />
    </span>
  );
}
