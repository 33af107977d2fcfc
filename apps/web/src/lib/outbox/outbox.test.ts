// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import { toggleFavorite } from '@crisper/contract/favorites/favorites';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const fails = () => Promise.reject(new TypeError('no network'));
const answers = async () => Response.json({ isFavorite: true });
const press = { kind: 'favorite', title: 'Soup', body: { recipeId: 'soup', isFavorite: true } } as const;

/** Simulates a reload: new modules, same storage. */
async function load() {
  vi.resetModules();
  const session = await import('../session/session-store.ts');
  session.restoreSession();
  const [outbox, state, api] = await Promise.all([
    import('./outbox.ts'),
    import('./outbox-state.ts'),
    import('../api.ts'),
  ]);
  return { ...outbox, ...state, ...api, ...session };
}

const user = (id: string) => ({ id, email: `${id}@example.com`, username: id, plan: 'free' }) as User;
const sentBodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(async () => {
  // Fake timers, so that the page of an earlier test does not retry during a later one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(answers);
  const { keepSession } = await load();
  keepSession({ token: 'secret', user: user('ada') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the outbox of a page', () => {
  it('sends a change with its key, as the person who did it', async () => {
    const { perform } = await load();
    expect(await perform(toggleFavorite, press)).toMatchObject({
      state: 'sent',
      answer: { isFavorite: true },
    });
    const [path, init] = fetched.mock.calls[0]!;
    expect([path, init?.method]).toEqual(['/api/favorites', 'POST']);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
    expect(sentBodies()[0]).toEqual({ ...press.body, idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) });
  });

  it('keeps nothing that the server answers with an error, and says so at once', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'internal' }, { status: 500 }));
    const { perform, startOutbox, performAgain, unsentCount } = await load();
    const ends: unknown[] = [];
    startOutbox((one) => ends.push(one));
    expect(await perform(toggleFavorite, press)).toMatchObject({ state: 'refused' });
    expect([ends.length, unsentCount()]).toEqual([1, 0]);
    fetched.mockImplementation(answers);
    performAgain((ends[0] as { change: Parameters<typeof performAgain>[0] }).change);
    await vi.waitFor(() => expect(ends[1]).toMatchObject({ state: 'sent' }));
    const [first, second] = sentBodies();
    expect(second).toMatchObject(press.body);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('keeps what could not be sent across a reload, with the same key, and says how it ended', async () => {
    fetched.mockImplementation(fails);
    const before = await load();
    expect(await before.perform(toggleFavorite, press)).toMatchObject({ state: 'waiting' });
    expect(before.unsentCount()).toBe(1);
    fetched.mockImplementation(answers);
    const after = await load();
    const ended = new Promise((resolve) => after.startOutbox(resolve));
    expect(await ended).toMatchObject({
      state: 'sent',
      change: { title: 'Soup' },
      answer: { isFavorite: true },
    });
    const [first, second] = sentBodies();
    expect(first.idempotencyKey).toBe(second.idempotencyKey);
    expect(after.unsentCount()).toBe(0);
  });

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the window is used again', () => window.dispatchEvent(new Event('focus'))],
    ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('tries again when %s', async (_, happens) => {
    fetched.mockImplementation(fails);
    const { perform, startOutbox, unsentCount } = await load();
    const ended = new Promise((resolve) => startOutbox(resolve));
    await perform(toggleFavorite, press);
    fetched.mockImplementation(answers);
    happens();
    expect(await ended).toMatchObject({ state: 'sent' });
    expect(unsentCount()).toBe(0);
  });

  it('tries again when another request gets through', async () => {
    fetched.mockImplementation(fails);
    const { perform, startOutbox, call } = await load();
    const ended = new Promise((resolve) => startOutbox(resolve));
    await perform(toggleFavorite, press);
    fetched.mockImplementation(answers);
    await call({ ...toggleFavorite, path: '/api/other' }, { body: { recipeId: 'other' } });
    expect(await ended).toMatchObject({ state: 'sent' });
  });

  it('keeps changes for the person who was signed out, and sends them as nobody else', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'unauthorized' }, { status: 401 }));
    const { perform, startOutbox, keepSession, getSession, flushOutbox, unsentCount } = await load();
    const ended = new Promise((resolve) => startOutbox(resolve));
    expect(await perform(toggleFavorite, press)).toEqual({ state: 'waiting', signedOut: true });
    expect(getSession()).toBeNull();
    fetched.mockClear();
    fetched.mockImplementation(answers);
    keepSession({ token: 'other', user: user('bob') });
    await flushOutbox();
    expect([fetched.mock.calls.length, unsentCount()]).toEqual([0, 0]);
    keepSession({ token: 'again', user: user('ada') });
    expect(await ended).toMatchObject({ state: 'sent', change: { userId: 'ada' } });
    expect(new Headers(fetched.mock.calls[0]![1]?.headers).get('authorization')).toBe('Bearer again');
  });

  it('says so when it gives up what waited for too long, also on the first page after that', async () => {
    fetched.mockImplementation(fails);
    const before = await load();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await before.perform(toggleFavorite, press);
    clock.mockRestore();
    const after = await load();
    const ended = await new Promise((resolve) => after.startOutbox(resolve));
    expect(ended).toMatchObject({
      state: 'refused',
      refusal: { message: 'We couldn’t send it for 30 days.' },
    });
  });

  it('sends nothing for a guest', async () => {
    const { perform, clearSession } = await load();
    clearSession();
    expect(await perform(toggleFavorite, press)).toEqual({ state: 'waiting', signedOut: true });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('tells who signs out what they leave behind, and stays when they change their mind', async () => {
    fetched.mockImplementation(fails);
    const { perform, getSession } = await load();
    const { signOut } = await import('../session/session.ts');
    await perform(toggleFavorite, press);
    const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await signOut();
    expect(getSession()).not.toBeNull();
    expect(asked).toHaveBeenCalledWith(
      '1 change has not been sent yet. It stays on this device until you sign in here again. Sign out now?',
    );
    await signOut();
    expect(getSession()).toBeNull();
  });

  it('leaves nothing of an account that is gone', async () => {
    fetched.mockImplementation(fails);
    const { perform, forgetChanges } = await load();
    await perform(toggleFavorite, press);
    await forgetChanges('ada');
    fetched.mockClear();
    fetched.mockImplementation(answers);
    const { flushOutbox } = await load();
    await flushOutbox();
    expect(fetched).not.toHaveBeenCalled();
  });
});
