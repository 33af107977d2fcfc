import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '@crisper/contract/auth/auth';
import { type ImportItem, MAX_IMPORT_BYTES, type RecipeImport } from '@crisper/contract/imports/imports';
import { stringify } from 'csv-stringify/sync';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import { phrase, say, sayEach } from '../../saying/say.ts';
import { giveUp, letNextIn } from './import-archive.ts';
import * as repository from './imports.repository.ts';
import * as reading from './reading.repository.ts';
import { removeLeftFiles } from './temporary-file.ts';

const UPLOADS: Rule = { name: 'recipe-archives', max: 60, seconds: 3600 };
const AT_ONCE = 3;
const KEPT = 50;
const PART_BYTES = 1024 * 1024;
const ITEMS_SHOWN = 200;
const ITEMS_MAX = 20_000;
const STALE_HOURS = 2;

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Stops the reading of a file that this server reads. */
  stop?: (id: string) => void;
}

interface Wanted {
  name: string;
  duplicates: 'skip' | 'keep';
}

export type ImportsService = ReturnType<typeof createImports>;

/** Files with recipes that people bring along. A job reads them. */
export function createImports({ db, limiter, jobs, stop = () => {} }: Deps) {
  const found = async (userId: string, id: string) => {
    const archive = await repository.find(db.orm, userId, id);
    if (!archive || archive.state === 'arriving')
      throw new Problem('not_found', 'This import was not found.');
    return archive;
  };

  /** Puts the file aside in pieces as it arrives, so that it is never in memory as a whole. */
  const takeIn = async (
    id: string,
    file: AsyncIterable<Buffer>,
  ): Promise<{ bytes: number; fileHash: string }> => {
    const hash = createHash('sha256');
    let [bytes, part, waiting] = [0, 0, [] as Buffer[]];
    let waitingBytes = 0;
    const write = async () => {
      await repository.addPart(db.orm, id, part, Buffer.concat(waiting));
      [part, waiting, waitingBytes] = [part + 1, [], 0];
    };
    for await (const piece of file) {
      bytes += piece.length;
      if (bytes > MAX_IMPORT_BYTES)
        throw new Problem(
          'too_large',
          'A file may be at most 200 MB. Please export fewer recipes at a time.',
        );
      hash.update(piece);
      waiting.push(piece);
      waitingBytes += piece.length;
      if (waitingBytes >= PART_BYTES) await write();
    }
    if (waitingBytes > 0) await write();
    if (bytes === 0) throw new Problem('bad_request', 'This file is empty.');
    return { bytes, fileHash: hash.digest('hex') };
  };

  return {
    async start(
      user: Pick<User, 'id'>,
      { name, duplicates }: Wanted,
      file: AsyncIterable<Buffer>,
    ): Promise<RecipeImport> {
      await limiter.use(UPLOADS, user.id);
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await repository.lockUser(tx, user.id);
        if ((await repository.countActive(tx, user.id)) >= AT_ONCE)
          throw new Problem(
            'limit_reached',
            'Other files of yours are being read. Please wait until one is done.',
          );
        const fileName = name.replaceAll('\0', '');
        const keepDuplicates = duplicates === 'keep';
        await repository.add(tx, { id, userId: user.id, fileName, state: 'arriving', keepDuplicates });
      });
      try {
        const whole = await takeIn(id, file);
        return await db.transaction(async (tx) => {
          await repository.lockUser(tx, user.id);
          const same = await repository.findSame(tx, user.id, whole.fileHash);
          if (same) {
            await repository.remove(tx, id);
            return present(same);
          }
          await repository.change(tx, id, { ...whole, state: 'waiting' });
          await letNextIn(tx, jobs, user.id);
          await repository.removeOld(tx, user.id, KEPT);
          return present((await repository.findById(tx, id))!);
        });
      } catch (error) {
        await repository.remove(db.orm, id);
        throw error;
      }
    },

    async list(user: User): Promise<RecipeImport[]> {
      return (await repository.list(db.orm, user.id, KEPT)).map(present);
    },

    async open(
      user: Pick<User, 'id'>,
      id: string,
    ): Promise<{ import: RecipeImport; items: ImportItem[]; moreItems: boolean }> {
      const archive = await found(user.id, id);
      const items = await repository.itemsOf(db.orm, id, ITEMS_SHOWN + 1);
      return {
        import: present(archive),
        items: archive.state === 'reading' ? [] : items.slice(0, ITEMS_SHOWN),
        moreItems: items.length > ITEMS_SHOWN,
      };
    },

    async report(user: User, id: string): Promise<Readable> {
      await found(user.id, id);
      const items = await repository.itemsOf(db.orm, id, ITEMS_MAX);
      const rows = items.map(({ title, outcome, reason, source }) => [
        title ?? '',
        say(SAID[outcome]),
        sayEach(reason ?? ''),
        source,
      ]);
      // A cell that starts like a formula would be one in a spreadsheet.
      return Readable.from([
        stringify([[say('Recipe'), say('What happened'), say('Why'), say('Where in the file')], ...rows], {
          escape_formulas: true,
          bom: true,
        }),
      ]);
    },

    /** Before it is done, this stops it and nothing of it stays. */
    async undo(user: User, id: string): Promise<{ removed: number; kept: number }> {
      const gone = await db.transaction(async (tx) => {
        await repository.lockUser(tx, user.id);
        const archive = await repository.find(tx, user.id, id);
        if (!archive || archive.state === 'arriving')
          throw new Problem('not_found', 'This import was not found.');
        if (await reading.takeBack(tx, id, { state: 'undone', error: null })) {
          await letNextIn(tx, jobs, user.id);
          return { removed: 0, kept: 0 };
        }
        if (archive.state === 'failed' || archive.state === 'undone')
          throw new Problem('conflict', 'There is nothing of this import to take back.');
        const removed = await repository.removeRecipes(tx, user.id, id);
        await repository.change(tx, id, { state: 'undone' });
        return removed;
      });
      stop(id);
      return gone;
    },

    /** Uploads that never ended, imports whose tries are used up, and files of a server that stopped. */
    async sweep(folder: string, now = new Date()): Promise<void> {
      const before = new Date(now.getTime() - STALE_HOURS * 3_600_000);
      await removeLeftFiles(folder, before);
      for (const archive of await repository.stale(db.orm, before)) {
        if (archive.state === 'arriving') await repository.remove(db.orm, archive.id);
        else await giveUp({ db, jobs }, archive, phrase('Reading this file did not work. Please try again.'));
      }
    },
  };
}

const SAID = { added: phrase('added'), duplicate: phrase('left out'), failed: phrase('not read') };

export function present(archive: repository.Archive): RecipeImport {
  const { id, fileName, state, format, read, added, skipped, failed, error, createdAt } = archive;
  return {
    ...{ id, fileName, format, read, added, skipped, failed, error: error && sayEach(error) },
    state: state === 'arriving' ? 'waiting' : state,
    createdAt: createdAt.toISOString(),
  };
}
