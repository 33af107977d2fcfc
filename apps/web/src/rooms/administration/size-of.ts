import { withDecimals } from '../../lib/i18n/numbers.ts';

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "1.4 MB": enough to see what is large. */
export function sizeOf(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit++;
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : withDecimals(amount, 1)} ${UNITS[unit]}`;
}
