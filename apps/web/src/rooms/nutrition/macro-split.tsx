import type { DayTotals } from '@crisper/contract/nutrition/nutrition';
import { KCAL_PER_GRAM } from '@crisper/kitchen/nutrition/energy-plans';
import { t } from '@lingui/core/macro';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { dayLabel } from './period.ts';

const PARTS = [
  { key: 'protein', label: t`Protein`, inText: t`protein`, bar: 'bg-herb', dot: 'bg-herb' },
  { key: 'carbs', label: t`Carbs`, inText: t`carbs`, bar: 'bg-honey', dot: 'bg-honey' },
  { key: 'fat', label: t`Fat`, inText: t`fat`, bar: 'bg-art-berry', dot: 'bg-art-berry' },
] as const;

type Macros = Pick<DayTotals, 'protein' | 'carbs' | 'fat'>;

/** Shares of the calories in percent; all 0 if nothing was eaten. */
export function splitOf(day: Macros): Record<keyof Macros, number> {
  const energy = { protein: 0, carbs: 0, fat: 0 };
  for (const { key } of PARTS) energy[key] = day[key] * KCAL_PER_GRAM[key];
  const all = energy.protein + energy.carbs + energy.fat;
  if (all <= 0) return energy;
  return {
    protein: (energy.protein / all) * 100,
    carbs: (energy.carbs / all) * 100,
    fat: (energy.fat / all) * 100,
  };
}

/** The sources of the calories per day. */
export function MacroSplit({ days }: { days: readonly DayTotals[] }) {
  const logged = days.filter((day) => day.meals > 0);
  const sum = (key: keyof Macros) => logged.reduce((total, day) => total + day[key], 0);
  const mean = splitOf({ protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') });
  return (
    <ChartFrame
      title={t`Macro split over time`}
      summary={
        logged.length === 0
          ? t`Nothing was logged in this period yet.`
          : PARTS.map(({ key, inText }) => `${Math.round(mean[key])}% ${inText}`).join(', ')
      }
      points={days.map((day) => {
        const split = splitOf(day);
        const shares = PARTS.map(({ key, inText }) => `${Math.round(split[key])}% ${inText}`);
        const date = dayLabel(day.day, { weekday: 'short', month: 'short', day: 'numeric' });
        return `${date}: ${day.meals === 0 ? t`nothing logged` : shares.join(', ')}`;
      })}
      controls={
        <ul className="flex flex-wrap gap-4 text-sm">
          {PARTS.map(({ key, label, dot }) => (
            <li key={key} className="flex items-center gap-2">
              <span aria-hidden className={`size-3 rounded-full ${dot}`} /> {label}
            </li>
          ))}
        </ul>
      }
    >
      <div className="flex h-full items-stretch gap-1">
        {days.map((day) => {
          const split = splitOf(day);
          return (
            <div key={day.day} className="flex flex-1 flex-col overflow-hidden rounded bg-sunken">
              {PARTS.map(({ key, bar }) => (
                <div key={key} className={bar} style={{ height: `${split[key]}%` }} />
              ))}
            </div>
          );
        })}
      </div>
    </ChartFrame>
  );
}
