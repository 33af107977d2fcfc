const HOUR_MS = 60 * 60 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The instant at which it is this hour (18.5 is 6:30 PM) of a calendar day in a time zone. */
export function atClock(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return new Date(asUtc - offsetMs(asUtc, timeZone));
}

/** How far the time zone is ahead of UTC. */
function offsetMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish date format is the ISO format.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
