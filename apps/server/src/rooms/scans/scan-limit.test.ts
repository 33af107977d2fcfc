import type { User } from '@crisper/contract/auth/auth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDailyQuotas } from '../../budgets/daily-quotas.service.ts';
import { createLimiter } from '../../cache/limiter.ts';
import { memoryCache } from '../../cache/memory.ts';
import { createContainer } from '../../container.ts';
import { limitsOf } from '../../plan-offers.ts';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { seeing, type TestVision, testVision } from '../../testing/vision.ts';
import { createMemories } from '../memories/memories.service.ts';
import { createScans } from './scans.service.ts';

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

const request = (token: string) =>
  ({
    method: 'POST',
    url: '/api/scan',
    headers: { authorization: `Bearer ${token}` },
    payload: { images: [newPhoto()] },
  }) as const;
const scan = (token: string) => t.app.inject(request(token));
const userOf = async (token: string): Promise<User> =>
  (await t.call('GET', '/api/auth/me', { token })).json().user;

/** A vision engine that waits until the test lets them finish. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  vision.look = async (photos, options): Promise<VisionAnswer> => {
    await opened;
    return seeing('tomato')(photos, options);
  };
  return { open: () => open() };
}

describe('two scans a day', () => {
  it('and the third is refused with the words the page looks for', async () => {
    const cook = await t.signUp();
    expect((await scan(cook.token)).json().scansLeft).toBe(1);
    expect((await scan(cook.token)).json().scansLeft).toBe(0);
    const third = await scan(cook.token);
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ code: 'limit_reached' });
    expect(third.json().error).toContain('Daily scan limit');
    expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await t.call('GET', '/api/scans', { token: cook.token })).json().scans).toHaveLength(2);
  });

  it('of 200 at once over two instances, exactly two succeed', async () => {
    const cook = await t.signUp();
    const other = createContainer({
      env: t.container.env,
      log: pino({ level: 'silent' }),
      db: t.container.db,
      secret: 'another instance has its own memory',
      vision,
    });
    const otherApp = await createApp(other);
    const headers = { authorization: `Bearer ${cook.token}` };
    for (const app of [t.app, otherApp]) await app.inject({ url: '/api/auth/me', headers });
    const { open } = gate();
    let refused = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const answer = await (at % 2 ? t.app : otherApp).inject(request(cook.token));
        if (answer.statusCode === 429 && ++refused === 198) open();
        return answer;
      }),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(2);
    expect(done.map((answer) => answer.json().scansLeft)).toContain(0);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({
        code: 'limit_reached',
        error: expect.stringContaining('Daily scan limit'),
      });
    expect(await t.container.scans.usage(await userOf(cook.token))).toEqual({ scansToday: 2, totalScans: 2 });
    await otherApp.close();
  });

  it('frees the place of a scan whose server died, and refuses that scan if it comes back', async () => {
    const cook = await t.signUp();
    const { open } = gate();
    const lost = scan(cook.token);
    const held = async () =>
      (await t.container.db.pool.query('select 1 from scan_uses where user_id = $1', [cook.id])).rowCount;
    await expect.poll(held).toBe(1);
    await t.container.db.pool.query(
      `update scan_uses set held_until = now() - interval '1 second' where user_id = $1`,
      [cook.id],
    );
    vision.look = seeing('tomato');
    expect((await scan(cook.token)).statusCode).toBe(200);
    expect((await scan(cook.token)).statusCode).toBe(200);
    open();
    expect((await lost).json()).toMatchObject({ code: 'limit_reached' });
    expect(await t.container.scans.usage(await userOf(cook.token))).toEqual({ scansToday: 2, totalScans: 2 });
  });

  it('forgets past days and keeps today', async () => {
    const cook = await t.signUp();
    await scan(cook.token);
    await t.container.db.pool.query(
      `insert into scan_uses (user_id, day, place, scan_id) values ($1, current_date - 3, 1, gen_random_uuid())`,
      [cook.id],
    );
    await t.container.scans.sweep();
    const { rows } = await t.container.db.pool.query('select day from scan_uses where user_id = $1', [
      cook.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("the person's day", () => {
  const signal = new AbortController().signal;

  /** The service with a clock that the test can set. */
  function at(start: string) {
    const clock = { now: new Date(start) };
    const scans = createScans({
      db: t.container.db,
      vision,
      limiter: createLimiter(memoryCache(), 'secret'),
      limitsOf,
      memories: createMemories(t.container.db),
      pantryOf: async () => [],
      dailyQuotas: createDailyQuotas(t.container.db, () => clock.now),
    });
    const scanAs = async (user: User) => (await scans.admit(user, [newPhoto()])).read({ signal });
    return { clock, scans, scanAs };
  }
  const living = async (timeZone: string): Promise<User> => ({
    ...(await userOf((await t.signUp()).token)),
    timeZone,
  });

  it('begins at midnight where the person lives', async () => {
    const user = await living('Pacific/Auckland');
    const { clock, scans, scanAs } = at('2026-03-01T10:59:00Z');
    await scanAs(user);
    await scanAs(user);
    await expect(scanAs(user)).rejects.toMatchObject({ code: 'limit_reached', retryAfter: 60 });
    clock.now = new Date('2026-03-01T11:00:00Z');
    expect((await scanAs(user)).scansLeft).toBe(1);
    expect(await scans.usage(user)).toEqual({ scansToday: 1, totalScans: 3 });
  });

  it('does not begin anew by moving to where it is yesterday, tomorrow, or midnight soon', async () => {
    const user = await living('Pacific/Honolulu');
    // Here it is one minute to midnight.
    const { clock, scanAs } = at('2026-03-01T09:59:00Z');
    await scanAs(user);
    await scanAs(user);
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Tongatapu', 'UTC'];
    for (const timeZone of zones)
      await expect(scanAs({ ...user, timeZone }), timeZone).rejects.toMatchObject({ code: 'limit_reached' });
    // The next day is the next day of Honolulu, whatever the person's clock says.
    clock.now = new Date('2026-03-01T10:00:00Z');
    for (let n = 0; n < 2; n++) await scanAs({ ...user, timeZone: 'Pacific/Tongatapu' });
    clock.now = new Date('2026-03-01T11:00:00Z');
    for (const timeZone of zones)
      await expect(scanAs({ ...user, timeZone }), timeZone).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('follows the person after two days without a scan', async () => {
    const user = await living('Pacific/Honolulu');
    const { clock, scanAs } = at('2026-03-01T09:59:00Z');
    await scanAs(user);
    await scanAs(user);
    clock.now = new Date('2026-03-05T22:30:00Z');
    const moved = { ...user, timeZone: 'Europe/Berlin' };
    await scanAs(moved);
    await scanAs(moved);
    await expect(scanAs(moved)).rejects.toMatchObject({ retryAfter: 30 * 60 });
  });

  it('does not begin anew by moving to another zone with the same date', async () => {
    const user = await living('Europe/Berlin');
    const { scanAs } = at('2026-03-01T12:00:00Z');
    await scanAs(user);
    await scanAs(user);
    await expect(scanAs({ ...user, timeZone: 'America/New_York' })).rejects.toMatchObject({
      code: 'limit_reached',
    });
  });
});
