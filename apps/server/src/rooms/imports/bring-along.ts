import { randomUUID } from 'node:crypto';
import { slugOf } from '@crisper/kitchen/recipes/finish';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import type { Database, Tx } from '../../db/client.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { ownUsage } from '../recipes/book.repository.ts';
import { addPhotos } from '../recipes/own-photos.repository.ts';
import { ACCOUNT_BYTES, OWN_MAX } from '../recipes/own-recipe-limits.ts';
import { toRow, upsertRows } from '../recipes/recipes.repository.ts';
import type { ArchiveReader } from './archive-thread.ts';
import type { Brought, BroughtItem } from './brought-recipe.ts';
import { outcomesOf } from './duplicates.ts';
import * as repository from './imports.repository.ts';
import { unnamedFile } from './unnamed-file.ts';

const PER_WRITE = 20;
/** A photo takes ten megabytes while it is drawn. */
const DRAWN_AT_ONCE = 2;
/** Other people's files wait meanwhile; a thousand photos take half a minute. */
const DRAWING_MS = 10 * 60_000;
const PER_INSERT = 200;
const SLUG_TAIL = 8;
const REASON_CHARS = 500;

interface Deps {
  db: Database;
  pictures: Pictures;
  reader: ArchiveReader;
  /** Where the file lies while it is read. */
  folder: string;
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

async function readAside(deps: Deps, archive: repository.Archive): Promise<void> {
  const { db, reader, folder } = deps;
  const file = await unnamedFile(folder, repository.partsOf(db.orm, archive));
  const until = performance.now() + DRAWING_MS;
  let position = 0;
  let format: string | null = null;
  let waiting: BroughtItem[] = [];
  /** The group before is drawn and written while the thread reads the next one. */
  let written: Promise<void> = Promise.resolve();
  const write = async (items: readonly BroughtItem[], end: number) => {
    const made = await fewAtOnce(items, (item, at) =>
      asideOf(deps.pictures, archive, { item, position: end - items.length + at, until }),
    );
    await db.transaction(async (tx) => {
      await addPhotos(
        tx,
        made.flatMap(({ photos }) => photos),
      );
      await repository.addItems(
        tx,
        made.map(({ item }) => item),
      );
      await repository.change(tx, archive.id, { read: end, format });
    });
  };
  const hand = async () => {
    await written;
    written = write(waiting, position);
    // Seen when it is awaited, with the next group; until then it is no unhandled failure.
    written.catch(() => {});
    waiting = [];
  };
  try {
    for await (const item of reader.read(archive.fileName, { fd: file.fd, bytes: archive.bytes })) {
      position += 1;
      waiting.push(item);
      if ('format' in item) format ??= item.format;
      if (waiting.length >= PER_WRITE) await hand();
    }
    if (waiting.length > 0) await hand();
  } finally {
    // Nothing is written any more when the file turns out to be unreadable and all of it is taken back.
    await Promise.allSettled([written]);
    await file.close();
  }
  await written;
}

async function fewAtOnce<T, R>(items: readonly T[], make: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) made[at] = await make(items[at]!, at);
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, lane));
  return made;
}

interface Aside {
  item: BroughtItem;
  position: number;
  /** Photos are drawn until then. */
  until: number;
}

async function asideOf(
  pictures: Pictures,
  { id: archiveId, userId }: repository.Archive,
  { item, position, until }: Aside,
) {
  const { source, title } = item;
  const base = { archiveId, position, source: source.slice(0, REASON_CHARS), title };
  if ('error' in item) {
    const failed = { ...base, outcome: 'failed' as const, recipeId: null, row: null, marks: null };
    return { photos: [], item: { ...failed, reason: item.error.slice(0, REASON_CHARS) } };
  }
  const { brought } = item;
  const { photos, lost } = await drawnAnew(pictures, brought, until);
  const id = `own-${randomUUID()}`;
  const recipe = {
    ...brought.recipe,
    id,
    slug: `${slugOf(brought.recipe.title)}-${id.slice(-SLUG_TAIL)}`,
  };
  const { stated, sourceUrl, ownBytes } = brought;
  return {
    photos: photos.map((photo, at) => ({ ...photo, userId, recipeId: id, position: at })),
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
  until: number,
): Promise<{ photos: KeptPhoto[]; lost: string[] }> {
  const photos: KeptPhoto[] = [];
  const lost = [...brought.lost];
  for (const photo of brought.photos) {
    if (performance.now() > until) {
      lost.push('The photos of this file took too long; this one was left out.');
      break;
    }
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
