import { i18n } from './i18n.ts';

const JOINED: Readonly<Record<string, string>> = { fr: 'de', es: 'de', it: 'di' };
/** French sounds that swallow the e of "de"; of the words with h, some are not swallowed. */
const ELIDED = /^(?:[aeiouàâéèêëîïôöûü]|œ|h(?!ar|ou|om))/i;

/** "2 slices bread" on a list, "2 tranches de pain", "40 g d’huile"; "2 œufs" has no unit. */
export function amountOf(amount: string, food: string): string {
  const joint = JOINED[i18n.locale];
  if (joint === undefined || !/\p{L}\.?$/u.test(amount)) return `${amount} ${food}`;
  return i18n.locale === 'fr' && ELIDED.test(food) ? `${amount} d’${food}` : `${amount} ${joint} ${food}`;
}
