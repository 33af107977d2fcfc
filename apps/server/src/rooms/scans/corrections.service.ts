import type { User } from '@crisper/contract/auth/auth';
import type { correctionReport, correctScan, DetectedIngredient } from '@crisper/contract/scans/scans';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import type { MemoriesService } from '../memories/memories.room.ts';
import * as repository from './scans.repository.ts';

const SURE_NAME = 0.8;
const REPORT_MAX = 500;

type Change = z.output<NonNullable<typeof correctScan.body>>;
type Report = z.output<typeof correctionReport.response>;

export type CorrectionsService = ReturnType<typeof createCorrections>;

export function createCorrections({ db, memories }: { db: Database; memories: MemoriesService }) {
  return {
    async correct(user: User, scanId: string, change: Change): Promise<void> {
      await db.transaction(async (tx) => {
        await memories.lock(tx, user.householdId);
        const scan = await repository.findOwn(tx, user.id, scanId);
        if (!scan) throw new Problem('not_found', 'That scan is gone.');
        const corrections = correctionsOf(scan.ingredients, change);
        await repository.replaceCorrections(tx, scanId, corrections);
        const named = (changed: 'removed' | 'added') =>
          corrections.filter((one) => one.change === changed).map(({ name }) => name);
        await memories.setKept(tx, scanId, named('removed'), named('added'));
        await memories.learnFrom(tx, { ...scan, householdId: user.householdId });
      });
    },

    report: async (days: number): Promise<Report> => ({
      foods: await repository.reportCorrections(db.orm, days, REPORT_MAX),
    }),
  };
}

/** Removed: was preselected but is not there. Added: is there, and was not found or doubtful. Other changes are ignored. */
function correctionsOf(
  found: readonly DetectedIngredient[],
  { removed, added }: Change,
): repository.Correction[] {
  const shown = new Set(found.filter(({ preselected }) => preselected).map(({ name }) => name));
  const sure = new Set(found.filter((one) => one.preselected && !one.doubtful).map(({ name }) => name));
  const corrections = new Map<string, repository.Correction>();
  for (const word of added) {
    const named = nameOf(word, found);
    if (!sure.has(named.name)) corrections.set(named.name, { ...named, change: 'added' });
  }
  for (const word of removed) {
    const named = nameOf(word, found);
    if (shown.has(named.name)) corrections.set(named.name, { ...named, change: 'removed' });
  }
  return [...corrections.values()];
}

/** A word of the cook as one of the findings, as a food of the kitchen, or as it is. */
export function nameOf(
  word: string,
  found: readonly DetectedIngredient[],
): { name: string; food: string | null } {
  const text = word.trim().replace(/\s+/g, ' ').toLowerCase();
  const known = resolveSaid(text, currentLanguage());
  const food = known && known.confidence >= SURE_NAME ? known.food : undefined;
  const same = found.find((one) => one.name.toLowerCase() === text || (food && one.food === food.id));
  if (same) return { name: same.name, food: same.food };
  return food ? { name: food.name, food: food.id } : { name: text, food: null };
}
