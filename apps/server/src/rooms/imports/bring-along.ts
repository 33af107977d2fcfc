import { randomUUID } from 'node:crypto';
import { slugOf } from '@crisper/kitchen/recipes/finish';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import type { Database, Tx } from '../../db/client.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { ownUsage } from '../recipes/book.repository.ts';
import { addPhoto } from '../recipes/own-photos.repository.ts';
import { ACCOUNT_BYTES, OWN_MAX } from '../recipes/own-recipe-limits.ts';
import { toRow, upsertRows } from '../recipes/recipes.repository.ts';
import type { ArchiveReader } from './archive-thread.ts';
import type { Brought, BroughtItem } from './brought-recipe.ts';
import { outcomesOf } from './duplicates.ts';
import * as repository from './imports.repository.ts';

const PER_WRITE = 20;
const PER_INSERT = 200;
const SLUG_TAIL = 8;
const REASON_CHARS = 500;

interface Deps {
  db: Database;
  pictures: Pictures;
  reader: ArchiveReader;
}

/**
 * Reads the file of an import and stores its recipes: first each aside, then all at once. Until then nobody sees any, so
 * that a server that stops in between leaves nothing; the next try starts over.
 */
export async function bringAlongAll(deps: Deps, id: string): Promise<void> {
  const { db } = deps;
  const archive = await repository.findById(db.orm, id);
  if (!archive || (archive.state !== 'waiting' && archive.state !== 'reading')) return;
  await repository.clearItems(db.orm, id);
  await repository.change(db.orm, id, { state: 'reading', read: 0 });
  try {
    await readAside(deps, archive);
    await db.transaction((tx) => settleAll(tx, archive));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await giveUp(db, id, error.message);
  }
}

/** The file cannot be read; nothing of it stays. */
export async function giveUp(db: Database, id: string, error: string): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.clearItems(tx, id);
    await repository.removeParts(tx, id);
    await repository.change(tx, id, { state: 'failed', error, read: 0, finishedAt: new Date() });
  });
}

async function readAside({ db, pictures, reader }: Deps, archive: repository.Archive): Promise<void> {
  const file = await repository.wholeFile(db.orm, archive);
  let position = 0;
  let format: string | null = null;
  let waiting: BroughtItem[] = [];
  const write = async () => {
    const items = waiting;
    waiting = [];
    const made = await Promise.all(
      items.map((item, at) => asideOf(pictures, archive, item, position - items.length + at)),
    );
    await db.transaction(async (tx) => {
      for (const { photos = [] } of made)
        for (const photo of photos) await addPhoto(tx, { ...photo, userId: archive.userId });
      await repository.addItems(
        tx,
        made.map(({ item }) => item),
      );
      await repository.change(tx, archive.id, { read: position, format });
    });
  };
  for await (const item of reader.read(archive.fileName, file)) {
    position += 1;
    waiting.push(item);
    if ('format' in item) format ??= item.format;
    if (waiting.length >= PER_WRITE) await write();
  }
  if (waiting.length > 0) await write();
}

async function asideOf(
  pictures: Pictures,
  { id: archiveId, userId }: repository.Archive,
  item: BroughtItem,
  position: number,
) {
  const { source, title } = item;
  const base = { archiveId, position, source: source.slice(0, REASON_CHARS), title };
  if ('error' in item) {
    const failed = { ...base, outcome: 'failed' as const, recipeId: null, row: null, marks: null };
    return { item: { ...failed, reason: item.error.slice(0, REASON_CHARS) } };
  }
  const { brought } = item;
  const { photos, lost } = await drawnAnew(pictures, brought);
  const id = `own-${randomUUID()}`;
  const recipe = {
    ...brought.recipe,
    id,
    slug: `${slugOf(brought.recipe.title)}-${id.slice(-SLUG_TAIL)}`,
  };
  const { stated, sourceUrl, ownBytes } = brought;
  return {
    photos: photos.map((photo) => ({ ...photo, recipeId: id })),
    item: {
      ...base,
      outcome: 'read' as const,
      recipeId: id,
      reason: lost.length === 0 ? null : lost.join(' '),
      row: toRow({ recipe, ownerId: userId, sourceUrl, ownBytes, archiveId, stated }),
      marks: brought.marks,
    },
  };
}

interface KeptPhoto {
  id: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** A photo that cannot be opened costs the photo, not the recipe. */
async function drawnAnew(
  pictures: Pictures,
  brought: Brought,
): Promise<{ photos: KeptPhoto[]; lost: string[] }> {
  const photos: KeptPhoto[] = [];
  const lost = [...brought.lost];
  for (const photo of brought.photos) {
    const kept = await pictures.keepsake(photo).catch(() => null);
    if (kept) photos.push({ id: randomUUID(), ...kept });
    else lost.push('A photo of it can’t be opened.');
  }
  return { photos, lost: [...new Set(lost)] };
}

async function settleAll(tx: Tx, archive: repository.Archive): Promise<void> {
  const { id, userId } = archive;
  // Locks the person, so that two imports at once see each other's recipes.
  const usage = await ownUsage(tx, userId, '');
  const found = await repository.keysOfItems(tx, id);
  const settled = outcomesOf(found, {
    own: await repository.keysOfOwn(tx, userId),
    keepDuplicates: archive.keepDuplicates,
    room: { recipes: OWN_MAX - usage.count, bytes: ACCOUNT_BYTES - usage.bytes },
  });
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
    added: added.length,
    skipped: count('duplicate'),
    failed: (all?.read ?? 0) - added.length - count('duplicate'),
    finishedAt: new Date(),
  });
}
