/** Calendar arithmetic on YYYY-MM-DD: no clock is involved, so no time zone and no daylight saving either. */

/** The calendar day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + Math.round(days));
  return at.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** So many days in a row that end on the given one, oldest first. */
export function daysEnding(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(day, at - count + 1));
}
