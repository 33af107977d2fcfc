import type { User } from '@crisper/contract/accounts';
import type { correctionReport, correctScan, DetectedIngredient } from '@crisper/contract/scans';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as repository from './scans.repository.ts';

const SURE_NAME = 0.8;
const REPORT_MAX = 500;

type Change = z.output<NonNullable<typeof correctScan.body>>;
type Report = z.output<typeof correctionReport.response>;

export type CorrectionsService = ReturnType<typeof createCorrections>;

export function createCorrections(db: Database) {
  return {
    async correct(user: User, scanId: string, change: Change): Promise<void> {
      await db.transaction(async (tx) => {
        const scan = await repository.findOwn(tx, user.id, scanId);
        if (!scan) throw new Problem('not_found', 'That scan is gone.');
        await repository.replaceCorrections(tx, scanId, correctionsOf(scan.ingredients, change));
      });
    },

    report: async (days: number): Promise<Report> => ({
      foods: await repository.reportCorrections(db.orm, days, REPORT_MAX),
    }),
  };
}

/** Removed: was preselected but is not there. Added: is there but was not preselected. Other changes are ignored. */
function correctionsOf(
  found: readonly DetectedIngredient[],
  { removed, added }: Change,
): repository.Correction[] {
  const shown = new Set(found.filter(({ preselected }) => preselected).map(({ name }) => name));
  const corrections = new Map<string, repository.Correction>();
  for (const word of added) {
    const named = nameOf(word, found);
    if (!shown.has(named.name)) corrections.set(named.name, { ...named, change: 'added' });
  }
  for (const word of removed) {
    const named = nameOf(word, found);
    if (shown.has(named.name)) corrections.set(named.name, { ...named, change: 'removed' });
  }
  return [...corrections.values()];
}

function nameOf(word: string, found: readonly DetectedIngredient[]): { name: string; food: string | null } {
  const text = word.toLowerCase();
  const known = resolveFood(text);
  const food = known && known.confidence >= SURE_NAME ? known.food : undefined;
  const same = found.find((one) => one.name.toLowerCase() === text || (food && one.food === food.id));
  if (same) return { name: same.name, food: same.food };
  return food ? { name: food.name, food: food.id } : { name: text, food: null };
}
