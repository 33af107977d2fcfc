import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { seeing, type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  vision.look = seeing('tomato');
});

const scan = (token: string, images: string[]) => t.call('POST', '/api/scan', { token, body: { images } });
const left = async (token: string) => (await t.call('GET', '/api/scans', { token })).json().scansLeft;
/** As if the scans so far had been that long ago. */
const later = (userId: string, minutes: number) =>
  t.container.db.pool.query(
    `update scan_uses set used_at = used_at - make_interval(mins => $2) where user_id = $1`,
    [userId, minutes],
  );

describe('scans that cost nothing', () => {
  it('the same photos again within ten minutes, also with none left, and counted no second time', async () => {
    const cook = await t.signUp();
    const [first, second] = [newPhoto(), newPhoto()];
    expect((await scan(cook.token, [first, second])).json().scansLeft).toBe(1);
    expect((await scan(cook.token, [second, first])).json()).toMatchObject({
      scansLeft: 1,
      note: null,
      ingredients: [{ name: 'tomato' }],
    });
    expect((await scan(cook.token, [newPhoto()])).json().scansLeft).toBe(0);
    expect((await scan(cook.token, [first])).json().scansLeft).toBe(0);
    const { user } = (await t.call('GET', '/api/auth/me', { token: cook.token })).json();
    expect(await t.container.scans.usage(user)).toEqual({ scansToday: 2, totalScans: 2 });
  });

  it('not after ten minutes, and not for somebody else', async () => {
    const cook = await t.signUp();
    const photo = newPhoto();
    await scan(cook.token, [photo]);
    expect((await scan((await t.signUp()).token, [photo])).json().scansLeft).toBe(1);
    await later(cook.id, 11);
    expect((await scan(cook.token, [photo])).json().scansLeft).toBe(0);
    await later(cook.id, 11);
    expect((await scan(cook.token, [photo])).statusCode).toBe(429);
  });

  it('photos added to a scan, also later, until it covers as many as fit into one', async () => {
    const cook = await t.signUp();
    const photos = Array.from({ length: 9 }, newPhoto);
    await scan(cook.token, photos.slice(0, 2));
    await later(cook.id, 30);
    expect((await scan(cook.token, photos.slice(0, 8))).json().scansLeft).toBe(1);
    expect((await scan(cook.token, photos.slice(1, 9))).json().scansLeft).toBe(0);
    expect((await scan(cook.token, [newPhoto()])).statusCode).toBe(429);
  });

  it('of many additions at once, only as many photos as fit into one scan', async () => {
    const cook = await t.signUp();
    const photo = newPhoto();
    await scan(cook.token, [photo]);
    await scan(cook.token, [newPhoto()]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => scan(cook.token, [photo, newPhoto()])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    expect(await left(cook.token)).toBe(0);
  });

  it('not photos of a scan that found nothing or failed: those cost nothing by themselves', async () => {
    const cook = await t.signUp();
    const photo = newPhoto();
    vision.look = seeing();
    await scan(cook.token, [photo]);
    vision.look = () => Promise.reject(new Error('no weights here'));
    await scan(cook.token, [photo]);
    vision.look = seeing('tomato');
    expect((await scan(cook.token, [photo])).json().scansLeft).toBe(1);
  });
});

it('what is left is told before anything is spent, and is nothing to count on Pro', async () => {
  const cook = await t.signUp();
  expect(await left(cook.token)).toBe(2);
  await scan(cook.token, [newPhoto()]);
  expect(await left(cook.token)).toBe(1);
  const chef = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    chef.id,
  ]);
  expect(await left(chef.token)).toBeNull();
});
