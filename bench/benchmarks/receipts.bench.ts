import { resolveFood } from '@crisper/kitchen/foods/names';
import { localizedName } from '@crisper/kitchen/products/localized-name';
import type { PrintedRow } from '@crisper/kitchen/products/receipt';
import { decodePhoto } from '@crisper/vision/decode';
import { PageReader } from '@crisper/vision/reading/page-reader';
import { seeded } from '@crisper/vision/testing/photographed';
import { photographedPage, printed } from '@crisper/vision/testing/photographed-page';
import { type Expected, type Language, madeReceipt } from '../fixtures/made-receipts.ts';
import { scoreReceipt } from '../quality/receipt-score.ts';
import type { Row } from '../row.ts';

const EACH = 3;
const LANGUAGES: Language[] = ['en', 'de', 'fr', 'es'];
const LEAST = 0.9;
const PAGE_SIDE = 2600;
const MOST_SECONDS = 8;

/** Reads made receipts with a photographed look, beside taking every line as it is printed. */
export default async function receipts(seed = 2027): Promise<Row[]> {
  const random = seeded(seed);
  const reader = await PageReader.open({ threads: 2 });
  let [lines, right, unmarked, plain, seconds] = [0, 0, 0, 0, 0];
  for (let at = 0; at < EACH * LANGUAGES.length; at += 1) {
    const made = madeReceipt(LANGUAGES[at % LANGUAGES.length]!, 8 + Math.floor(8 * random()), random);
    const paper = await printed(made.lines, { columns: 40, font: 'monospace' }, random);
    const photo = await photographedPage(paper, random);
    const start = performance.now();
    const rows = await reader.read(await decodePhoto(photo, PAGE_SIDE), () => false);
    seconds += (performance.now() - start) / 1000;
    const score = scoreReceipt(rows, made.expected);
    for (const miss of score.misses) console.error(miss);
    lines += score.lines;
    right += score.right;
    unmarked += score.unmarked;
    plain += made.expected.filter((wanted) => rows.some((row) => isPlainly(row, wanted))).length;
  }
  const share = (count: number) => `${((100 * count) / lines).toFixed(0)}%`;
  const count = EACH * LANGUAGES.length;
  return [
    {
      name: `receipts in four languages, photographed look (${count} made, ${lines} lines): food, amount and price right`,
      measured: `${share(right)}, ${unmarked} wrong and not marked, ${(seconds / count).toFixed(1)} s each`,
      target: `≥ ${100 * LEAST}%, ≤ ${MOST_SECONDS} s`,
      ok: right / lines >= LEAST && seconds / count <= MOST_SECONDS,
      alternative: `${share(plain)} taking each line as it is printed`,
    },
  ];
}

/** The simple way: the last word is the price, the others name the food, one package of it. */
function isPlainly(row: PrintedRow, { foods, amounts, price }: Expected): boolean {
  const words = row.flatMap((piece) => piece.words.map(({ text }) => text));
  const name = words.slice(0, -1).join(' ');
  const food = resolveFood(name)?.food.id ?? localizedName(name)?.food;
  const paid = Number(
    words
      .at(-1)
      ?.replace(/[^\d.,]/g, '')
      .replace(',', '.'),
  );
  const one = amounts.some(({ amount, unit }) => amount === 1 && unit === 'package');
  return paid === price && one && (foods.length === 0 ? !food : food !== undefined && foods.includes(food));
}
