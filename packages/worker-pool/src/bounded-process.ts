import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The name of a program in the bundle, beside this file there, and its source; tests give an address. */
export type Program = { bundled: string; source: URL } | URL;

export interface ProcessOptions {
  program: Program;
  /** The most memory of its objects in MB … */
  heap: number;
  /** … and of everything, with the bytes that no heap counts. */
  memory?: number | undefined;
  /** None of the server's own, unless it is named here. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Whether its errors are printed: what it says at its death is long, and holds parts of what it read. */
  printErrors?: boolean | undefined;
}

interface Events<Report> {
  onReport(report: Report): void;
  /** It died by itself, most likely because it may have no more memory; or, with a reason, it could not start. */
  onDeath(reason: string | null): void;
}

/** What a program says that could not be loaded. */
type Broken = { type: 'broken'; reason: string };

/** What the program itself needs, before it reads anything. */
const BASE_MB = 256;

/** In the bundle a file next to this one; from source a TypeScript file, which needs a loader. */
function found(program: Program): { file: URL; flags: string[] } {
  if (program instanceof URL) return { file: program, flags: [] };
  if (!import.meta.url.endsWith('.ts'))
    return { file: new URL(`./${program.bundled}.js`, import.meta.url), flags: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { file: program.source, flags: ['--import', loader] };
}

function limited(command: string[], memory: number | undefined): string[] {
  if (memory === undefined || process.platform === 'win32') return command;
  return ['/bin/sh', '-c', 'ulimit -d "$0"; exec "$@"', String((BASE_MB + memory) * 1024), ...command];
}

/** Reports why the program could not be loaded, before the process exits. */
const boot = (file: URL) => `process.on('disconnect', () => process.exit());
import(${JSON.stringify(file.href)}).catch((error) =>
  process.send({ type: 'broken', reason: String(error?.message ?? error) }, () => process.exit(1)));`;

/**
 * A process that reads what strangers sent. It can be killed at any moment, has no secret of the server's environment, and
 * gets no more memory than it may have: Linux refuses it more (elsewhere only its heap is bounded). A thread would not do:
 * native code that crashes or hangs takes the server with it, and bytes outside of a thread's heap are not counted,
 * where a few kilobytes unpack to gigabytes.
 */
export class BoundedProcess<Order extends object, Report extends object> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #killed = false;

  constructor(options: ProcessOptions, { onReport, onDeath }: Events<Report>) {
    const { heap, memory, env = {}, printErrors = false } = options;
    const { file, flags } = found(options.program);
    const args = [`--max-old-space-size=${heap}`, ...flags, '--input-type=module', '-e', boot(file)];
    const [command, ...words] = limited([process.execPath, ...args], memory);
    this.#child = spawn(command!, words, {
      stdio: ['ignore', 'ignore', printErrors ? 'inherit' : 'ignore', 'ipc'],
      serialization: 'advanced',
      env,
    });
    const died = (reason: string | null): void => {
      if (!this.#killed) onDeath(reason);
    };
    this.#ended = new Promise<void>((done) => {
      this.#child.once('exit', () => done());
      this.#child.once('error', (error) => {
        died(error.message);
        done();
      });
    });
    this.#child.once('exit', () => died(null));
    this.#child.on('message', (report: Report | Broken) => {
      if (this.#killed) return;
      if ('type' in report && report.type === 'broken') died((report as Broken).reason);
      else onReport(report as Report);
    });
  }

  /** Does nothing when the process has died; `onDeath` tells that. */
  send(order: Order): void {
    if (this.#child.connected) this.#child.send(order, () => {});
  }

  /** Resolves when it does not run any more. */
  async kill(): Promise<void> {
    this.#killed = true;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
