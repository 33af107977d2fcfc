import { type ChildProcess, spawn } from 'node:child_process';

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with all output so far once it contains the text; rejects when the process ends first. */
  says(text: string): Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** The server as a separate process, for tests of exits, signals and kills. */
export function startProcess(env: Record<string, string>, entry: string): ServerProcess {
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, entry], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
      child.emit('output');
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output }));
  });
  const says = (text: string) =>
    new Promise<string>((done, fail) => {
      const look = () => output.includes(text) && done(output);
      child.on('output', look);
      child.once('close', () => fail(new Error(`ended before saying "${text}":\n${output}`)));
      look();
    });
  return { child, says, ended };
}
