/** Reads recipe times: ISO 8601, plain minutes, or words in the languages of recipe pages. */

const ISO =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;

const MINUTES_IN = {
  year: 525_600,
  month: 43_800,
  week: 10_080,
  day: 1_440,
  hour: 60,
  minute: 1,
  second: 1 / 60,
};

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|dn[ií])$/, MINUTES_IN.day],
  [
    /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|hod(?:in[ay]?)?|godz|timmar|timer?)$/,
    MINUTES_IN.hour,
  ],
  [/^(?:m|mins?|minutes?|minuten?|minut[oiay]s?|minutter|minuter)$/, MINUTES_IN.minute],
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi)$/, MINUTES_IN.second],
];

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** A longer time is an error in the source. */
const LONGEST_MINUTES = 31 * MINUTES_IN.day;

/** Minutes, or null when the value is not a time. Zero is valid ("no cooking"). */
export function readMinutes(value: unknown): number | null {
  if (typeof value === 'number') return bounded(value);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 1_000).replace(/\s+/g, ' ').trim().slice(0, 120);
  if (text === '') return null;
  if (/^\d+(?:\.\d+)?$/.test(text)) return bounded(Number(text));
  // Some plugins with a missing date write "PT-475323H41M": not a time.
  if (/^[+-]?P[^-]*-/i.test(text)) return null;
  const iso = ISO.exec(text.replaceAll(' ', ''));
  if (iso && /\d/.test(text)) return bounded(isoMinutes(iso));
  return wordsToMinutes(text);
}

function isoMinutes(match: RegExpExecArray): number {
  const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
  return units.reduce((sum, unit, index) => {
    const figure = match[index + 1];
    return figure === undefined ? sum : sum + Number(figure.replace(',', '.')) * MINUTES_IN[unit];
  }, 0);
}

function wordsToMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return bounded(Number(clock[1]) * 60 + Number(clock[2]));
  let total = 0;
  let found = false;
  const pattern =
    /(\d{1,9}(?:[.,]\d{1,9})?)? ?([½¼¾⅓⅔])?(?: ?(?:-|–|to) ?\d{1,9}(?:[.,]\d{1,9})?)? ?(\p{L}+)/gu;
  for (const match of text.toLowerCase().matchAll(pattern)) {
    const [, whole, fraction, word = ''] = match;
    if (whole === undefined && fraction === undefined) continue;
    const factor = WORDS.find(([names]) => names.test(word))?.[1];
    if (factor === undefined) continue;
    total +=
      (Number((whole ?? '0').replace(',', '.')) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0)) * factor;
    found = true;
  }
  return found ? bounded(total) : null;
}

function bounded(minutes: number): number | null {
  if (!Number.isFinite(minutes) || minutes < 0 || minutes > LONGEST_MINUTES) return null;
  return Math.round(minutes);
}

export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

export function spokenDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [];
  if (hours > 0) parts.push(`${hours} ${hours === 1 ? 'hour' : 'hours'}`);
  if (rest > 0 || hours === 0) parts.push(`${rest} ${rest === 1 ? 'minute' : 'minutes'}`);
  return parts.join(' ');
}
