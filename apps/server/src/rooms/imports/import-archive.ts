import { FileProblem } from '@crisper/recipe-files/file-problem';
import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { phrase } from '../../saying/say.ts';
import { upsertRows } from '../recipes/recipes.room.ts';
import { outcomesOf } from './duplicates.ts';
import { existingOf } from './existing-recipes.ts';
import { importArchive } from './imports.jobs.ts';
import * as repository from './imports.repository.ts';
import * as reading from './reading.repository.ts';
import { Canceled, type ReadAsideDeps, stageItems } from './stage-items.ts';

const PER_INSERT = 200;
const CUT_SHORT = phrase('Your account is full, so the rest of this file was not read.');

interface Ending {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
}
type Deps = ReadAsideDeps & Ending;

/**
 * Reads the file of an import and stores its recipes: first each aside, then all at once. Until then none is seen, so
 * that a server that stops in between leaves nothing; the next try starts over. The signal stops it where it is.
 */
export async function importArchives(deps: Deps, id: string, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  const archive = await reading.beginReading(db.orm, id);
  if (!archive) return;
  await repository.clearItems(db.orm, id);
  try {
    const { isCutShort } = await stageItems(deps, archive, signal);
    await db.transaction(async (tx) => {
      await settleAll(tx, archive, isCutShort ? CUT_SHORT : null);
      await letNextIn(tx, deps.jobs, archive.userId);
    });
  } catch (error) {
    // A user who canceled it has taken everything back.
    if (error instanceof Canceled) return;
    if (!(error instanceof FileProblem)) throw error;
    await giveUp(deps, archive, error.message);
  }
}

/** The file cannot be read; nothing of it stays. */
export async function giveUp(
  { db, jobs }: Ending,
  { id, userId }: repository.Archive,
  error: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.lockUser(tx, userId);
    if (await reading.takeBack(tx, id, { state: 'failed', error })) await letNextIn(tx, jobs, userId);
  });
}

/** One file of each person is in the queue at a time, so that people take turns. */
export async function letNextIn(tx: Tx, jobs: Ending['jobs'], userId: string): Promise<void> {
  const next = await reading.queueNext(tx, userId);
  if (next) await jobs.enqueue(importArchive, { id: next }, tx);
}

async function settleAll(tx: Tx, archive: repository.Archive, error: string | null): Promise<void> {
  const { id, userId } = archive;
  // Locks the person, so that two imports at once see each other's recipes.
  const existing = await existingOf(tx, archive);
  if (!(await reading.keepReading(tx, id, {}))) throw new Canceled();
  const settled = outcomesOf(await repository.keysOfItems(tx, id), existing);
  const added = settled.filter(({ outcome }) => outcome === 'added').map(({ position }) => position);
  for (let at = 0; at < added.length; at += PER_INSERT)
    await upsertRows(tx, await repository.rowsOf(tx, id, added.slice(at, at + PER_INSERT)));
  await repository.settle(tx, id, settled);
  await repository.keepMarks(tx, userId, id);
  await repository.emptyItems(tx, id);
  await repository.removeParts(tx, id);
  const count = (outcome: string) => settled.filter((one) => one.outcome === outcome).length;
  const all = await repository.findById(tx, id);
  await repository.change(tx, id, {
    state: 'done',
    error,
    added: added.length,
    skipped: count('duplicate'),
    failed: (all?.read ?? 0) - added.length - count('duplicate'),
    finishedAt: new Date(),
  });
}
