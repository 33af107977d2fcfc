import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export interface Child {
  process: ChildProcess;
  ended: Promise<void>;
  lives(): boolean;
}

/** Starts a program next to the test; throws if it does not start. */
export async function startChild(file: string, args: string[], options: SpawnOptions = {}): Promise<Child> {
  const child = spawn(file, args, { stdio: 'ignore', ...options });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, fail) => child.once('spawn', done).once('error', fail));
  return { process: child, ended, lives: () => child.exitCode === null && child.signalCode === null };
}
