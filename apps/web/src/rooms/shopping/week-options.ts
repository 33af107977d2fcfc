import { plural, t } from '@lingui/core/macro';

const USUAL = [1, 2, 3, 4, 6, 8, 12];

const weeksText = (weeks: number) =>
  weeks === 1 ? t`Every week` : plural(weeks, { one: 'Every # week', other: 'Every # weeks' });

/** How often a thing can come back, with what a member chose elsewhere. */
export function weekOptions(chosen: number | undefined): { value: string; label: string }[] {
  const all = [...new Set([...USUAL, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
  return [
    { value: '', label: t`No, only this time` },
    ...all.map((weeks) => ({ value: String(weeks), label: weeksText(weeks) })),
  ];
}
