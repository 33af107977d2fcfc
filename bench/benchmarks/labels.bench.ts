import { readLabel } from '@crisper/kitchen/products/read-label';
import { decodePhoto } from '@crisper/vision/decode';
import { PageReader } from '@crisper/vision/reading/page-reader';
import { seeded } from '@crisper/vision/testing/photographed';
import { photographedPage, printed } from '@crisper/vision/testing/photographed-page';
import { type LabelKind, type MadeLabel, madeLabel } from '../fixtures/made-labels.ts';
import type { Row } from '../row.ts';

const EACH = 4;
const KINDS: LabelKind[] = ['en', 'de', 'fr', 'es', 'us'];
const LEAST = 0.9;
const PAGE_SIDE = 2600;

/** Reads made nutrition tables with a photographed look: European ones in four languages, and American ones. */
export default async function labels(seed = 2028): Promise<Row[]> {
  const random = seeded(seed);
  const reader = await PageReader.open({ threads: 2 });
  let [figures, right, unmarked, seconds] = [0, 0, 0, 0];
  for (let at = 0; at < EACH * KINDS.length; at += 1) {
    const made = madeLabel(KINDS[at % KINDS.length]!, random);
    const paper = await printed(
      made.lines,
      { columns: made.columns, font: 'sans-serif', ruled: true },
      random,
    );
    const photo = await photographedPage(paper, random);
    const start = performance.now();
    const rows = await reader.read(await decodePhoto(photo, PAGE_SIDE), () => false);
    seconds += (performance.now() - start) / 1000;
    const score = scoreLabel(made, readLabel(rows));
    for (const miss of score.misses) console.error(`${KINDS[at % KINDS.length]} ${miss}`);
    figures += score.figures;
    right += score.right;
    unmarked += score.unmarked;
  }
  const count = EACH * KINDS.length;
  return [
    {
      name: `nutrition tables, European in four languages and American (${count} made, ${figures} figures): right in 100 g and a serving`,
      measured: `${((100 * right) / figures).toFixed(0)}%, ${unmarked} wrong and not marked, ${(seconds / count).toFixed(1)} s each`,
      target: `≥ ${100 * LEAST}%`,
      ok: right / figures >= LEAST,
    },
  ];
}

interface Score {
  figures: number;
  right: number;
  /** Wrong, and the cook is not asked to look. */
  unmarked: number;
  misses: string[];
}

/** Figures that tables round may differ by a little. */
const isSame = (one: number, two: number): boolean => Math.abs(one - two) <= 0.01 * Math.abs(two) + 0.06;

function scoreLabel(made: MadeLabel, read: ReturnType<typeof readLabel>): Score {
  const score: Score = { figures: 0, right: 0, unmarked: 0, misses: [] };
  const judge = (name: string, wanted: number | null, seen: number | null, doubted: boolean) => {
    score.figures += 1;
    if (wanted === null ? seen === null : seen !== null && isSame(seen, wanted)) {
      score.right += 1;
      return;
    }
    score.misses.push(`${name}: ${seen}, not ${wanted}${doubted ? ', marked' : ''}`);
    // What was not read stays empty, where the cook sees it.
    if (seen !== null && !doubted) score.unmarked += 1;
  };
  for (const figure of ['calories', 'fat', 'carbs', 'sugar', 'fiber', 'protein', 'sodiumMg'] as const)
    judge(figure, made.per100g[figure], read.per100g[figure], read.doubtful.includes(figure));
  judge('serving', made.servingGrams, read.servingGrams, false);
  return score;
}
