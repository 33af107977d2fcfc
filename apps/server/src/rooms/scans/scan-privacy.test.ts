import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PhotoError } from '@crisper/vision/photo-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dataUrl } from '../../testing/photos.ts';
import { seeing, type TestVision, testVision } from '../../testing/vision.ts';

/** At the start of the photo, so that the base64 in the request starts with it. */
const MARKER = 'photo-of-a-private-fridge-that-nobody-else-may-see-';
const PHOTO = dataUrl(MARKER.repeat(600));
const TRACES = [MARKER, Buffer.from(MARKER).toString('base64'), Buffer.from(MARKER).toString('hex')];

let t: TestApp;
let vision: TestVision;
let folder: string;
const lines: string[] = [];
const answers: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-private-'));
  vision = testVision();
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  t = await testApp({ vision, log, env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

async function everyRow(): Promise<string> {
  const { rows } = await t.container.db.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = rows.map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(['public.scans', 'public.mail_outbox', 'pgboss.job']));
  const texts = await Promise.all(
    tables.map(async (name) =>
      JSON.stringify((await t.container.db.pool.query(`select * from ${name}`)).rows),
    ),
  );
  return texts.join('\n');
}

async function everyFile(): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (
    await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
  ).join();
}

const send = async (token: string, body: unknown, accept: string) => {
  const headers = { accept, 'content-type': 'application/json' };
  answers.push((await t.call('POST', '/api/scan', { token, body, headers })).body);
};

it('a photo leaves no trace in answers, log, tables, emails or files, however the scan ends', async () => {
  const endings: TestVision['look'][] = [
    seeing('tomato'),
    seeing(),
    () => Promise.reject(new Error('the vision engine broke')),
    () => Promise.reject(new PhotoError('crashed')),
    () => ({
      findings: [],
      photos: [{ ok: false, code: 'not-a-photo', error: 'This file is not a photo.' }],
    }),
  ];
  const bodies = [
    { images: [PHOTO] },
    { images: [PHOTO, PHOTO.replace('image/jpeg', 'image/svg+xml')] },
    { images: [`${PHOTO}!`] },
    { images: Array(9).fill(PHOTO) },
    { images: [{ photo: PHOTO }] },
    `{"images":["${PHOTO}"`,
    PHOTO,
  ];
  for (const look of endings) {
    vision.look = look;
    const { token } = await t.signUp();
    for (const accept of ['application/json', 'text/event-stream'])
      for (const body of bodies) await send(token, body, accept);
  }
  await t.call('POST', `/api/scan?photo=${MARKER}`, { body: { images: [PHOTO] } });
  await t.container.jobs.runDue();

  expect(answers.length).toBe(70);
  expect(lines.length).toBeGreaterThan(70);
  const rows = await everyRow();
  expect(rows).toContain('tomato');
  const emails = JSON.stringify(t.emails);
  const files = await everyFile();
  for (const trace of TRACES) {
    const shortest = trace.slice(0, 24);
    for (const place of [answers.join('\n'), lines.join('\n'), rows, emails, files])
      expect(place.includes(shortest)).toBe(false);
  }
});
