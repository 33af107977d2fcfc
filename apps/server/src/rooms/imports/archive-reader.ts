import { FileProblem } from '@crisper/recipe-files/file-problem';
import { BoundedProcess } from '../../parsing/bounded-process.ts';
import { type ArchiveOrder, type ArchiveWords, bytesOf, type Handed } from './archive-words.ts';
import type { NamedFile } from './named-file.ts';

const HEAP_MB = 384;
/** A file of 64 MB as it is packed, unpacked, and as text. */
const MEMORY_MB = 512;
/** For the next recipe or photo, not for the whole file. */
const TURN_MS = 60_000;
const IDLE_MS = 60_000;
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
  let idle: Reading | null = null;
  let timer: NodeJS.Timeout | undefined;

  const take = (): Reading => {
    clearTimeout(timer);
    const reading = idle ?? openReading(memory);
    idle = null;
    return reading;
  };

  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const reading = idle;
    idle = null;
    await reading?.kill();
  };

  const rest = async (reading: Reading): Promise<void> => {
    await close();
    idle = reading;
    timer = setTimeout(() => void close(), IDLE_MS).unref();
  };

  return {
    /** Photos and recipes of a file. The signal ends it at once. Throws a FileProblem when it cannot be read. */
    async *read(name: string, file: NamedFile, signal?: AbortSignal): AsyncGenerator<Handed> {
      const reading = take();
      let isWhole = false;
      try {
        reading.send({ type: 'file', name, path: file.path });
        for (;;) {
          const words = await reading.next(signal);
          if (words.type === 'opened') {
            await file.unlink();
            continue;
          }
          isWhole = words.type === 'end' || words.type === 'problem';
          if (words.type === 'end') return;
          if (words.type === 'problem') throw new FileProblem(words.sentence);
          yield words;
          reading.send({ type: 'taken', bytes: bytesOf(words) });
        }
      } finally {
        if (isWhole) await rest(reading);
        else await reading.kill();
      }
    },
    close,
  };
}

type Reading = ReturnType<typeof openReading>;

const tooMuch = () => new FileProblem('This file takes too long, or too much memory, to be read.');

/** A process, and what it has said and no user has heard yet. */
function openReading(memory: number) {
  const said: ArchiveWords[] = [];
  let death: FileProblem | Error | undefined;
  let hear = () => {};
  const worker = new BoundedProcess<ArchiveOrder, ArchiveWords>(
    { program: ARCHIVE_PROGRAM, heap: HEAP_MB, memory },
    {
      onReport: (words) => {
        said.push(words);
        hear();
      },
      onDeath: (reason) => {
        death = reason === null ? tooMuch() : new Error(reason);
        hear();
      },
    },
  );

  const heard = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => end(() => reject(signal?.reason));
      const timer = setTimeout(() => end(() => reject(tooMuch())), TURN_MS);
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        settle();
      };
      hear = () => end(resolve);
      signal?.addEventListener('abort', stop, { once: true });
    });

  return {
    send: (order: ArchiveOrder) => worker.send(order),
    kill: () => worker.kill(),
    async next(signal?: AbortSignal): Promise<ArchiveWords> {
      signal?.throwIfAborted();
      if (said.length === 0 && !death) await heard(signal);
      const words = said.shift();
      if (words) return words;
      throw death;
    },
  };
}
