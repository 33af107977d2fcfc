/** What something costs, in the smallest unit of a currency: cents. */
export interface Money {
  currency: string;
  minor: number;
}

/** What is known of the cost of several things. */
export interface Cost {
  /** One for each currency: there is no telling what a euro is in yen. */
  sums: Money[];
  /** Things with a price. */
  known: number;
  /** All things. */
  of: number;
}

const formats = new Map<string, number>();

/** Decimals that a currency is written with: 2 for the euro, 0 for the yen. */
export function decimalsOf(currency: string): number {
  let digits = formats.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    formats.set(currency, digits);
  }
  return digits;
}

const PRICE = /^(\d{1,7})(?:[.,](\d{1,3}))?$/;

/** "2.49" or "2,49" in cents, without a detour through fractions; undefined when it is no price. */
export function readMoney(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = PRICE.exec(text.trim()) ?? [];
  const digits = decimalsOf(currency);
  if (whole === undefined || part.length > digits) return undefined;
  return Number(whole + part.padEnd(digits, '0'));
}

/** Null: unknown. It is counted as that, and as nothing else. */
export function sumOf(costs: readonly (Money | null)[]): Cost {
  const sums = new Map<string, number>();
  const known = costs.filter((cost) => cost !== null);
  for (const { currency, minor } of known) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return {
    sums: [...sums].sort().map(([currency, minor]) => ({ currency, minor })),
    known: known.length,
    of: costs.length,
  };
}
