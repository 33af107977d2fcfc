import { ApiError } from '../api.ts';
import type { ChangeStore } from './change-store.ts';
import { createOutbox, type Ended, type OutboxState } from './create-outbox.ts';
import type { PendingChange } from './pending-change.ts';

export const change = (key: string, more: Partial<PendingChange<'tick'>> = {}): PendingChange => ({
  key,
  userId: 'ada',
  kind: 'tick',
  title: key,
  at: Date.now(),
  method: 'POST',
  path: '/api/things',
  body: { ticks: [], idempotencyKey: key },
  ...more,
});

/** Storage shared by all tabs of a device. */
export function device() {
  const kept: PendingChange[] = [];
  const store: ChangeStore = {
    add: async (one) => void kept.push(one),
    of: async (userId) => kept.filter((one) => one.userId === userId),
    remove: async ({ key }) => {
      const at = kept.findIndex((one) => one.key === key);
      if (at >= 0) kept.splice(at, 1);
    },
    removeBefore: async (at) => {
      for (const one of kept.filter((old) => old.at < at)) await store.remove(one);
    },
  };
  let last: Promise<unknown> = Promise.resolve();
  const exclusive = (work: () => Promise<void>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { kept, store, exclusive };
}

export type Fault = 'lost' | 'answer lost' | 'broken' | 'busy' | 'refused' | 'slow';

/** A fake server that applies each idempotency key once, and fails as scripted: one entry per request. */
export function server(faults: Fault[] = []) {
  const done: string[] = [];
  const asked: string[] = [];
  return {
    done,
    asked,
    faults,
    async send({ key }: PendingChange): Promise<unknown> {
      asked.push(key);
      const fault = faults.shift();
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 8000));
      if (fault === 'lost') throw new ApiError(0, 'network', 'no network');
      if (fault === 'broken') throw new ApiError(500, 'internal', '');
      if (fault === 'busy') throw new ApiError(429, 'rate_limited', 'Too fast.');
      if (fault === 'refused') throw new ApiError(400, 'validation', 'Not like this.');
      if (!done.includes(key)) done.push(key);
      if (fault === 'answer lost') throw new ApiError(0, 'network', 'no network');
      return { heard: key };
    },
  };
}

interface Options {
  on?: ReturnType<typeof device>;
  send: (change: PendingChange) => Promise<unknown>;
}

export function tab({ on = device(), send }: Options) {
  const person = { id: 'ada' as string | undefined };
  const ended: Ended[] = [];
  let state: OutboxState = { changes: [], stuck: false };
  const outbox = createOutbox({
    store: on.store,
    exclusive: on.exclusive,
    send,
    userId: () => person.id,
    onKept: () => {},
    onChange: (next) => {
      state = next;
    },
    onEnded: (one) => ended.push(one),
  });
  return {
    outbox,
    person,
    ended,
    waiting: () => state.changes.map(({ key }) => key),
    stuck: () => state.stuck,
    refused: () => ended.flatMap((one) => (one.state === 'refused' ? [one.change.key] : [])),
  };
}
