import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderBackups } from '../../providers/backups/folder.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { checkBackups } from './backups.jobs.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let t: TestApp;
let folder: string;
let token: string;
let now = new Date('2026-03-01T03:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-backups-'));
  const env = { DATA_DIR: folder, BACKUP_EVERY: '1d', BACKUP_KEEP: 2, ADMIN: 'first' as const };
  t = await testApp({ env, now: () => now });
  const link = new URL((await t.container.accounts.registration.setupLink())!);
  token = (await t.signUp({ invitation: link.searchParams.get('invitation')! })).token;
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const tick = async (ms: number) => {
  now = new Date(now.getTime() + ms);
  await t.container.jobs.enqueue(checkBackups, {});
  await t.container.jobs.runDue();
  await t.container.jobs.runDue();
};
const files = () => readdir(join(folder, 'backups')).catch(() => []);
const shown = async () => (await t.call('GET', '/api/admin/installation', { token })).json().backups;

it('one is made when it is time, and old ones make room', async () => {
  await t.container.backups.make(folderBackups(join(folder, 'by hand')));
  await tick(0);
  expect(await files()).toEqual(['crisper-2026-03-01T03-00-00.gz']);
  await tick(12 * HOUR_MS);
  expect(await files()).toHaveLength(1);
  await tick(12 * HOUR_MS);
  await tick(DAY_MS);
  expect(await files()).toEqual(['crisper-2026-03-02T03-00-00.gz', 'crisper-2026-03-03T03-00-00.gz']);
  const { list, ...about } = await shown();
  expect(about).toEqual({ every: '1d', keep: 2, place: join(folder, 'backups'), running: false });
  expect(list[0]).toMatchObject({ name: 'crisper-2026-03-03T03-00-00.gz', problem: null, exists: true });
  // What was put elsewhere by hand stays.
  expect(await readdir(join(folder, 'by hand'))).toHaveLength(1);
});

it('a failure is shown, and tried again an hour later', async () => {
  await rm(join(folder, 'backups'), { recursive: true });
  await writeFile(join(folder, 'backups'), 'a file where the folder should be');
  await tick(DAY_MS);
  expect((await shown()).list[0]).toMatchObject({
    bytes: null,
    problem: expect.stringMatching('EEXIST|ENOTDIR'),
  });
  await rm(join(folder, 'backups'));
  await tick(HOUR_MS / 2);
  expect(await files()).toEqual([]);
  await tick(HOUR_MS / 2);
  expect(await files()).toHaveLength(1);
});

it('an administrator makes one now, and no two at once', async () => {
  now = new Date(now.getTime() + 60_000);
  const ask = () => t.call('POST', '/api/admin/backups', { token });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json().error).toBe('A backup is being made already.');
  expect((await shown()).running).toBe(true);
  await t.container.jobs.runDue();
  expect(await files()).toHaveLength(2);

  let others: Promise<string> | undefined;
  const slow = folderBackups(join(folder, 'slow'));
  await t.container.backups.make({
    ...slow,
    write: (name, bytes) => {
      others = t.container.backups.make(folderBackups(join(folder, 'other')));
      return others.then(
        () => 0,
        () => slow.write(name, bytes),
      );
    },
  });
  await expect(others).rejects.toThrow('Another backup is being made right now.');
});

it('lets go of everything when the place does not take it', async () => {
  const full = { ...folderBackups(folder), write: () => Promise.reject(new Error('the disk is full')) };
  await expect(t.container.backups.make(full)).rejects.toThrow('the disk is full');
  await expect(t.container.backups.make()).resolves.toMatch(/\.gz$/);
});
