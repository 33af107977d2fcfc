import type { Product, ProductSource } from '@crisper/contract/products/products';

export const SOURCE_WORDS: Readonly<Record<ProductSource, string>> = {
  household: 'Your own answer',
  import: 'From the product list',
  online: 'Looked up online',
  shared: 'Another household says so',
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
  const people = notFor.map(({ name, allergens: which }) => `${name} (${which.join(', ')})`).join(', ');
  const guessed = allergens.length + mayContain.length === 0;
  return `Not for ${people}${guessed ? ', going by what this food usually contains' : ''}.`;
}

const SHORT = { gram: 'g', milliliter: 'ml', piece: 'pieces' } as const;

/** "500 g", "1 l", "750 g on the scale". */
export function amountLabel({ pack }: Pick<Product, 'pack'>, weighedGrams: number | null): string {
  if (weighedGrams !== null) return `${weighedGrams} g on the scale`;
  if (!pack) return '';
  const large = pack.amount >= 1000 && pack.unit !== 'piece';
  if (large) return `${Number((pack.amount / 1000).toFixed(2))} ${pack.unit === 'gram' ? 'kg' : 'l'}`;
  return `${pack.amount} ${SHORT[pack.unit]}`;
}

/** Parts of a product that people eat, as choices; the value is in grams. */
export function portionsOf(
  { servingGrams, packGrams }: Pick<Product, 'servingGrams' | 'packGrams'>,
  weighedGrams: number | null,
): { value: string; label: string }[] {
  const whole = weighedGrams ?? packGrams;
  const rounded = (grams: number) => String(Math.round(grams * 10) / 10);
  return [
    ...(servingGrams === null
      ? []
      : [{ value: rounded(servingGrams), label: `A serving (${servingGrams} g)` }]),
    ...(whole === null
      ? []
      : [
          { value: rounded(whole / 2), label: `Half the pack (${rounded(whole / 2)} g)` },
          { value: rounded(whole), label: `The whole pack (${rounded(whole)} g)` },
          { value: rounded(whole / 4), label: `A quarter of the pack (${rounded(whole / 4)} g)` },
        ]),
    { value: '100', label: '100 g' },
  ].filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at);
}
