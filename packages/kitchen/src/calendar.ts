/** Calendar arithmetic on YYYY-MM-DD strings: no clock, so no time zones and no daylight saving. */

/** The calendar day `days` days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + Math.round(days));
  return at.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** `count` consecutive days ending on `day`, oldest first. */
export function daysEnding(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(day, at - count + 1));
}
