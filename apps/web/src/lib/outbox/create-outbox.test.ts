import { KEY_KNOWN_DAYS } from '@crisper/contract/idempotency';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { change, device, type Fault, server, tab } from './outbox-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('a change', () => {
  it('is shown at once, sent, and answered', async () => {
    const { send, done } = server();
    const { outbox, waiting, stuck } = tab({ send });
    const outcome = outbox.perform(change('a'));
    expect(waiting()).toEqual(['a']);
    expect(await outcome).toMatchObject({ state: 'sent', answer: { heard: 'a' } });
    expect([done, waiting(), stuck()]).toEqual([['a'], [], false]);
  });

  it('waits when nobody answers, and is sent after pauses that grow to a minute', async () => {
    const there = server(Array<Fault>(9).fill('lost'));
    const { outbox, stuck, waiting } = tab(there);
    expect(await outbox.perform(change('a'))).toEqual({ state: 'waiting', signedOut: false });
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
    const there = server(['lost', 'busy']);
    const { outbox, waiting } = tab(there);
    await outbox.perform(change('a'));
    await outbox.reached();
    expect(there.asked).toHaveLength(2);
    await outbox.reached();
    expect([there.asked.length, waiting()]).toEqual([2, ['a']]);
    await outbox.flush();
    expect([there.done, waiting()]).toEqual([['a'], []]);
  });

  it('never overtakes another, also not one that fails', async () => {
    const there = server(['lost']);
    const { outbox } = tab(there);
    const outcomes = ['a', 'b', 'c'].map((key) => outbox.perform(change(key)));
    await Promise.all(outcomes);
    expect(there.asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(there.done).toEqual(['a', 'b', 'c']);
  });

  it('says that it will be sent later when the answer takes long', async () => {
    const there = server(['slow']);
    const { outbox, ended } = tab(there);
    const outcome = outbox.perform(change('a'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toEqual({ state: 'waiting', signedOut: false });
    await vi.advanceTimersByTimeAsync(3000);
    expect(ended).toMatchObject([{ state: 'sent', change: { key: 'a' } }]);
  });

  it('is dropped when the server refuses it for good, and the next one goes on', async () => {
    const there = server(['refused']);
    const { outbox, refused, waiting } = tab(there);
    const outcomes = [outbox.perform(change('a')), outbox.perform(change('b'))];
    expect(await Promise.all(outcomes)).toMatchObject([
      { state: 'refused', refusal: { status: 400, message: 'Not like this.' } },
      { state: 'sent' },
    ]);
    expect([refused(), there.done, waiting()]).toEqual([['a'], ['b'], []]);
  });

  it.each([408, 425, 429, 500, 502, 503])(
    'is refused at once with status %i while the user looks at it',
    async (status) => {
      const send = vi.fn().mockRejectedValue(new ApiError(status, 'internal', 'Not now.'));
      const { outbox, waiting, stuck } = tab({ send });
      expect(await outbox.perform(change('a'))).toMatchObject({
        state: 'refused',
        refusal: { status, message: 'Not now.' },
      });
      expect([send.mock.calls.length, waiting(), stuck()]).toEqual([1, [], false]);
    },
  );

  it.each([408, 425, 429, 502, 503, 504])(
    'that was promised to be sent later stays with status %i',
    async (status) => {
      const send = vi.fn().mockRejectedValueOnce(new ApiError(0, 'network', ''));
      const { outbox, refused, waiting } = tab({ send });
      await outbox.perform(change('a'));
      send.mockRejectedValue(new ApiError(status, 'internal', ''));
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect([refused(), waiting()]).toEqual([[], ['a']]);
    },
  );

  it('that was promised to be sent later is refused when the server fails at it again and again', async () => {
    const there = server(['lost', 'broken', 'broken', 'broken', 'broken', 'broken']);
    const { outbox, refused } = tab(there);
    await outbox.perform(change('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([there.asked.length, refused()]).toEqual([6, ['a']]);
  });

  it('stays when nobody is signed in any more', async () => {
    const send = vi.fn().mockRejectedValue(new ApiError(401, 'unauthorized', ''));
    const { outbox, refused, waiting } = tab({ send });
    await outbox.perform(change('a'));
    expect([refused(), waiting()]).toEqual([[], ['a']]);
  });

  it('that fails holds back its own queue, and no other', async () => {
    const on = device();
    const old = { at: Date.now() - 60_000 };
    on.kept.push(
      change('meal', { ...old, path: '/api/meals' }),
      change('tick', { ...old, path: '/api/shopping' }),
      change('repeated', { ...old, path: '/api/meals/:id/repeat' }),
      change('amount', { ...old, path: '/api/shopping/amounts' }),
    );
    const there = server(['busy']);
    const { outbox, waiting, stuck } = tab({ on, ...there });
    await outbox.flush();
    expect([there.done, waiting(), stuck()]).toEqual([['tick', 'amount'], ['meal', 'repeated'], true]);
    expect(await outbox.perform(change('heart', { path: '/api/favorites' }))).toMatchObject({
      state: 'sent',
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.done).toEqual(['tick', 'amount', 'meal', 'repeated', 'heart']);
  });

  it('stays when the answer makes no sense', async () => {
    const { outbox, waiting } = tab({ send: vi.fn().mockRejectedValue(new SyntaxError('<html>')) });
    await outbox.perform(change('a'));
    expect(waiting()).toEqual(['a']);
  });

  it('is given up after 30 days, visibly', async () => {
    const on = device();
    on.kept.push(change('old', { at: Date.now() - 31 * DAY_MS }), change('new'));
    const there = server();
    const { outbox, refused } = tab({ on, ...there });
    await outbox.flush();
    expect([refused(), there.asked]).toEqual([['old'], ['new']]);
    // Changes expire before the server forgets their idempotency keys.
    expect(KEY_KNOWN_DAYS).toBeGreaterThan(31);
  });

  it('is refused, visibly, when far too many wait', async () => {
    const on = device();
    for (let at = 0; at < 500; at++) on.kept.push(change(`kept ${at}`));
    const { outbox, refused, stuck } = tab({ on, ...server(['lost']) });
    await outbox.flush();
    expect(await outbox.perform(change('one more'))).toMatchObject({ state: 'refused' });
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
    expect(await outbox.perform(change('a'))).toEqual({ state: 'waiting', signedOut: true });
    expect(waiting()).toEqual(['a']);
    await outbox.refresh();
    expect([waiting(), refused()]).toEqual([[], []]);

    person.id = 'bob';
    await outbox.refresh();
    await outbox.flush();
    await outbox.perform(change('b', { userId: 'bob' }));
    expect([there.done, waiting()]).toEqual([['b'], []]);

    person.id = 'ada';
    await outbox.flush();
    expect([there.done, on.kept]).toEqual([['b', 'a'], []]);
  });

  it('who signs in while the list is read sees their own', async () => {
    const on = device();
    on.kept.push(change('hers'), change('his', { userId: 'bob' }));
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
    on.kept.push(change('hers'), change('his', { userId: 'bob' }));
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
    void one.outbox.perform(change('a'));
    void two.outbox.perform(change('b'));
    await Promise.all([one.outbox.flush(), two.outbox.flush()]);
    expect([...there.asked].sort()).toEqual(['a', 'b']);
  });

  it('know of what the other has sent', async () => {
    const on = device();
    const there = server(['lost', 'lost']);
    const [one, two] = [tab({ on, ...there }), tab({ on, ...there })];
    await one.outbox.perform(change('a'));
    await two.outbox.flush();
    expect([one.stuck(), two.stuck()]).toEqual([true, true]);
    await two.outbox.flush();
    await one.outbox.endedElsewhere(two.ended[0]!);
    expect([one.waiting(), one.stuck()]).toEqual([[], false]);
  });
});
