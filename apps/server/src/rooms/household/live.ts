import type { User } from '@crisper/contract/auth/auth';
import { type HouseholdEvent, householdEvent } from '@crisper/contract/household/household-live';
import type { Database } from '../../db/client.ts';
import { type Listener, listen } from '../../db/listen.ts';
import { Problem } from '../../problem.ts';
import { lastChanges, memberIds } from './households.repository.ts';

/** Triggers tell every change here: "HOUSEHOLD TOPIC VERSION". */
const CHANNEL = 'household';
const STREAMS_MAX = 10_000;
/** Devices and open windows of one person on one instance. */
const PER_PERSON_MAX = 8;
/** A stream is asked for anew this often, so that a session which has ended hears no more. */
const LIFE_MS = 5 * 60 * 1000;

interface Watcher {
  userId: string;
  tell(event: HouseholdEvent): void;
  end(): void;
}

/** Tells the members on this instance what any instance has changed in their household. */
export function createLive(db: Database) {
  const homes = new Map<string, Set<Watcher>>();
  let listener: Listener | undefined;
  let streams = 0;

  /** Ends the streams of those who have left. Who cannot be checked asks again, and is checked then. */
  const check = async (home: string): Promise<void> => {
    const members = new Set(await memberIds(db.orm, home).catch(() => []));
    for (const watcher of [...(homes.get(home) ?? [])]) {
      if (members.has(watcher.userId)) continue;
      if (members.size > 0) watcher.tell({ type: 'left' });
      watcher.end();
    }
  };

  const opened = async (home: string): Promise<HouseholdEvent> => ({
    type: 'open',
    changes: await lastChanges(db.orm, home),
  });

  const hear = (payload: string): void => {
    const [home = '', topic, version] = payload.split(' ');
    const event = householdEvent.safeParse({ type: 'changed', topic, version: Number(version) }).data;
    if (!event || !homes.has(home)) return;
    for (const { tell } of homes.get(home) ?? []) tell(event);
    if (topic === 'household') void check(home);
  };

  const hearAgain = async (home: string): Promise<void> => {
    await check(home);
    const event = await opened(home).catch(() => undefined);
    for (const watcher of [...(homes.get(home) ?? [])]) event ? watcher.tell(event) : watcher.end();
  };

  /** Connects when the first member watches. */
  const start = (): Promise<void> => {
    listener ??= listen(db.pool, CHANNEL, {
      message: hear,
      again: () => [...homes.keys()].forEach((home) => void hearAgain(home)),
    });
    return listener.ready;
  };

  const remove = (home: string, watcher: Watcher): void => {
    const watchers = homes.get(home);
    if (!watchers?.delete(watcher)) return;
    streams -= 1;
    if (watchers.size === 0) homes.delete(home);
  };

  return {
    /** Tells `send` every change, until `signal`, until the member leaves, or until it is time to ask again. */
    async watch(
      { id, householdId }: User,
      send: (event: HouseholdEvent) => void,
      signal: AbortSignal,
    ): Promise<() => Promise<void>> {
      const watchers = homes.get(householdId) ?? new Set();
      const own = [...watchers].filter(({ userId }) => userId === id).length;
      if (streams >= STREAMS_MAX || own >= PER_PERSON_MAX)
        throw new Problem('rate_limited', 'Too many windows are open. Changes show on reload.');
      let end = (): void => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const watcher: Watcher = { userId: id, tell: send, end };
      homes.set(householdId, watchers.add(watcher));
      streams += 1;
      const timer = setTimeout(end, LIFE_MS).unref();
      signal.addEventListener('abort', end);
      void ended.then(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        remove(householdId, watcher);
      });
      try {
        await start();
        // The session may be a few seconds older than the membership.
        if (!(await memberIds(db.orm, householdId)).includes(id))
          throw new Problem('forbidden', 'You’re no longer in this household. Please reload.');
        send(await opened(householdId));
      } catch (error) {
        end();
        throw error;
      }
      if (signal.aborted) end();
      return () => ended;
    },

    close: async () => listener?.close(),
  };
}
