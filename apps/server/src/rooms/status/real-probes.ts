import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Probes } from './probes.service.ts';

interface Given {
  /** The base URL of this server. */
  base: string;
  dataDir: string;
  database(): Promise<void>;
  vision(): Promise<void>;
  payments(): Promise<void>;
}

/** Probes what people use: a page, an API call, a photo, a query, the payment provider, a file. */
export function realProbes({ base, dataDir, database, vision, payments }: Given): Probes {
  return {
    web: () => answers(`${base}/`),
    api: () => answers(`${base}/api/plans`),
    vision,
    database,
    payments,
    storage: () => writesAndReads(dataDir),
  };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
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
