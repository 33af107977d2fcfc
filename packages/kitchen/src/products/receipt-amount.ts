import type { Food } from '../foods/food.ts';
import type { ReceiptLine } from './receipt.ts';

/** "10ER", "6PK", "12 Stk", "X4". */
const PIECES = /(?<![\d.,])(?:(\d{1,2}) ?(?:er|pk|pcs|stk|uds?|pack)\b|x ?(\d{1,2})(?![\d.,]))/i;

/** How much was bought: by weight or volume where the line says it, else pieces or packages. */
export function boughtAmount(
  { text, count, size }: Pick<ReceiptLine, 'text' | 'count' | 'size'>,
  food: Food | undefined,
): { amount: number; unit: string | null } {
  if (size) return { amount: Math.round(size.amount * count * 100) / 100, unit: size.unit };
  const [, before, behind] = PIECES.exec(text) ?? [];
  const pieces = Number(before ?? behind ?? 1);
  // Eggs come by the piece, rice by the package.
  const counted = food?.units.piece !== undefined || food?.units['piece:medium'] !== undefined;
  if (counted && pieces > 1) return { amount: count * pieces, unit: null };
  return { amount: count, unit: 'package' };
}
