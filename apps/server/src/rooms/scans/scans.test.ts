import { type StreamError, streamError } from '@crisper/contract/errors';
import { type ScanEvent, scanEvent, scanResult } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { finding, seeing, type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  vision.look = seeing('tomato', 'butter');
});

const scan = (token: string, { photos = 1, accept = 'application/json' } = {}) =>
  t.call('POST', '/api/scan', {
    token,
    body: { images: Array.from({ length: photos }, newPhoto) },
    headers: { accept },
  });
const streamed = async (token: string, photos = 1): Promise<(ScanEvent | StreamError)[]> => {
  const answer = await scan(token, { photos, accept: 'text/event-stream' });
  expect(answer.headers['content-type']).toContain('text/event-stream');
  const frames = answer.body.split('\n\n').filter((frame) => frame.startsWith('data: '));
  return frames.map((frame) => z.union([scanEvent, streamError]).parse(JSON.parse(frame.slice(6))));
};
const correct = (token: string, id: string, removed: string[], added: string[]) =>
  t.call('POST', `/api/scans/${id}/corrections`, { token, body: { removed, added } });

describe('a scan', () => {
  it('answers what was found, with where, and how many are left today', async () => {
    const cook = await t.signUp();
    const answer = await scan(cook.token);
    expect(answer.statusCode).toBe(200);
    const result = scanResult.parse(answer.json());
    expect(result).toMatchObject({ note: null, scansLeft: 1 });
    expect(result.ingredients.map(({ name }) => name)).toEqual(['tomato', 'butter']);
    expect(result.ingredients[0]).toMatchObject({
      confidence: 0.877,
      preselected: true,
      doubtful: false,
      evidence: [{ photo: 0, box: [0.1235, 0.2, 0.3, 0.4] }],
    });
  });

  it('counts what the detector boxed, in the photo that shows the most, and invents nothing', async () => {
    const cook = await t.signUp();
    const box = [0.1, 0.2, 0.3, 0.4] as [number, number, number, number];
    const seen = (photo: number) => ({ photo, box, source: 'seen' as const, confidence: 0.9 });
    vision.look = async (photos, options) => ({
      ...(await seeing()(photos, options)),
      findings: [
        finding('tomato', { evidence: [seen(0), seen(1), seen(1), seen(1)] }),
        // Milk and blueberries do not come in single pieces; a label and a model's word show none.
        finding('blueberry', { evidence: [seen(0), seen(0)] }),
        finding('milk', { evidence: [seen(0), seen(0)] }),
        finding('egg', { evidence: [{ photo: 0, box, source: 'read', confidence: 0.9 }] }),
        finding('lemon', { evidence: [{ photo: 0, box: null, source: 'model', confidence: 0.9 }] }),
      ],
    });
    const { ingredients } = (await scan(cook.token, { photos: 2 })).json();
    expect(ingredients).toMatchObject([
      { name: 'tomato', estimatedQuantity: 3, unit: 'piece' },
      { name: 'blueberry', estimatedQuantity: null, unit: null },
      { name: 'milk', estimatedQuantity: null, unit: null },
      { name: 'egg', estimatedQuantity: null, unit: null },
      { name: 'lemon', estimatedQuantity: null, unit: null },
    ]);
    // A scan from before has no quantities.
    await t.container.db.pool.query(
      `update scans set ingredients = (select jsonb_agg(one - 'estimatedQuantity' - 'unit') from jsonb_array_elements(ingredients) one) where user_id = $1`,
      [cook.id],
    );
    const [before] = (await t.call('GET', '/api/scans', { token: cook.token })).json().scans;
    expect(before.ingredients[0]).toMatchObject({ name: 'tomato', estimatedQuantity: null, unit: null });
  });

  it('streams how far it is, and the answer last', async () => {
    const cook = await t.signUp();
    const events = await streamed(cook.token, 2);
    expect(events.map(({ type }) => type)).toEqual([
      'received',
      'decoded',
      'found',
      'decoded',
      'found',
      'matching',
      'result',
    ]);
    expect(events[3]).toEqual({ type: 'decoded', photo: 2, of: 2 });
    expect(events.at(-1)).toMatchObject({ result: { scansLeft: 1, ingredients: [{ name: 'tomato' }, {}] } });
  });

  it('is made by vision engine that know what is in the pantry', async () => {
    const { token } = await t.signUp();
    await t.call('POST', '/api/pantry', { token, body: { items: [{ name: 'mustard' }, { name: 'flour' }] } });
    let told: ReadonlySet<string> | undefined;
    vision.look = (photos, options) => {
      told = options.expected;
      return seeing('tomato')(photos, options);
    };
    await scan(token);
    expect([...told!].sort()).toEqual(['flour', 'mustard']);
  });

  it('that finds nothing is free and says how to take a better photo', async () => {
    const cook = await t.signUp();
    vision.look = seeing();
    for (let i = 0; i < 3; i++) {
      const answer = await scan(cook.token);
      expect(answer.json()).toMatchObject({ ingredients: [], scansLeft: 2 });
      expect(answer.json().note).toContain('more light');
    }
    expect((await t.call('GET', '/api/scans', { token: cook.token })).json()).toEqual({
      scans: [],
      total: 0,
      scansLeft: 2,
    });
  });

  it('preselects what is only likely too, marked, without counting it', async () => {
    const cook = await t.signUp();
    vision.look = async (photos, options) => ({
      ...(await seeing()(photos, options)),
      findings: [finding('lemon', { shown: false, confidence: 0.3 })],
    });
    const { ingredients, scansLeft, note } = (await scan(cook.token)).json();
    expect(ingredients).toMatchObject([{ name: 'lemon', preselected: true, doubtful: true }]);
    expect(scansLeft).toBe(2);
    expect(note).toContain('doesn’t count');
  });

  it('goes on without a photo that cannot be read, and says so', async () => {
    const cook = await t.signUp();
    vision.look = async (photos, options) => {
      const answer = await seeing('tomato')(photos, options);
      const broken = { ok: false, code: 'damaged', error: 'This photo is damaged or incomplete.' } as const;
      return { ...answer, photos: [answer.photos[0]!, broken], note: 'The model was silent.' };
    };
    expect((await scan(cook.token, { photos: 2 })).json()).toMatchObject({
      ingredients: [{ name: 'tomato' }],
      note: 'The model was silent. Photo 2: This photo is damaged or incomplete.',
    });
  });

  it('that fails costs nothing, as an answer and as an event', async () => {
    const cook = await t.signUp();
    vision.look = () => Promise.reject(new Error('no weights here'));
    const answer = await scan(cook.token);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toBe('We can’t look at photos right now. Please try again in a moment.');
    expect((await streamed(cook.token)).at(-1)).toEqual({
      type: 'error',
      error: 'We can’t look at photos right now. Please try again in a moment.',
      code: 'unavailable',
      requestId: expect.any(String),
    });
    vision.look = seeing('tomato');
    expect((await scan(cook.token)).json().scansLeft).toBe(1);
  });

  it('may be tried twenty times a minute, also where scans are unlimited', async () => {
    const cook = await t.signUp();
    await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
      cook.id,
    ]);
    for (let i = 0; i < 20; i++) expect((await scan(cook.token)).json().scansLeft).toBeNull();
    const refused = await scan(cook.token);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('rate_limited');
  });

  it('is counted in the metrics', async () => {
    const cook = await t.signUp();
    const found = async () => {
      const text = await t.app.metrics.metrics();
      expect(text).toContain('crisper_scan_duration_seconds_bucket');
      return Number(/crisper_scans_total\{outcome="found"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await found();
    await scan(cook.token);
    expect(await found()).toBe(before + 1);
  });
});

describe('what was scanned', () => {
  it('is listed for the person alone, newest first, and counted', async () => {
    const cook = await t.signUp();
    const stranger = await t.signUp();
    await scan(cook.token, { photos: 3 });
    vision.look = seeing('lemon');
    await scan(cook.token);
    const list = async (token: string, query = '') =>
      (await t.call('GET', `/api/scans${query}`, { token })).json().scans;
    expect(await list(cook.token)).toMatchObject([
      { photos: 1, ingredients: [{ name: 'lemon' }] },
      { photos: 3, ingredients: [{ name: 'tomato' }, { name: 'butter' }] },
    ]);
    expect(await list(cook.token, '?limit=1')).toHaveLength(1);
    expect(await list(stranger.token)).toEqual([]);
    const { user } = (await t.call('GET', '/api/auth/me', { token: cook.token })).json();
    expect(await t.container.scans.usage(user)).toEqual({ scansToday: 2, totalScans: 2 });
  });

  it('is corrected by its owner, and the report counts per food', async () => {
    const cook = await t.signUp();
    const stranger = await t.signUp();
    const admin = await t.signUp();
    await t.container.db.pool.query('delete from scans');
    await t.container.db.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
    const { id } = (await scan(cook.token)).json();

    expect((await correct(stranger.token, id, ['tomato'], [])).statusCode).toBe(404);
    expect((await correct(cook.token, id, ['butter'], ['kale'])).statusCode).toBe(200);
    // Corrected again: the later correction replaces the first. Tomato was preselected, so adding it is ignored.
    const again = await correct(
      cook.token,
      id,
      ['Tomatoes', 'unicorn'],
      ['aubergine', 'tomato', 'Moon Dust'],
    );
    expect(again.json()).toEqual({ ok: true });

    const report = '/api/admin/scans/corrections?days=7';
    expect((await t.call('GET', report, { token: cook.token })).statusCode).toBe(403);
    expect((await t.call('GET', report, { token: admin.token })).json().foods).toEqual([
      { name: 'tomato', shown: 1, removed: 1, added: 0 },
      { name: 'eggplant', shown: 0, removed: 0, added: 1 },
      { name: 'moon dust', shown: 0, removed: 0, added: 1 },
      { name: 'butter', shown: 1, removed: 0, added: 0 },
    ]);
  });
});
