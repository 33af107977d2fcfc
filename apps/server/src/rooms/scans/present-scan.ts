import type { DetectedIngredient, ScanSummary } from '@crisper/contract/scans';
import type { Finding } from '@crisper/vision/finding';
import type { PhotoOutcome } from '@crisper/vision/scan';
import type { ScanRow } from './scans.repository.ts';

const INGREDIENTS_MAX = 100;
const EVIDENCE_MAX = 12;

const TIPS =
  'Nothing certain was found, so this scan does not count. Try more light, step closer, and turn labels to the front.';

function presentFinding(finding: Finding): DetectedIngredient {
  return {
    name: finding.name,
    food: finding.food,
    confidence: rounded(finding.confidence, 3),
    emoji: finding.emoji,
    source: finding.source,
    preselected: finding.shown,
    evidence: finding.evidence.slice(0, EVIDENCE_MAX).map(({ photo, box }) => ({
      photo,
      box: box && [rounded(box[0], 4), rounded(box[1], 4), rounded(box[2], 4), rounded(box[3], 4)],
    })),
  };
}

export function presentFindings(findings: readonly Finding[]): DetectedIngredient[] {
  return findings.slice(0, INGREDIENTS_MAX).map(presentFinding);
}

export function presentScan(row: ScanRow): ScanSummary {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    photos: row.photos,
    ingredients: row.ingredients,
  };
}

interface Told {
  /** The note of the eyes. */
  note: string | undefined;
  photos: readonly PhotoOutcome[];
  counted: boolean;
}

/** All notes about a scan as one text; null when there are none. */
export function noteOf({ note, photos, counted }: Told): string | null {
  const failed = photos.flatMap((photo, at) => (photo.ok ? [] : [`Photo ${at + 1}: ${photo.error}`]));
  const lines = [...(note ? [note] : []), ...failed, ...(counted ? [] : [TIPS])];
  return lines.length > 0 ? lines.join(' ') : null;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
