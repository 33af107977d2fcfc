import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { createLimiter } from '../cache/limiter.ts';
import { memoryCache } from '../cache/memory.ts';
import type { Database } from '../db/client.ts';
import { Problem } from '../problem.ts';
import { sharpPictures } from '../providers/pictures/sharp.ts';
import { findByEmail } from '../rooms/auth/users.repository.ts';
import { type ArchiveReader, createArchiveReader } from '../rooms/imports/archive-reader.ts';
import { importArchives } from '../rooms/imports/import-archive.ts';
import { createImports } from '../rooms/imports/imports.service.ts';

const TOLD_EVERY = 100;
const FAILURES_SHOWN = 100;

interface Told {
  /** One JSON a file. */
  result(value: object): void;
  /** Progress, and what could not be read. */
  note(line: string): void;
}

/** Brings files of other apps into one account, as the page does. Returns the exit status. */
export async function importFor(
  db: Database,
  email: string,
  paths: readonly string[],
  told: Told,
): Promise<number> {
  const user = await findByEmail(db.orm, email);
  if (!user) {
    told.note(`No account has the email ${email}`);
    return 1;
  }
  const reader = createArchiveReader();
  // Read right here, not by a server that may not be running.
  const jobs = { enqueue: async () => {} };
  const imports = createImports({ db, jobs, limiter: createLimiter(memoryCache(), '') });
  let bad = 0;
  try {
    for (const path of paths) {
      try {
        const name = basename(path).slice(0, 200);
        if (!(await stat(path)).isFile()) throw new Problem('bad_request', 'This is no file.');
        const { id } = await imports.start(user, { name, duplicates: 'skip' }, createReadStream(path));
        await importArchives(
          { db, jobs, pictures: sharpPictures, reader: counting(reader, path, told), folder: tmpdir() },
          id,
        );
        const { import: done, items } = await imports.open(user, id);
        const failures = items.filter(({ outcome }) => outcome === 'failed').slice(0, FAILURES_SHOWN);
        for (const { title, source, reason } of failures) told.note(`${path}: ${title ?? source}: ${reason}`);
        const { format, read, added, skipped, failed, error } = done;
        told.result({ source: path, ...(error ? { error } : { format, read, added, skipped, failed }) });
        if (error || failed > 0) bad += 1;
      } catch (error) {
        told.result({ source: path, error: sentenceOf(error) });
        bad += 1;
      }
    }
  } finally {
    await reader.close();
  }
  return bad === 0 ? 0 : 1;
}

function counting(reader: ArchiveReader, path: string, told: Told): ArchiveReader {
  return {
    ...reader,
    async *read(...file) {
      let count = 0;
      for await (const handed of reader.read(...file)) {
        if (handed.type === 'item') count += 1;
        if (handed.type === 'item' && count % TOLD_EVERY === 0) told.note(`${path}: ${count} recipes read`);
        yield handed;
      }
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EACCES') return 'This file may not be read.';
  throw error;
}
