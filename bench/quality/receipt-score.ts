import type { ReadReceiptLine } from '@crisper/contract/receipts/receipts';
import { readReceipt } from '@crisper/kitchen/products/read-receipt';
import type { PrintedRow } from '@crisper/kitchen/products/receipt';
import { presentLine } from '../../apps/server/src/rooms/receipts/present-line.ts';
import type { Expected } from '../fixtures/made-receipts.ts';

export interface Score {
  lines: number;
  right: number;
  /** Lines with a wrong food that are not marked to be looked at. */
  unmarked: number;
  /** What went wrong, in words. */
  misses: string[];
}

/** Lines with the right food, amount and price, of those that were printed. */
export function scoreReceipt(rows: readonly PrintedRow[], expected: readonly Expected[]): Score {
  const { lines, language } = readReceipt(rows);
  const read = lines.map((line) => presentLine(line, language, undefined));
  const score: Score = { lines: expected.length, right: 0, unmarked: 0, misses: [] };
  const left = new Set(read);
  for (const wanted of expected) {
    const line = nearest(wanted, left);
    if (line) left.delete(line);
    const food = line && isFood(line, wanted);
    const amount = line && isAmount(line, wanted);
    if (food && amount && line.price === wanted.price) score.right += 1;
    else score.misses.push(`${wanted.words} ${wanted.price}: ${line ? JSON.stringify(line) : 'not read'}`);
    if (line && !food && line.sure) score.unmarked += 1;
  }
  for (const line of left) score.misses.push(`made up: ${JSON.stringify(line)}`);
  return score;
}

const lettersOf = (text: string): string[] => [...text.toLowerCase().replace(/[^\p{L}\d]/gu, '')];

/** The line that was read from these words: the one that shares most letters, if it shares half of them. */
function nearest({ words, price }: Expected, lines: ReadonlySet<ReadReceiptLine>): ReadReceiptLine | null {
  let [best, most]: [ReadReceiptLine | null, number] = [null, 0.5];
  for (const line of lines) {
    const [wanted, read] = [lettersOf(words), lettersOf(line.text)];
    const shared = read.filter((letter, at) => wanted[at] === letter || wanted[at - 1] === letter).length;
    const share = shared / Math.max(wanted.length, read.length) + (line.price === price ? 0.2 : 0);
    if (share > most) [best, most] = [line, share];
  }
  return best;
}

const isFood = ({ food, chosen }: ReadReceiptLine, { foods }: Expected): boolean =>
  foods.length === 0 ? food === null && !chosen : food !== null && foods.includes(food);

/** What is no food may be counted as it likes. */
const isAmount = (line: ReadReceiptLine, { foods, amounts }: Expected): boolean =>
  foods.length === 0 || amounts.some(({ amount, unit }) => amount === line.amount && unit === line.unit);
