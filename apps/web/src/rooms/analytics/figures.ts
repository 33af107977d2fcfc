import type { Insights } from '@crisper/contract/analytics/analytics';
import { plural, t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { numberShown } from '../../lib/i18n/numbers.ts';

export const LOAD_TARGET_SECONDS = 2;
export const ERROR_TARGET_PERCENT = 1;

const UNKNOWN = t`Not known yet`;

export const percent = (value: number | null) => (value === null ? UNKNOWN : `${numberShown(value)}%`);
export const seconds = (value: number | null) => (value === null ? UNKNOWN : `${numberShown(value)} s`);

const STEPS: Record<string, string> = {
  scan: t`Scan finds something`,
  recipe: t`A recipe is opened`,
  cooking: t`Cooking mode starts`,
};

export function stepName(step: string): string {
  const words = step.replaceAll('_', ' ');
  return STEPS[step] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The steps as they follow one another; those that are not known come last. */
export function inOrder<Step extends { step: string }>(steps: readonly Step[]): Step[] {
  const place = ({ step }: Step) => Object.keys(STEPS).indexOf(step) + 1 || Number.POSITIVE_INFINITY;
  return [...steps].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

export function weekday(date: string, style: 'short' | 'long'): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(locales(), { weekday: style, timeZone: 'UTC' });
}

/** The figures as sentences; unknown ones are left out. */
export function sentences(insights: Insights): string[] {
  const { totalScans, successfulGenerations, topIngredients, scansByDay, retentionRate, performance } =
    insights;
  const said: string[] = [];
  const top = topIngredients[0];
  const food = top ? `${top.name.slice(0, 1).toUpperCase()}${top.name.slice(1)}` : '';
  if (top)
    said.push(
      top.count === 1
        ? t`${food} is what your fridge holds most often: seen once.`
        : plural(top.count, {
            one: `${food} is what your fridge holds most often: seen # time.`,
            other: `${food} is what your fridge holds most often: seen # times.`,
          }),
    );
  const busiest = scansByDay.reduce((best, day) => (day.count > best.count ? day : best), {
    date: '',
    count: 0,
  });
  if (busiest.count > 0) said.push(busiestText(weekday(busiest.date, 'long'), busiest.count));
  if (totalScans > 0 && busiest.count === 0)
    said.push(t`No scan in the last seven days. A quick look into the fridge saves a trip to the store.`);
  if (successfulGenerations > 0)
    said.push(
      successfulGenerations === 1
        ? t`Crisper found something to cook once.`
        : plural(successfulGenerations, {
            one: 'Crisper found something to cook # time.',
            other: 'Crisper found something to cook # times.',
          }),
    );
  if (retentionRate !== null)
    said.push(t`You cooked with Crisper in ${retentionRate}% of your recent weeks.`);
  if (performance.errorRate !== null && performance.errorRate >= ERROR_TARGET_PERCENT)
    said.push(t`${performance.errorRate}% of what you did ran into an error. We look into every one.`);
  return said;
}

function busiestText(day: string, count: number): string {
  return plural(count, {
    one: `${day} was your busiest day this week, with # scan.`,
    other: `${day} was your busiest day this week, with # scans.`,
  });
}
