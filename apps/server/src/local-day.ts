const DAY_SECONDS = 24 * 60 * 60;

/** The calendar day in the person's time zone, as YYYY-MM-DD. */
export function localDay(at: Date, timeZone: string): string {
  const { year, month, day } = partsOf(at, timeZone);
  return `${year}-${month}-${day}`;
}

/** The hour and minute in the person's time zone, as HH:MM. */
export function localTime(at: Date, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  return `${hour}:${minute}`;
}

/** The moment at which clocks in a time zone show this day and time; one that a change of clocks skips is an hour off. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let at = wanted;
  // The offset depends on the moment that is looked for: the second round corrects the first around a change of clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = `${localDay(new Date(at), timeZone)}T${localTime(new Date(at), timeZone)}:00Z`;
    at += wanted - Date.parse(shown);
  }
  return new Date(at);
}

/** Seconds until midnight in the person's time zone. Ignores a daylight saving change in between. */
export function secondsLeftToday(at: Date, timeZone: string): number {
  const { hour, minute, second } = partsOf(at, timeZone);
  return DAY_SECONDS - (Number(hour) * 3600 + Number(minute) * 60 + Number(second));
}

/** Creating a format takes a hundred times as long as using it. Time zones are validated, so the cache stays small. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(at: Date, timeZone: string): Record<string, string> {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
