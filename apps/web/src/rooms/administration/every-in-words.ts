import { plural, t } from '@lingui/core/macro';

const WORDS: Readonly<Record<string, (count: number) => string>> = {
  h: (count) =>
    count === 1 ? t`every hour` : plural(count, { one: 'every # hour', other: 'every # hours' }),
  d: (count) => (count === 1 ? t`every day` : plural(count, { one: 'every # day', other: 'every # days' })),
  w: (count) =>
    count === 1 ? t`every week` : plural(count, { one: 'every # week', other: 'every # weeks' }),
};

/** "1d" is "every day", "12h" is "every 12 hours". */
export function everyInWords(every: string): string {
  const count = Number.parseInt(every, 10);
  return WORDS[every.at(-1) ?? '']?.(count) ?? every;
}
