import { Worker } from 'node:worker_threads';
import { FileProblem } from '@crisper/recipe-files/file-problem';
import type { OpenedFile } from '@crisper/recipe-files/opened-file';
import type { ArchiveFile, ThreadWords } from './archive-worker.ts';
import type { BroughtItem } from './brought-recipe.ts';

const HEAP_MB = 384;
/** For the next few recipes, not for the whole file. */
const TURN_MS = 60_000;
const IDLE_MS = 60_000;

/** In the bundle a file next to this one; from source a file that loads the TypeScript. */
const program = () =>
  new URL(
    import.meta.url.endsWith('.ts') ? './archive-worker-from-source.mjs' : './archive-worker.js',
    import.meta.url,
  );

export type ArchiveReader = ReturnType<typeof createArchiveReader>;

/**
 * Reads files in a thread, which is ended when it takes too long or too much memory. It stays for a while after a file,
 * because starting it takes longer than reading most files.
 */
export function createArchiveReader() {
  let idle: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  const take = (): Worker => {
    clearTimeout(timer);
    const worker =
      idle ??
      new Worker(program(), {
        // No secret of the server's environment is in reach of what reads a stranger's file.
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
    idle = null;
    return worker;
  };

  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const worker = idle;
    idle = null;
    await worker?.terminate();
  };

  const rest = async (worker: Worker): Promise<void> => {
    await close();
    idle = worker;
    timer = setTimeout(() => void close(), IDLE_MS).unref();
  };

  return {
    /** Throws a FileProblem when the file cannot be read. */
    async *read(name: string, file: OpenedFile): AsyncGenerator<BroughtItem> {
      const worker = take();
      let finished = false;
      try {
        worker.postMessage({ name, file } satisfies ArchiveFile);
        for (;;) {
          const words = await nextWords(worker);
          finished = words.type !== 'items';
          if (words.type === 'end') return;
          if (words.type === 'problem') throw new FileProblem(words.sentence);
          yield* words.items;
          worker.postMessage('taken');
        }
      } finally {
        if (finished) await rest(worker);
        else await worker.terminate();
      }
    },
    close,
  };
}

function nextWords(worker: Worker): Promise<ThreadWords> {
  return new Promise((resolve, reject) => {
    const tooMuch = () =>
      end(() => reject(new FileProblem('This file takes too long, or too much memory, to be read.')));
    const timer = setTimeout(tooMuch, TURN_MS);
    const failed = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : end(() => reject(error));
    const said = (words: ThreadWords) => end(() => resolve(words));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', said).off('error', failed);
      settle();
    };
    worker.once('message', said).once('error', failed);
  });
}
