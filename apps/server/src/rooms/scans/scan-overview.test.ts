import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { seeing, type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
/** Whether labels were to be read, look by look. */
const read: (boolean | undefined)[] = [];
const see = (...names: string[]) => {
  vision.look = (photos, options) => {
    read.push(options.read);
    return seeing(...names)(photos, options);
  };
};
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  read.length = 0;
  see('tomato');
});

const scan = async (token: string, images: string[], query = '') => {
  const answer = await t.call('POST', `/api/scan${query}`, { token, body: { images } });
  return { status: answer.statusCode, ...answer.json() };
};
const overview = (token: string, images: string[]) => scan(token, images, '?look=overview');
const kept = async (token: string) => (await t.call('GET', '/api/scans', { token })).json();
const usage = async (token: string) =>
  t.container.scans.usage((await t.call('GET', '/api/auth/me', { token })).json().user);

it('an overview and its full photos are one scan: looked at first, then read, kept and counted once', async () => {
  const { token } = await t.signUp();
  const first = await overview(token, [newPhoto(), newPhoto()]);
  expect(first).toMatchObject({ ingredients: [{ name: 'tomato' }], questions: [], note: null, scansLeft: 1 });
  expect((await kept(token)).scans).toEqual([]);
  see('tomato', 'milk');
  const full = await scan(token, [newPhoto(), newPhoto()], `?after=${first.id}`);
  expect(full).toMatchObject({ ingredients: [{ name: 'tomato' }, { name: 'milk' }], scansLeft: 1 });
  expect(read).toEqual([false, undefined]);
  expect((await kept(token)).scans).toMatchObject([{ id: full.id }]);
  expect(await usage(token)).toEqual({ scansToday: 1, totalScans: 1 });
});

it('full photos follow an overview once: others pay, and so does everybody else', async () => {
  const { token } = await t.signUp();
  const first = await overview(token, [newPhoto()]);
  const stranger = await t.signUp();
  expect(await scan(stranger.token, [newPhoto()], `?after=${first.id}`)).toMatchObject({ scansLeft: 1 });
  const photo = newPhoto();
  expect(await scan(token, [photo], `?after=${first.id}`)).toMatchObject({ scansLeft: 1 });
  expect(await scan(token, [photo], `?after=${first.id}`)).toMatchObject({ scansLeft: 1 });
  expect(await scan(token, [newPhoto()], `?after=${first.id}`)).toMatchObject({ scansLeft: 0 });
  expect(await scan(token, [newPhoto()], `?after=${first.id}`)).toMatchObject({ status: 429 });
  expect((await scan(token, [newPhoto()], '?after=last')).status).toBe(400);
});

it('full photos that never come leave what the overview cost, and late ones pay', async () => {
  const { id, token } = await t.signUp();
  const first = await overview(token, [newPhoto()]);
  await t.container.db.pool.query(
    `update scan_uses set used_at = used_at - interval '11 minutes' where user_id = $1`,
    [id],
  );
  expect(await scan(token, [newPhoto()], `?after=${first.id}`)).toMatchObject({ scansLeft: 0 });
});

it('scanning again, also with a photo added, costs nothing with overviews either', async () => {
  const { token } = await t.signUp();
  const small = Array.from({ length: 9 }, newPhoto);
  const large = Array.from({ length: 9 }, newPhoto);
  const inTwo = async (to: number) => {
    const first = await overview(token, small.slice(0, to));
    return scan(token, large.slice(0, to), `?after=${first.id}`);
  };
  expect(await inTwo(1)).toMatchObject({ scansLeft: 1 });
  expect(await inTwo(1)).toMatchObject({ scansLeft: 1 });
  expect(await inTwo(8)).toMatchObject({ scansLeft: 1 });
  expect(await overview(token, small.slice(1))).toMatchObject({ scansLeft: 0 });
});

it('what shows nothing costs nothing, in either size', async () => {
  const { token } = await t.signUp();
  see();
  const dark = await overview(token, [newPhoto()]);
  expect(dark).toMatchObject({ ingredients: [], scansLeft: 2, note: null });
  expect(await scan(token, [newPhoto()], `?after=${dark.id}`)).toMatchObject({ scansLeft: 2 });
  see('tomato');
  const first = await overview(token, [newPhoto()]);
  see();
  expect(await scan(token, [newPhoto()], `?after=${first.id}`)).toMatchObject({
    scansLeft: 2,
    note: expect.stringContaining('doesn’t count'),
  });
});
