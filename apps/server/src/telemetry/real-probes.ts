import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Probes } from './probes.ts';

interface Given {
  /** The base URL of this server. */
  base: string;
  dataDir: string;
  database(): Promise<void>;
  vision(): Promise<void>;
  payments(): Promise<void>;
  /** How long the oldest due job has been waiting. */
  oldestWaitingSeconds(): Promise<number>;
  mail(): Promise<void>;
}

/** A queue in which something waits this long is not worked off. */
const QUEUE_LATE_SECONDS = 10 * 60;

/** Probes what people use: a page, an API call, a photo, a query, the queue, the payment provider, the mail server, a file. */
export function realProbes({ base, dataDir, oldestWaitingSeconds, ...asked }: Given): Probes {
  return {
    web: () => answers(`${base}/`),
    api: () => answers(`${base}/api/version`),
    vision: asked.vision,
    database: asked.database,
    queue: () => worksOff(oldestWaitingSeconds),
    payments: asked.payments,
    mail: asked.mail,
    storage: () => writesAndReads(dataDir),
  };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function worksOff(oldestWaitingSeconds: Given['oldestWaitingSeconds']): Promise<void> {
  const seconds = await oldestWaitingSeconds();
  if (seconds > QUEUE_LATE_SECONDS) throw new Error(`a job has been waiting for ${Math.round(seconds)} s`);
}

async function writesAndReads(folder: string): Promise<void> {
  const file = join(folder, `probe-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, file);
    if ((await readFile(file, 'utf8')) !== file) throw new Error('what was read is not what was written');
  } finally {
    await rm(file, { force: true });
  }
}
