import { randomUUID } from 'node:crypto';
import { slugOf } from '@crisper/kitchen/recipes/finish';
import type { Database } from '../../db/client.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { addPhotos, toRow } from '../recipes/recipes.room.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { FULL, outcomesOf } from './duplicates.ts';
import { existingOf } from './existing-recipes.ts';
import { createImportPhotos, type ImportPhotos, type StoredPhoto } from './import-photos.ts';
import type { ImportedItem } from './imported-recipe.ts';
import * as repository from './imports.repository.ts';
import * as reading from './reading.repository.ts';
import { temporaryFile } from './temporary-file.ts';

const PER_WRITE = 20;
const BYTES_PER_WRITE = 16 * 1024 * 1024;
/** So many recipes without room for them, and the rest of the file is not read. */
const FULL_AFTER = 20;
const LOOKED_EVERY = 500;
const SLUG_TAIL = 8;
const REASON_CHARS = 500;

export interface ReadAsideDeps {
  db: Database;
  pictures: Pictures;
  reader: ArchiveReader;
  /** Where the file lies until it is read. */
  folder: string;
}

/** The person does not want it any more, or is gone. */
export class Canceled extends Error {
  override name = 'Canceled';
}

type Staged = Awaited<ReturnType<typeof stagedOf>>;

/** Reads the recipes of a file and keeps them out of sight. */
export async function stageItems(
  deps: ReadAsideDeps,
  archive: repository.Archive,
  signal?: AbortSignal,
): Promise<{ isCutShort: boolean }> {
  const { db } = deps;
  const room = roomFor(db, archive);
  const importPhotos = createImportPhotos(deps.pictures);
  const file = await temporaryFile(deps.folder, repository.partsOf(db.orm, archive));
  let position = 0;
  let format: string | null = null;
  let waiting: Staged[] = [];
  const write = async (): Promise<void> => {
    const [made, read] = [waiting, position];
    waiting = [];
    await db.transaction(async (tx) => {
      await repository.lockUser(tx, archive.userId);
      if (!(await reading.keepReading(tx, archive.id, { read, format }))) throw new Canceled();
      for (const { photos } of made) await addPhotos(tx, photos);
      await repository.addItems(
        tx,
        made.map(({ item }) => item),
      );
    });
  };
  const isGroup = (): boolean =>
    waiting.length >= PER_WRITE || sum(waiting.map(({ bytes }) => bytes)) >= BYTES_PER_WRITE;
  try {
    for await (const handed of deps.reader.read(archive.fileName, file, signal)) {
      if (handed.type === 'photo') {
        await importPhotos.add(handed.number, handed.bytes);
        continue;
      }
      const { item } = handed;
      if ('format' in item) format ??= item.format;
      waiting.push(await stagedOf(importPhotos, archive, item, position));
      position += 1;
      if (!isGroup()) continue;
      await write();
      if (await room.isGone(position)) return { isCutShort: true };
    }
    if (waiting.length > 0) await write();
    return { isCutShort: false };
  } finally {
    await importPhotos.end();
    await file.unlink();
  }
}

/** Looks now and then whether the account has room for what was read: a full one need not read on. */
function roomFor(db: Database, archive: repository.Archive) {
  let next = 0;
  return {
    async isGone(read: number): Promise<boolean> {
      if (read < next) return false;
      const outcomes = await db.transaction(async (tx) => {
        const existing = await existingOf(tx, archive);
        next = Math.max(read + LOOKED_EVERY, existing.room.recipes);
        if (read < existing.room.recipes && existing.room.bytes > 0) return [];
        return outcomesOf(await repository.keysOfItems(tx, archive.id), existing);
      });
      return outcomes.filter(({ reason }) => reason === FULL).length >= FULL_AFTER;
    },
  };
}

async function stagedOf(
  importPhotos: ImportPhotos,
  { id: archiveId, userId }: repository.Archive,
  item: ImportedItem,
  position: number,
) {
  const { source, title } = item;
  const base = { archiveId, position, source: source.slice(0, REASON_CHARS), title };
  if ('error' in item) {
    const failed = { ...base, outcome: 'failed' as const, recipeId: null, row: null, marks: null };
    return { photos: [], bytes: 0, item: { ...failed, reason: item.error.slice(0, REASON_CHARS) } };
  }
  const { imported } = item;
  const { photos, lost } = await importPhotos.photosOf(imported);
  const id = `own-${randomUUID()}`;
  const recipe = {
    ...imported.recipe,
    id,
    slug: `${slugOf(imported.recipe.title)}-${id.slice(-SLUG_TAIL)}`,
  };
  const { stated, sourceUrl, ownBytes } = imported;
  return {
    photos: photos.map((photo, at) => ({ ...photo, id: randomUUID(), userId, recipeId: id, position: at })),
    bytes: sum(photos.map(({ bytes }: StoredPhoto) => bytes.length)),
    item: {
      ...base,
      outcome: 'read' as const,
      recipeId: id,
      reason: lost.length === 0 ? null : lost.join(' '),
      row: toRow({ recipe, ownerId: userId, sourceUrl, ownBytes, archiveId, stated }),
      marks: imported.marks,
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
