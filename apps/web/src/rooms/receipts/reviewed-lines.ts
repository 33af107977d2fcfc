import type { ReadReceiptLine } from '@crisper/contract/receipts/receipts';
import { t } from '@lingui/core/macro';
import { numberShown, numberTyped } from '../../lib/i18n/numbers.ts';

/** A line as the cook sees and changes it. */
export interface Reviewed {
  chosen: boolean;
  name: string;
  amount: string;
}

export function reviewOf({ chosen, name, amount }: ReadReceiptLine): Reviewed {
  return { chosen, name, amount: amount === null ? '' : numberShown(amount) };
}

const UNIT_LABELS: Readonly<Record<string, string>> = {
  gram: t`Grams`,
  milliliter: t`Milliliters`,
  package: t`Packages`,
};

export const unitLabel = (unit: string | null): string =>
  unit === null ? t`Pieces` : (UNIT_LABELS[unit] ?? unit);

/** What is sent: the chosen lines that have a name. An amount that is no number is not known. */
export function chosenLines(lines: readonly ReadReceiptLine[], reviewed: readonly Reviewed[]) {
  return lines.flatMap(({ text, unit, price }, at) => {
    const { chosen, name, amount } = reviewed[at]!;
    const number = numberTyped(amount);
    const known = number > 0 && number <= 1_000_000;
    if (!chosen || name.trim() === '') return [];
    return [{ text, name, amount: known ? number : null, unit: known ? unit : null, price }];
  });
}
