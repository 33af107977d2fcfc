import { t } from '@lingui/core/macro';

/** "45 min", "1 h 20 min". */
export function minutes(count: number): string {
  const whole = Math.max(0, Math.round(count));
  if (whole < 60) return t`${whole} min`;
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

/** Zero means unknown: no recipe takes no time. */
export function timeOf(count: number): string {
  return count > 0 ? minutes(count) : t`Time unknown`;
}
