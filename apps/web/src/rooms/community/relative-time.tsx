import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { useNow } from '../../lib/now.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AHEAD: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const words = new Intl.RelativeTimeFormat(locales(), { numeric: 'auto' });

/** "Just now", "5m ago", "2h ago", "3d ago"; "in 3 days" for what is planned. */
export function relativeTime(date: string, now: number): string {
  const seconds = Math.round((now - Date.parse(date)) / 1000);
  if (seconds <= -MINUTE) {
    const [unit, length] = AHEAD.find(([, one]) => -seconds >= one)!;
    return words.format(Math.trunc(-seconds / length), unit);
  }
  if (seconds < MINUTE) return t`Just now`;
  if (seconds < HOUR) return t`${Math.floor(seconds / MINUTE)}m ago`;
  if (seconds < DAY) return t`${Math.floor(seconds / HOUR)}h ago`;
  return t`${Math.floor(seconds / DAY)}d ago`;
}

const exact = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

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
