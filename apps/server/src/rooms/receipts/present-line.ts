import type { ReadReceiptLine } from '@crisper/contract/receipts/receipts';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import type { Receipt, ReceiptLine } from '@crisper/kitchen/products/receipt';
import { boughtAmount } from '@crisper/kitchen/products/receipt-amount';
import { foodOnReceipt, type ReceiptFood } from '@crisper/kitchen/products/receipt-food';
import { soldFood } from '@crisper/vision/product-names';
import { currentLanguage } from '../../language.ts';

type Language = Receipt['language'];

/** Below this the cook is asked to look. */
export const SURE = 0.8;
const BY_BRAND = 0.7;
const UNKNOWN_EMOJI = '🛒';

/** What the words of a line name, by the kitchen's names and then by brands. */
export function named(text: string, language: Language): ReceiptFood {
  const read = foodOnReceipt(text, language);
  if (read.food !== null || read.notFood) return read;
  return { food: soldFood(text), confidence: BY_BRAND, notFood: false };
}

/** A line as the cook looks it through; `learned` is what the household said that its words mean. */
export function presentLine(
  line: ReceiptLine,
  language: Language,
  learned: string | undefined,
): ReadReceiptLine {
  const read = named(line.text, language);
  const food = learned === undefined ? read.food : (resolveSaid(learned, currentLanguage())?.food.id ?? null);
  const known = food === null ? undefined : foodById(food);
  const name = learned ?? (known ? foodName(known.id, currentLanguage()) : line.text);
  return {
    text: line.text,
    name: name.slice(0, 80),
    food,
    emoji: known?.emoji || UNKNOWN_EMOJI,
    ...boughtAmount(line, known),
    price: line.price,
    sure: learned !== undefined || (line.doubtful.length === 0 && food !== null && read.confidence >= SURE),
    doubtful: line.doubtful,
    chosen: learned !== undefined || !read.notFood,
  };
}
