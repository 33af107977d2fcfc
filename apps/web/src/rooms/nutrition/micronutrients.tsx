import type { DailyNutrition } from '@crisper/contract/nutrition/nutrition';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { loggedDays } from './total-cards.tsx';

const GOALS = [
  { key: 'fiber', label: t`Fiber`, unit: 'g' },
  { key: 'vitaminCMg', label: t`Vitamin C`, unit: 'mg' },
  { key: 'ironMg', label: t`Iron`, unit: 'mg' },
  { key: 'calciumMg', label: t`Calcium`, unit: 'mg' },
] as const;
const OTHERS = [
  { key: 'sugar', label: t`Sugar`, unit: 'g' },
  { key: 'sodiumMg', label: t`Sodium`, unit: 'mg' },
] as const;

function told(value: number | null, unit: string): string {
  if (value === null) return t`not known`;
  return `${(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString(locales())} ${unit}`;
}

/** Of a day, compared with its goals, if any. Unknown values are labeled as unknown. */
export function Micronutrients({ data }: { data: DailyNutrition }) {
  // Without any meal the total is 0; it is unknown only if foods without a figure were eaten.
  const days = Math.max(1, loggedDays(data));
  const { incomplete } = data;
  const eaten = (key: (typeof GOALS | typeof OTHERS)[number]['key']) => {
    const total = data.meals === 0 ? 0 : data.totals[key];
    return total === null ? null : total / days;
  };
  return (
    <Card className="p-5">
      <h2 className="text-xl">
        <Trans>Micronutrients</Trans>
        {data.days > 1 && (
          <span className="font-normal font-sans text-ink-soft text-sm">
            {' '}
            <Trans>a day, on average</Trans>
          </span>
        )}
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 sm:gap-x-8">
        {GOALS.map(({ key, label, unit }) => (
          <Progress
            key={key}
            label={label}
            value={eaten(key) ?? 0}
            max={data.targets[key] / data.days}
            note={t`${told(eaten(key), unit)} of ${told(data.targets[key] / data.days, unit)}`}
          />
        ))}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {OTHERS.map(({ key, label, unit }) => (
          <div key={key} className="flex gap-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft tabular-nums">{told(eaten(key), unit)}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && (
        <p className="mt-4 text-ink-soft text-sm">
          {plural(data.meals, {
            one: `${incomplete} of # meal came without some of these figures, so the true totals may be higher.`,
            other: `${incomplete} of # meals came without some of these figures, so the true totals may be higher.`,
          })}
        </p>
      )}
    </Card>
  );
}
