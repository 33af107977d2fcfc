import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { type Cost, decimalsOf, type Money, sumOf } from '@crisper/kitchen/shopping/money';
import { plural, t } from '@lingui/core/macro';
import { locales } from '../lib/i18n/i18n.ts';
import { listed } from '../lib/i18n/listed.ts';

/** "€2.49", as the language writes it. */
export function moneyText({ currency, minor }: Money): string {
  return new Intl.NumberFormat(locales(), { style: 'currency', currency }).format(
    minor / 10 ** decimalsOf(currency),
  );
}

/** "€12.40 for 8 of 11 things"; empty while no price is known. */
export function costText({ sums, known, of }: Cost): string {
  if (known === 0) return '';
  const cost = listed(sums.map(moneyText));
  if (known < of) return t`${cost} for ${known} of ${of} things`;
  return plural(of, { one: `${cost} for # thing`, other: `${cost} for all # things` });
}

export function itemCost({ price, cost }: ShoppingItem, system: MeasureSystem): Money | null {
  const minor = cost[system];
  return price && minor !== null ? { currency: price.currency, minor } : null;
}

export function listCost(items: readonly ShoppingItem[], system: MeasureSystem): Cost {
  return sumOf(items.map((item) => itemCost(item, system)));
}
