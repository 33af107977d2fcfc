import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change, device, type Fault, server, tab } from './outbox-fixture.ts';
import { type PendingChange, queueOf } from './pending-change.ts';

const PATHS = ['/api/shopping', '/api/shopping/amounts', '/api/meals', '/api/favorites'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

it('whatever fails, every change is done exactly once and in the order of its queue, or refused visibly', async () => {
  const fault = fc.constantFrom<Fault>('lost', 'answer lost', 'broken', 'busy', 'refused', 'slow');
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('perform' as const),
        tab: fc.nat(1),
        path: fc.constantFrom(...PATHS),
      }),
    },
    fc.record({ do: fc.constantFrom('flush' as const, 'reached' as const), tab: fc.nat(1) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(90_000) }),
    // Simulates a reload: requests in flight are lost, stored changes are not.
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
        const made: PendingChange[] = [];
        for (const next of steps) {
          if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
          else if (next.do === 'flush') void tabs[next.tab]!.outbox.flush();
          else if (next.do === 'reached') void tabs[next.tab]!.outbox.reached();
          else if (next.do === 'reload') {
            tabs[next.tab] = open();
            all.push(tabs[next.tab]!);
            void tabs[next.tab]!.outbox.flush();
          } else if (next.do === 'perform') {
            const one = change(`change ${made.length}`, { path: next.path });
            made.push(one);
            void tabs[next.tab]!.outbox.perform(one);
            await vi.advanceTimersByTimeAsync(0);
          }
        }
        for (const { outbox } of tabs) void outbox.flush();
        await vi.advanceTimersByTimeAsync(3_600_000);
        const refused = all.flatMap((one) => one.refused());
        expect(on.kept).toEqual([]);
        expect(new Set(refused).size).toBe(refused.length);
        for (const queue of new Set(made.map(queueOf))) {
          const keys = made.filter((one) => queueOf(one) === queue).map(({ key }) => key);
          expect(there.done.filter((key) => keys.includes(key))).toEqual(
            keys.filter((key) => there.done.includes(key)),
          );
        }
        expect(made.filter(({ key }) => !there.done.includes(key) && !refused.includes(key))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
