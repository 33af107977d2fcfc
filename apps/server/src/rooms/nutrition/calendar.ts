/** Calendar arithmetic on YYYY-MM-DD: no clock is involved, so no time zone and no daylight saving either. */

const DAY_MS = 24 * 60 * 60 * 1000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** So many days in a row that end on the given one, oldest first. */
export function daysEnding(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(day, at - count + 1));
}
