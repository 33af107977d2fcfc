import type { Insights } from '@crisper/contract/analytics/analytics';

export const LOAD_TARGET_SECONDS = 2;
export const ERROR_TARGET_PERCENT = 1;

const UNKNOWN = 'Not known yet';

export const percent = (value: number | null) => (value === null ? UNKNOWN : `${value}%`);
export const seconds = (value: number | null) => (value === null ? UNKNOWN : `${value} s`);

const STEPS: Record<string, string> = {
  scan: 'Scan finds something',
  recipe: 'A recipe is opened',
  cooking: 'Cooking mode starts',
};

export function stepName(step: string): string {
  const words = step.replaceAll('_', ' ');
  return STEPS[step] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

export function weekday(date: string, style: 'short' | 'long'): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: style, timeZone: 'UTC' });
}

/** The figures as sentences; unknown ones are left out. */
export function sentences(insights: Insights): string[] {
  const { totalScans, successfulGenerations, topIngredients, scansByDay, retentionRate, performance } =
    insights;
  const said: string[] = [];
  const top = topIngredients[0];
  if (top)
    said.push(
      `${top.name.slice(0, 1).toUpperCase()}${top.name.slice(1)} is what your fridge holds most often: seen ${times(top.count)}.`,
    );
  const busiest = scansByDay.reduce((best, day) => (day.count > best.count ? day : best), {
    date: '',
    count: 0,
  });
  if (busiest.count > 0)
    said.push(
      `${weekday(busiest.date, 'long')} was your busiest day this week, with ${scans(busiest.count)}.`,
    );
  if (totalScans > 0 && busiest.count === 0)
    said.push('No scan in the last seven days. A quick look into the fridge saves a trip to the store.');
  if (successfulGenerations > 0)
    said.push(`Crisper found something to cook ${times(successfulGenerations)}.`);
  if (retentionRate !== null) said.push(`You cooked with Crisper in ${retentionRate}% of your recent weeks.`);
  if (performance.errorRate !== null && performance.errorRate >= ERROR_TARGET_PERCENT)
    said.push(`${performance.errorRate}% of what you did ran into an error. We look into every one.`);
  return said;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function scans(count: number): string {
  return count === 1 ? '1 scan' : `${count} scans`;
}
