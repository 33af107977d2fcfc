import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerMessage, WorkerOrder, WorkerReport, WorkerSetup } from './worker-messages.ts';

export interface PoolWorkerEvents {
  onMessage: (message: WorkerReport) => void;
  onError: (error: Error) => void;
  onExit: () => void;
}

const HEAP_MB = 512;
const LEAVE_LIMIT_MS = 10_000;

/** In the bundle a file next to this one; from source a TypeScript file, which needs a loader. */
function workerProgram(): { program: URL; flags: string[] } {
  if (!import.meta.url.endsWith('.ts'))
    return { program: new URL('./vision-worker.js', import.meta.url), flags: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { program: new URL('./worker.ts', import.meta.url), flags: ['--import', loader] };
}

/** Reports why the program could not be loaded, before the process exits. */
const boot = (program: URL) => `import(${JSON.stringify(program.href)}).catch((error) =>
  process.send({ type: 'broken', reason: String(error?.message ?? error) }, () => process.exit(1)));`;

/** One worker process. Not a thread, because native code that crashes or hangs must not take down the server. */
export class PoolWorker {
  ready = false;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(setup: WorkerSetup, events: PoolWorkerEvents, entry?: URL) {
    const { program, flags } = entry ? { program: entry, flags: [] } : workerProgram();
    const { PATH, HOME, TMPDIR } = process.env;
    this.#child = spawn(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, ...flags, '--input-type=module', '-e', boot(program)],
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        serialization: 'advanced',
        env: { PATH, HOME, TMPDIR },
      },
    );
    this.#ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.on('message', (message: WorkerMessage) => {
      if (message.type === 'broken') events.onError(new Error(message.reason));
      else events.onMessage(message);
    });
    this.#child.on('error', events.onError);
    this.#child.once('exit', events.onExit);
    this.send({ type: 'setup', setup });
  }

  /** Does nothing when the worker has exited; `onExit` reports that. */
  send(order: WorkerOrder): void {
    if (this.#child.connected) this.#child.send(order, () => {});
  }

  /** The worker aborts the job at its next step; native code cannot be interrupted. */
  stop(id: number): void {
    this.send({ type: 'stop', id });
  }

  /** Lets the worker finish its photo within a time limit. */
  async leave(): Promise<void> {
    const timer = setTimeout(() => this.end(), LEAVE_LIMIT_MS);
    this.send({ type: 'leave' });
    await this.#ended;
    clearTimeout(timer);
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}
