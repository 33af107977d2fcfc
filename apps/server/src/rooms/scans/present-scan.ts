import type { DetectedIngredient, ScanResult, ScanSummary } from '@crisper/contract/scans/scans';
import type { Aisle } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { nameShown } from '@crisper/kitchen/shopping/name-shown';
import type { Finding } from '@crisper/vision/finding';
import type { PhotoOutcome } from '@crisper/vision/scan';
import { currentLanguage } from '../../language.ts';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import { phrase, say } from '../../saying/say.ts';
import type { Correction, ScanRow } from './scans.repository.ts';

export const INGREDIENTS_MAX = 100;
const EVIDENCE_MAX = 12;
const ALSO_MAX = 6;
export const UNKNOWN_EMOJI = '🥡';

const COUNTABLE: ReadonlySet<Aisle> = new Set(['produce', 'eggs']);
const PIECE_GRAMS = 40;
const NO_QUANTITY = { estimatedQuantity: null, unit: null };

const TIPS = phrase(
  'Nothing was found for sure, so this scan doesn’t count. Try more light, step closer, and turn labels to the front.',
);

/** Fruit, vegetables and eggs of some size. Smaller ones lie in bunches and bags, and packages hold any number. */
function comesInPieces(id: string | null): boolean {
  const food = id === null ? undefined : foodById(id);
  return food !== undefined && COUNTABLE.has(food.aisle) && (food.units.piece ?? 0) >= PIECE_GRAMS;
}

/**
 * What the detector counted: its boxes of a food that comes in pieces, in the photo that shows the most, because
 * several photos may show the same ones. A label or a model's word counts nothing.
 */
function countOf({ food, evidence }: Finding): Pick<DetectedIngredient, 'estimatedQuantity' | 'unit'> {
  const inPieces = comesInPieces(food);
  const boxes = new Map<number, number>();
  for (const { photo, box, source } of evidence)
    if (inPieces && source === 'seen' && box) boxes.set(photo, (boxes.get(photo) ?? 0) + 1);
  return boxes.size > 0 ? { estimatedQuantity: Math.max(...boxes.values()), unit: 'piece' } : NO_QUANTITY;
}

function presentFinding(finding: Finding): DetectedIngredient {
  return {
    name: finding.name,
    food: finding.food,
    confidence: rounded(finding.confidence, 3),
    emoji: finding.emoji,
    source: finding.source,
    ...countOf(finding),
    preselected: true,
    doubtful: !finding.shown,
    evidence: finding.evidence.slice(0, EVIDENCE_MAX).map(({ photo, box }) => ({
      photo,
      box: box && [rounded(box[0], 4), rounded(box[1], 4), rounded(box[2], 4), rounded(box[3], 4)],
    })),
  };
}

/** Findings are kept in English and shown in the reader's language; what the cook named stays as it is. */
export const inReadersWords = <Thing extends { name: string | null; food: string | null; source?: string }>(
  things: readonly Thing[],
): Thing[] =>
  things.map((thing) => {
    if (thing.name === null) return thing;
    const { food, name, source } = thing;
    return { ...thing, name: nameShown({ food, name, byHand: source === 'manual' }, currentLanguage(), '1') };
  });

export function presentFindings(findings: readonly Finding[]): DetectedIngredient[] {
  return findings.slice(0, INGREDIENTS_MAX).map(presentFinding);
}

export const presentAlso = ({ also = [] }: VisionAnswer): ScanResult['also'] =>
  inReadersWords(also.slice(0, ALSO_MAX).map(({ name, food, emoji }) => ({ name, food, emoji })));

/** Older scans have no quantities, and preselected only what was sure. */
const unsaid = ({ preselected }: DetectedIngredient) => ({ ...NO_QUANTITY, doubtful: !preselected });

/** The scan as the cook left it. */
export function presentScan(row: ScanRow, corrections: readonly Correction[]): ScanSummary {
  const change = new Map(corrections.map((one) => [one.name, one.change]));
  const found = new Set(row.ingredients.map(({ name }) => name));
  const corrected = ({ name, preselected }: DetectedIngredient): boolean =>
    change.has(name) ? change.get(name) === 'added' : preselected;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    photos: row.photos,
    ingredients: [
      ...row.ingredients.map((item) => ({ ...unsaid(item), ...item, selected: corrected(item) })),
      ...corrections.filter((one) => one.change === 'added' && !found.has(one.name)).map(namedByCook),
    ],
  };
}

function namedByCook({ name, food = null }: Correction): ScanSummary['ingredients'][number] {
  const emoji = (food !== null && foodById(food)?.emoji) || UNKNOWN_EMOJI;
  const sure = { confidence: 1, preselected: true, doubtful: false, selected: true };
  return { name, food, emoji, source: 'manual', ...sure, ...NO_QUANTITY, evidence: [] };
}

interface Told {
  /** The note of the vision engine. */
  note: string | undefined;
  photos: readonly PhotoOutcome[];
  found: boolean;
}

/** All notes about a scan as one text; null when there are none. */
export function noteOf({ note, photos, found }: Told): string | null {
  const failed = photos.flatMap((photo, at) =>
    photo.ok ? [] : [say('Photo {number}: {problem}', { number: at + 1, problem: say(photo.error) })],
  );
  const lines = [...(note ? [say(note)] : []), ...failed, ...(found ? [] : [say(TIPS)])];
  return lines.length > 0 ? lines.join(' ') : null;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
