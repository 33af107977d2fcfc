import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe, slugOf } from '@crisper/kitchen/recipes/finish';
import type { Database } from '../../db/client.ts';
import { finishImport, importedSoFar, markImported, toRow, upsertRows } from './recipes.repository.ts';

const BATCH = 500;
/** Recipes computed between two turns of the event loop. Without a turn, the database connection would have to wait. */
const PER_TURN = 8;

/** One item of a source: a recipe, or why there is none. `where` names it for a person ("line 12"). */
export interface Found {
  where: string;
  draft: RecipeDraft | string;
}

export interface ImportReport {
  read: number;
  skipped: number;
  stored: number;
  refused: number;
}

/**
 * Streams a source into the database. Each batch and its position are stored in one transaction, so that an interrupted
 * import resumes after the last batch. The id is a hash of the content, so nothing is stored twice.
 */
export async function importAll(
  db: Database,
  source: string,
  found: AsyncIterable<Found> | Iterable<Found>,
  refuse: (where: string, reason: string) => void,
): Promise<ImportReport> {
  const done = await importedSoFar(db.orm, source);
  const report: ImportReport = { read: 0, skipped: 0, stored: 0, refused: 0 };
  // Rows are kept as text: a batch of recipe objects would burden the garbage collector.
  let batch = new Map<string, string>();
  // One batch is written while the next one is read.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    const [rows, position] = [batch, report.read];
    batch = new Map();
    const write = db.transaction(async (tx) => {
      const stored = await upsertRows(tx, rows);
      await markImported(tx, source, position);
      return stored;
    });
    writing = write.then((stored) => {
      report.stored += stored;
    });
    // The next await reports a failure; until then it must not count as an unhandled rejection.
    writing.catch(() => {});
  };
  try {
    for await (const { where, draft } of found) {
      report.read += 1;
      if (report.read % PER_TURN === 0) await turn();
      if (report.read <= done) {
        report.skipped += 1;
        continue;
      }
      const reason = typeof draft === 'string' ? draft : reasonToRefuse(draft);
      if (typeof draft === 'string' || reason !== null) {
        report.refused += 1;
        refuse(where, reason ?? 'unreadable');
      } else {
        const { id, row } = toStored(draft);
        batch.set(id, row);
      }
      if (batch.size >= BATCH) await flush();
    }
    await flush();
  } finally {
    // If the source fails, still finish the batch that is being written.
    await writing;
  }
  await finishImport(db.orm, source);
  return report;
}

function reasonToRefuse(draft: RecipeDraft): string | null {
  if (draft.title.trim() === '') return 'no title';
  if (draft.ingredients.length === 0) return 'no ingredients';
  return draft.steps.length === 0 ? 'no steps' : null;
}

function toStored(draft: RecipeDraft): { id: string; row: string } {
  const content = JSON.stringify([
    draft.title,
    draft.ingredients.map((line) => line.text),
    draft.steps.map((step) => step.text),
  ]);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 24);
  const recipe = finishRecipe(draft, {
    id,
    slug: `${slugOf(draft.title)}-${id.slice(0, 8)}`,
    origin: 'imported',
  });
  return { id, row: toRow({ recipe, sourceUrl: draft.sourceUrl }) };
}
