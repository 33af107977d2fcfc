import type { Product, ProductSource } from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { numberShown } from '../../lib/i18n/numbers.ts';
import { allergenNames } from '../../shared/word-names.ts';

export const SOURCE_WORDS: Readonly<Record<ProductSource, string>> = {
  household: t`Your own answer`,
  import: t`From the product list`,
  online: t`Looked up online`,
  shared: t`Another household says so`,
};

interface Weighed {
  usually: 'weight' | 'price';
  grams: number;
}

/** The grams that a shop printed into the code; null for an ordinary package, and for a price. */
export function weightOf({ weighs }: Pick<Product, 'weighs'>, weighed: Weighed | null): number | null {
  if (!weighed) return null;
  return (weighs ?? weighed.usually) === 'weight' ? weighed.grams : null;
}

/** "Not for Mia (nuts)." Without a label it is what the food usually contains. */
export function notForText({ notFor, allergens, mayContain }: Product): string {
  const people = notFor.map(({ name, allergens: which }) => `${name} (${allergenNames(which)})`).join(', ');
  return allergens.length + mayContain.length === 0
    ? t`Not for ${people}, going by what this food usually contains.`
    : t`Not for ${people}.`;
}

/** "500 g", "1 l", "750 g on the scale". */
export function amountLabel({ pack }: Pick<Product, 'pack'>, weighedGrams: number | null): string {
  if (weighedGrams !== null) return t`${numberShown(weighedGrams)} g on the scale`;
  if (!pack) return '';
  const large = pack.amount >= 1000 && pack.unit !== 'piece';
  if (large)
    return `${numberShown(Number((pack.amount / 1000).toFixed(2)))} ${pack.unit === 'gram' ? 'kg' : 'l'}`;
  const amount = numberShown(pack.amount);
  if (pack.unit === 'piece') return t`${amount} pieces`;
  return `${amount} ${pack.unit === 'gram' ? 'g' : 'ml'}`;
}

/** Parts of a product that people eat, as choices; the value is in grams. */
export function portionsOf(
  { servingGrams, packGrams }: Pick<Product, 'servingGrams' | 'packGrams'>,
  weighedGrams: number | null,
): { value: string; label: string }[] {
  const whole = weighedGrams ?? packGrams;
  const rounded = (grams: number) => String(Math.round(grams * 10) / 10);
  const shown = (grams: number) => numberShown(Math.round(grams * 10) / 10);
  return [
    ...(servingGrams === null
      ? []
      : [{ value: rounded(servingGrams), label: t`A serving (${numberShown(servingGrams)} g)` }]),
    ...(whole === null
      ? []
      : [
          { value: rounded(whole / 2), label: t`Half the pack (${shown(whole / 2)} g)` },
          { value: rounded(whole), label: t`The whole pack (${shown(whole)} g)` },
          { value: rounded(whole / 4), label: t`A quarter of the pack (${shown(whole / 4)} g)` },
        ]),
    { value: '100', label: '100 g' },
  ].filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at);
}
