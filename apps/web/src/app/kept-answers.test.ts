// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueries } from './create-queries.ts';
import { forgetOnSignOut } from './offline.ts';
// Loaded before the tests, which would wait for it.
import './offline-data.ts';
import { ApiError, unreachable } from '../lib/api.ts';
import { useConnection } from '../lib/connection.ts';
import { createAnswerStore } from '../lib/kept/answer-store.ts';
import { forgetAnswers, keepAnswers } from '../lib/kept/kept-answers.ts';
import { COOK } from '../lib/session/session-fixture.ts';
import { clearSession, keepSession } from '../lib/session/session-store.ts';

const away = () => Promise.reject(unreachable());
const gateway = () => Promise.reject(new ApiError(502, 'internal', ''));
/** The code that forgets is loaded only then. */
const LOADING = { timeout: 20_000 };
const note = () => useConnection.getState().note;

let answer: () => Promise<unknown>;
const closers: (() => void)[] = [];

/** A page that shows one query. */
function open(meta: { kept?: true } = { kept: true }) {
  const queries = createQueries();
  const observer = new QueryObserver(queries, { queryKey: ['plan'], queryFn: () => answer(), meta });
  const stopKeeping = keepAnswers(queries);
  const stopShowing = observer.subscribe(() => undefined);
  const close = () => {
    stopShowing();
    stopKeeping();
    queries.clear();
  };
  closers.push(close);
  return { shown: () => observer.getCurrentResult(), close };
}

/** An earlier visit that got an answer. */
async function visit(data: unknown): Promise<void> {
  answer = async () => data;
  const page = open();
  await vi.waitFor(() => expect(page.shown().data).toEqual(data));
  await vi.waitFor(async () => {
    const kept = await keptNow();
    expect(kept).toEqual(data);
  });
  page.close();
}

const keptNow = async () =>
  (
    await createAnswerStore().find(
      { userId: COOK.id, home: COOK.householdId ?? '', build: '' },
      '["plan"]',
      Date.now(),
    )
  )?.data;

const signIn = (id: string) => keepSession({ token: id, user: { ...COOK, id } });

beforeEach(async () => {
  await forgetAnswers();
  signIn(COOK.id);
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
});

describe('without a connection', () => {
  it.each([
    ['is out of reach', away],
    ['is away behind its proxy', gateway],
    ['has a fault', () => Promise.reject(new ApiError(500, 'internal', ''))],
  ])('shows the last answer when the server %s, and how old it is', async (_, failing) => {
    await visit({ week: 'soup' });
    answer = failing;
    const page = open();
    await vi.waitFor(() => expect(page.shown().isError).toBe(true));
    expect(page.shown().data).toEqual({ week: 'soup' });
    await vi.waitFor(() => expect(note()).toMatch(/^No connection: as of \d+:\d\d [AP]M$/));
  });

  it('asks again as soon as the browser is back online, and has nothing more to say', async () => {
    await visit({ week: 'soup' });
    answer = away;
    const page = open();
    await vi.waitFor(() => expect(note()).toContain('as of'));
    answer = async () => ({ week: 'stew' });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.shown().data).toEqual({ week: 'stew' }));
    await vi.waitFor(() => expect(note()).toBeNull());
  });

  it('names the day of an answer that is not from today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 14, 5) });
    await visit({ week: 'soup' });
    vi.setSystemTime(new Date(2026, 10, 19, 9, 0));
    answer = away;
    open();
    await vi.waitFor(() => expect(note()).toMatch(/as of Nov 18, 2026, 2:05/));
  });

  it('tells the page nothing again while nothing has changed, because whoever shows it renders', async () => {
    answer = away;
    const page = open();
    await vi.waitFor(() => expect(note()).not.toBeNull());
    const told = vi.fn();
    closers.push(useConnection.subscribe(told));
    page.close();
    const other = open();
    await vi.waitFor(() => expect(other.shown().isError).toBe(true));
    expect(told.mock.calls.filter(([now, before]) => now.note === before.note)).toEqual([]);
  });

  it('says that something is missing where nothing was kept', async () => {
    answer = away;
    const page = open();
    await vi.waitFor(() => expect(page.shown().isError).toBe(true));
    expect(page.shown().data).toBeUndefined();
    await vi.waitFor(() => expect(note()).toMatch(/^Offline\. The rest loads/));
  });
});

describe('what is kept', () => {
  it('is only what a room marked', async () => {
    answer = async () => 'secret';
    const page = open({});
    await vi.waitFor(() => expect(page.shown().data).toBe('secret'));
    expect(await keptNow()).toBeUndefined();
  });

  it('is shown for no refusal', async () => {
    await visit({ week: 'soup' });
    answer = () => Promise.reject(new ApiError(403, 'forbidden', 'Not yours.'));
    const page = open();
    await vi.waitFor(() => expect(page.shown().isError).toBe(true));
    expect(page.shown().data).toBeUndefined();
    expect(note()).toBeNull();
  });

  it('is shown to nobody else, and deleted when somebody else is there', async () => {
    await visit({ week: 'soup' });
    signIn('bob');
    answer = away;
    const page = open();
    await vi.waitFor(() => expect(page.shown().isError).toBe(true));
    expect(page.shown().data).toBeUndefined();
    await vi.waitFor(async () => expect(await keptNow()).toBeUndefined());
  });

  it('is not what arrives after the sign-out', async () => {
    let arrive = (_: unknown) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const page = open();
    await vi.waitFor(() => expect(page.shown().isFetching).toBe(true));
    clearSession();
    arrive('late');
    await vi.waitFor(() => expect(page.shown().data).toBe('late'));
    expect(await keptNow()).toBeUndefined();
  });

  it('is deleted at sign-out', async () => {
    forgetOnSignOut();
    await visit({ week: 'soup' });
    clearSession();
    await vi.waitFor(async () => expect(await keptNow()).toBeUndefined(), LOADING);
  });
});
