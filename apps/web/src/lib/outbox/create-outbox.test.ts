import { KEY_KNOWN_DAYS } from '@crisper/contract/idempotency';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { createOutbox, type Ended, type OutboxState } from './create-outbox.ts';
import type { Deed } from './deed.ts';
import type { DeedStore } from './deed-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const deed = (key: string, more: Partial<Deed> = {}): Deed => ({
  key,
  userId: 'ada',
  kind: 'tick',
  title: key,
  at: Date.now(),
  method: 'POST',
  path: '/api/things',
  body: { idempotencyKey: key },
  ...more,
});

/** What all tabs of a device share. */
function device() {
  const kept: Deed[] = [];
  const store: DeedStore = {
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

type Fault = 'lost' | 'answer lost' | 'broken' | 'busy' | 'refused' | 'slow';

/** A server that does what has a new key, and fails as it is told: one word for each request. */
function server(faults: Fault[] = []) {
  const done: string[] = [];
  const asked: string[] = [];
  return {
    done,
    asked,
    faults,
    async send({ key }: Deed): Promise<unknown> {
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
  send: (deed: Deed) => Promise<unknown>;
}

function tab({ on = device(), send }: Options) {
  const person = { id: 'ada' as string | undefined };
  const ended: Ended[] = [];
  let state: OutboxState = { deeds: [], stuck: false };
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
    waiting: () => state.deeds.map(({ key }) => key),
    stuck: () => state.stuck,
    refused: () => ended.flatMap((one) => (one.state === 'refused' ? [one.deed.key] : [])),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('a deed', () => {
  it('is shown at once, sent, and answered', async () => {
    const { send, done } = server();
    const { outbox, waiting, stuck } = tab({ send });
    const outcome = outbox.perform(deed('a'));
    expect(waiting()).toEqual(['a']);
    expect(await outcome).toMatchObject({ state: 'sent', answer: { heard: 'a' } });
    expect([done, waiting(), stuck()]).toEqual([['a'], [], false]);
  });

  it('waits when nobody answers, and is sent after pauses that grow to a minute', async () => {
    const there = server(Array<Fault>(9).fill('lost'));
    const { outbox, stuck, waiting } = tab(there);
    expect(await outbox.perform(deed('a'))).toEqual({ state: 'waiting', signedOut: false });
    expect([stuck(), waiting()]).toEqual([true, ['a']]);
    for (const [at, pause] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
      expect(there.asked).toHaveLength(at + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(there.asked).toHaveLength(at + 2);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect([there.done, waiting(), stuck()]).toEqual([['a'], [], false]);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(there.asked).toHaveLength(10);
  });

  it('is sent as soon as another request gets through, but not against a server that answers badly', async () => {
    const there = server(['lost', 'broken']);
    const { outbox, waiting } = tab(there);
    await outbox.perform(deed('a'));
    await outbox.reached();
    expect(there.asked).toHaveLength(2);
    await outbox.reached();
    expect([there.asked.length, waiting()]).toEqual([2, ['a']]);
    await outbox.flush();
    expect([there.done, waiting()]).toEqual([['a'], []]);
  });

  it('never overtakes another, also not one that fails', async () => {
    const there = server(['busy']);
    const { outbox } = tab(there);
    const outcomes = ['a', 'b', 'c'].map((key) => outbox.perform(deed(key)));
    await Promise.all(outcomes);
    expect(there.asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(there.done).toEqual(['a', 'b', 'c']);
  });

  it('says that it will be sent later when the answer takes long', async () => {
    const there = server(['slow']);
    const { outbox, ended } = tab(there);
    const outcome = outbox.perform(deed('a'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toEqual({ state: 'waiting', signedOut: false });
    await vi.advanceTimersByTimeAsync(3000);
    expect(ended).toMatchObject([{ state: 'sent', deed: { key: 'a' } }]);
  });

  it('is dropped when the server refuses it for good, and the next one goes on', async () => {
    const there = server(['refused']);
    const { outbox, refused, waiting } = tab(there);
    const outcomes = [outbox.perform(deed('a')), outbox.perform(deed('b'))];
    expect(await Promise.all(outcomes)).toMatchObject([
      { state: 'refused', refusal: { status: 400, message: 'Not like this.' } },
      { state: 'sent' },
    ]);
    expect([refused(), there.done, waiting()]).toEqual([['a'], ['b'], []]);
  });

  it.each([401, 408, 425, 429, 500, 502, 503])('stays after an answer with status %i', async (status) => {
    const send = vi.fn().mockRejectedValue(new ApiError(status, 'internal', ''));
    const { outbox, refused, waiting } = tab({ send });
    await outbox.perform(deed('a'));
    expect([refused(), waiting()]).toEqual([[], ['a']]);
  });

  it('stays when the answer makes no sense', async () => {
    const { outbox, waiting } = tab({ send: vi.fn().mockRejectedValue(new SyntaxError('<html>')) });
    await outbox.perform(deed('a'));
    expect(waiting()).toEqual(['a']);
  });

  it('is given up after 30 days, visibly', async () => {
    const on = device();
    on.kept.push(deed('old', { at: Date.now() - 31 * DAY_MS }), deed('new'));
    const there = server();
    const { outbox, refused } = tab({ on, ...there });
    await outbox.flush();
    expect([refused(), there.asked]).toEqual([['old'], ['new']]);
    // The server still knows the key of everything that may be sent.
    expect(KEY_KNOWN_DAYS).toBeGreaterThan(31);
  });

  it('is refused, visibly, when far too many wait', async () => {
    const on = device();
    for (let at = 0; at < 500; at++) on.kept.push(deed(`kept ${at}`));
    const { outbox, refused, stuck } = tab({ on, ...server(['lost']) });
    await outbox.flush();
    expect(await outbox.perform(deed('one more'))).toMatchObject({ state: 'refused' });
    expect([refused(), on.kept.length, stuck()]).toEqual([['one more'], 500, true]);
  });
});

describe('the person', () => {
  it('finds what waits after signing in again; another one never sends it', async () => {
    const there = server();
    const on = device();
    const send = vi.fn(there.send);
    const { outbox, person, waiting, refused } = tab({ on, send });
    send.mockImplementationOnce(async () => {
      person.id = undefined;
      throw new ApiError(401, 'unauthorized', 'Please sign in.');
    });
    expect(await outbox.perform(deed('a'))).toEqual({ state: 'waiting', signedOut: true });
    expect(waiting()).toEqual(['a']);
    await outbox.refresh();
    expect([waiting(), refused()]).toEqual([[], []]);

    person.id = 'bob';
    await outbox.refresh();
    await outbox.flush();
    await outbox.perform(deed('b', { userId: 'bob' }));
    expect([there.done, waiting()]).toEqual([['b'], []]);

    person.id = 'ada';
    await outbox.flush();
    expect([there.done, on.kept]).toEqual([['b', 'a'], []]);
  });

  it('who signs in while the list is read sees their own', async () => {
    const on = device();
    on.kept.push(deed('hers'), deed('his', { userId: 'bob' }));
    const there = server();
    const { outbox, person } = tab({ on, ...there });
    const { of } = on.store;
    on.store.of = async (userId) => {
      const found = await of(userId);
      person.id = 'bob';
      return found;
    };
    await outbox.flush();
    expect(there.asked).toEqual(['his']);
  });

  it('whose account is gone leaves nothing', async () => {
    const on = device();
    on.kept.push(deed('hers'), deed('his', { userId: 'bob' }));
    const { outbox } = tab({ on, ...server() });
    await outbox.forget('ada');
    expect(on.kept.map(({ key }) => key)).toEqual(['his']);
  });
});

describe('two tabs', () => {
  it('send nothing twice', async () => {
    const on = device();
    const there = server();
    const [one, two] = [tab({ on, ...there }), tab({ on, ...there })];
    void one.outbox.perform(deed('a'));
    void two.outbox.perform(deed('b'));
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    expect([...there.asked].sort()).toEqual(['a', 'b']);
  });

  it('know of what the other has sent', async () => {
    const on = device();
    const there = server(['lost', 'lost']);
    const [one, two] = [tab({ on, ...there }), tab({ on, ...there })];
    await one.outbox.perform(deed('a'));
    await two.outbox.flush();
    expect([one.stuck(), two.stuck()]).toEqual([true, true]);
    await two.outbox.flush();
    await one.outbox.endedElsewhere(two.ended[0]!);
    expect([one.waiting(), one.stuck()]).toEqual([[], false]);
  });
});

it('whatever fails, every deed is done exactly once and in order, or refused visibly', async () => {
  const fault = fc.constantFrom<Fault>('lost', 'answer lost', 'broken', 'busy', 'refused', 'slow');
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('perform' as const), tab: fc.nat(1) }) },
    fc.record({ do: fc.constantFrom('flush' as const, 'reached' as const), tab: fc.nat(1) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(90_000) }),
    // The page is closed and opened again: what was under way is forgotten, what was kept is not.
    fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 25 }),
      fc.array(step, { maxLength: 25 }),
      async (faults, steps) => {
        const on = device();
        const there = server([...faults]);
        const open = () => tab({ on, ...there });
        const tabs = [open(), open()];
        const all = [...tabs];
        const made: string[] = [];
        for (const next of steps) {
          if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
          else if (next.do === 'flush') void tabs[next.tab]!.outbox.flush();
          else if (next.do === 'reached') void tabs[next.tab]!.outbox.reached();
          else if (next.do === 'reload') {
            tabs[next.tab] = open();
            all.push(tabs[next.tab]!);
            void tabs[next.tab]!.outbox.flush();
          } else {
            const key = `deed ${made.length}`;
            made.push(key);
            void tabs[next.tab]!.outbox.perform(deed(key));
            await vi.advanceTimersByTimeAsync(0);
          }
        }
        for (const { outbox } of tabs) void outbox.flush();
        await vi.advanceTimersByTimeAsync(3_600_000);
        const refused = all.flatMap((one) => one.refused());
        expect(on.kept).toEqual([]);
        expect(new Set(refused).size).toBe(refused.length);
        expect(there.done).toEqual(made.filter((key) => there.done.includes(key)));
        expect(made.filter((key) => !there.done.includes(key) && !refused.includes(key))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
