import { useInBrowser } from '../../lib/in-browser.ts';
import { useNow } from '../../lib/now.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "2 hours ago", "yesterday", "in 3 days"; small clock differences read "just now". */
export function relativeTime(date: string, now: number): string {
  const seconds = Math.round((Date.parse(date) - now) / 1000);
  for (const [unit, length] of UNITS)
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  return 'just now';
}

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The exact time is in the reader's time zone, which the server does not know. */
export function RelativeTime({ date }: { date: string }) {
  const now = useNow();
  const title = useInBrowser<string | undefined>(() => exact.format(new Date(date)), undefined);
  return (
    <time dateTime={date} title={title}>
      {relativeTime(date, now)}
    </time>
  );
}
