// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import type { HouseholdEvent } from '@crisper/contract/household/household-live';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { followLive } from './follow-household.ts';

const fetched = vi.fn<typeof fetch>();
let stop = () => {};
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (event: HouseholdEvent) =>
  streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const user = { id: 'ada', householdId: 'ours', plan: 'free' } as User;
  keepSession({ token: 'secret', user });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches what is older than the household’s, once, and catches up after the stream broke off', async () => {
  const queries = new QueryClient();
  const isStale = (key: string) => queries.getQueryState([key])!.isInvalidated;
  const fill = () => {
    queries.setQueryData(['shopping'], { version: 4, items: [] });
    queries.setQueryData(['pantry'], { version: 7, items: [] });
    queries.setQueryData(['plan'], { plan: null });
  };
  fill();
  stop = followLive(queries);
  await vi.advanceTimersByTimeAsync(10);
  // The list is as told, and the plan was fetched after its last change.
  tell({
    type: 'open',
    changes: [
      { topic: 'shopping', version: 4, agoMs: 50 },
      { topic: 'plan', version: 2, agoMs: 60_000 },
    ],
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(['shopping', 'pantry', 'plan'].map(isStale)).toEqual([false, false, false]);
  tell({ type: 'changed', topic: 'shopping', version: 5 });
  tell({ type: 'changed', topic: 'plan', version: 3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(['shopping', 'pantry', 'plan'].map(isStale)).toEqual([true, false, true]);

  fill();
  streams[0]!.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams).toHaveLength(2);
  tell({ type: 'open', changes: [{ topic: 'pantry', version: 8, agoMs: 1500 }] });
  await vi.advanceTimersByTimeAsync(100);
  expect(['shopping', 'pantry', 'plan'].map(isStale)).toEqual([false, true, false]);
});

it('stays away once it is stopped, whoever signs in next', async () => {
  stop = followLive(new QueryClient());
  stop();
  const before = fetched.mock.calls.length;
  keepSession({ token: 'another', user: { id: 'bo', householdId: 'theirs', plan: 'free' } as User });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched.mock.calls.length).toBe(before);
});
