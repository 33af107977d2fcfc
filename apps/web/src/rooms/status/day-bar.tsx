import type { ServiceStatus } from '@crisper/contract/status/status';
import { t } from '@lingui/core/macro';
import { ChartPoints } from '../../ui/chart-points.tsx';
import { percent } from './status-labels.ts';

const FINE = 0.999;
const POOR = 0.98;

function tone(uptime: number | null): string {
  if (uptime === null) return 'fill-line';
  if (uptime >= FINE) return 'fill-herb';
  return uptime >= POOR ? 'fill-honey' : 'fill-tomato';
}

/** One bar per day, with its uptime shown on hover, touch or keyboard. */
export function DayBar({ name, days }: { name: string; days: ServiceStatus['days'] }) {
  const measured = days.filter((day) => day.uptime !== null);
  const troubled = measured.filter((day) => (day.uptime ?? 1) < FINE).length;
  const label = t`${name}: ${measured.length} of ${days.length} days measured, ${troubled} with trouble`;
  return (
    <div className="h-8">
      <ChartPoints label={label} points={days.map(({ day, uptime }) => `${day}: ${percent(uptime)}`)}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length * 4} 28`}
          preserveAspectRatio="none"
          className="size-full"
        >
          {days.map(({ day, uptime }, at) => (
            <rect key={day} x={at * 4} width="3" height="28" rx="1" className={tone(uptime)} />
          ))}
        </svg>
      </ChartPoints>
    </div>
  );
}
