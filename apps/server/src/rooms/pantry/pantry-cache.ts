import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client.ts';
import * as repository from './pantry.repository.ts';

/** Rows of all households together; some tens of megabytes. */
const ROWS_MAX = 30_000;
/** More are read all anew. */
const CHANGED_MAX = 200;

type Row = repository.MarkedRow;

interface CachedPantry {
  rows: readonly Row[];
  /** Grows with every change of the pantry. */
  version: number;
}

export type PantryCache = ReturnType<typeof createPantryCache>;

/**
 * What is in the pantries: home, matching, plan and list ask for it again and again. Rows are kept for as long as the
 * database has the same stamp, which every change of the pantry renews, on any instance; then only the changed ones are
 * read. Not for transactions, whose own changes no other member may see yet.
 */
export function createPantryCache(db: Database) {
  const kept = new LRUCache<string, CachedPantry & { stamp: string }>({
    maxSize: ROWS_MAX,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });

  const read = async (householdId: string, before: readonly Row[] = []): Promise<readonly Row[]> => {
    if (before.length <= CHANGED_MAX) return repository.list(db.orm, householdId);
    const marks = await repository.marksOf(db.orm, householdId);
    const known = new Map(before.map((row) => [row.id, row]));
    const changed = marks.flatMap(({ id, mark }) => (known.get(id)?.mark === mark ? [] : id));
    if (changed.length > CHANGED_MAX) return repository.list(db.orm, householdId);
    const again = changed.length === 0 ? [] : await repository.listByIds(db.orm, householdId, changed);
    for (const id of changed) known.delete(id);
    for (const row of again) known.set(row.id, row);
    return marks.flatMap(({ id }) => known.get(id) ?? []);
  };

  return {
    async of(householdId: string): Promise<CachedPantry> {
      // Before the rows: a stamp that is too old costs one more look, one that is too new would hide a change.
      const { version, stamp } = await repository.stampOf(db.orm, householdId);
      const before = kept.get(householdId);
      if (before?.stamp === stamp) return before;
      const shelf = { rows: await read(householdId, before?.rows), version, stamp };
      kept.set(householdId, shelf);
      return shelf;
    },
  };
}
