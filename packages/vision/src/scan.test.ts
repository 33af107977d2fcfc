import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFusionRules } from './fusing/fusion-rules.ts';
import { VisionPool } from './pool/vision-pool.ts';
import { scanPhotos } from './scan.ts';

const PATIENCE = 600_000;

let pool: VisionPool;
beforeAll(() => {
  // Generous limits: this tests the findings, not the speed.
  pool = new VisionPool({ size: 1, startLimit: PATIENCE, timeLimit: PATIENCE });
});
afterAll(() => pool.close());

const photo = (name: string) => readFile(new URL(`../test-photos/${name}`, import.meta.url));

it('finds what our own shelf holds, in workers, and says how far it is', async () => {
  const stages: string[] = [];
  const broken = new TextEncoder().encode('this is no photo, only words');
  const { findings, photos } = await scanPhotos(
    pool,
    await loadFusionRules(),
    [await photo('shelf.webp'), broken, await photo('nothing.webp')],
    { onProgress: ({ stage, photo: index }) => stages.push(`${stage} ${index}`) },
  );
  const shown = findings.filter((finding) => finding.shown).map((finding) => finding.name);
  expect(shown).toEqual(
    expect.arrayContaining(['milk', 'ketchup', 'butter', 'mustard', 'yogurt', 'orange juice']),
  );
  expect(photos.map((one) => (one.ok ? 'ok' : one.code))).toEqual(['ok', 'not-a-photo', 'ok']);
  expect(stages).toEqual(expect.arrayContaining(['decoded 0', 'looked 0', 'failed 1', 'looked 2']));
  expect(findings.filter((finding) => finding.shown && finding.photo === 2)).toEqual([]);
});

it('lets the list grow as labels are read', async () => {
  const lists: string[][] = [];
  await scanPhotos(pool, await loadFusionRules(), [await photo('shelf.webp')], {
    onFirstList: (list) => lists.push(list.findings.map(({ name }) => name)),
  });
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.at(-1)!.length).toBeGreaterThan(lists[0]!.length);
});

it('names a food once when its photo comes twice', async () => {
  const shelf = await photo('shelf.webp');
  const { findings } = await scanPhotos(pool, await loadFusionRules(), [shelf, shelf]);
  const names = findings.filter(({ shown }) => shown).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
});

it('is cancelled as a whole when the client leaves', async () => {
  const leaving = new AbortController();
  const scan = scanPhotos(pool, await loadFusionRules(), [await photo('shelf.webp')], {
    signal: leaving.signal,
    onProgress: () => leaving.abort(),
  });
  await expect(scan).rejects.toMatchObject({ code: 'cancelled' });
});
