import { FileProblem } from '@crisper/recipe-files/file-problem';
import { WorkerFailure } from '@crisper/worker-pool/worker-failure';
import { WorkerPool } from '@crisper/worker-pool/worker-pool';
import { phrase } from '../../saying/say.ts';
import type { ArchiveEvent, ArchivePart, ArchiveTask } from './archive-events.ts';
import type { TemporaryFile } from './temporary-file.ts';

const AT_ONCE = 2;
const HEAP_MB = 384;
/** A file of 64 MB as it is packed, unpacked, and as text. */
const MEMORY_MB = 512;
/** For the next recipe or photo, not for the whole file. */
const PART_MS = 60_000;
export const ARCHIVE_PROGRAM = {
  bundled: 'archive-worker',
  source: new URL('./archive-worker.ts', import.meta.url),
};

export type ArchiveReader = ReturnType<typeof createArchiveReader>;

/**
 * Reads files, each in a process, which is killed when it takes too long or too much memory. One stays for a while after a
 * file, because starting it takes longer than reading most files.
 */
export function createArchiveReader({ memory = MEMORY_MB } = {}) {
  const pool = new WorkerPool<ArchiveTask, void, ArchiveEvent>({
    program: ARCHIVE_PROGRAM,
    size: AT_ONCE,
    keep: 0,
    timeLimit: PART_MS,
    heap: HEAP_MB,
    memory,
  });

  return {
    /** Photos and recipes of a file. The signal ends it at once. Throws a FileProblem when it cannot be read. */
    async *read(name: string, file: TemporaryFile, signal?: AbortSignal): AsyncGenerator<ArchivePart> {
      try {
        for await (const event of pool.stream(file.path, { name, path: file.path }, signal)) {
          if (event.type === 'problem') throw new FileProblem(event.sentence);
          if (event.type === 'opened') await file.unlink();
          else yield event;
        }
      } catch (error) {
        throw isTooMuch(error)
          ? new FileProblem(phrase('This file takes too long, or too much memory, to be read.'))
          : error;
      }
    },
    close: () => pool.close(),
  };
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof WorkerFailure && (error.reason === 'timeout' || error.reason === 'died');
