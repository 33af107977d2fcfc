import {
  followHousehold,
  type HouseholdEvent,
  type HouseholdTopic,
} from '@crisper/contract/household/household-live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';
import { eventsIn } from '../../lib/event-stream.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { getSession, onSessionChange } from '../../lib/session/session-store.ts';

/** What the pages show of each thing. */
const SHOWN: Readonly<Record<HouseholdTopic, readonly string[]>> = {
  shopping: ['shopping', 'home'],
  pantry: ['pantry', 'home'],
  plan: ['plan', 'home'],
  staples: ['staples', 'shopping'],
  kitchen: ['kitchen', 'home'],
  household: ['household', 'search', 'recipe', 'interactive-steps', 'pantry', 'plan', 'home'],
};
/** Each query that begins so. Under plan and pantry are also the questions of open dialogs, which cost more and follow by themselves. */
const WHOLE: ReadonlySet<string> = new Set(['household', 'search', 'recipe', 'interactive-steps']);
/** What changes at about the same time is fetched once. */
const GATHER_MS = 40;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The server ends a stream sooner; one that lasts longer is dead. */
const LIFE_MS = 6 * 60 * 1000;
/** An answer may be that much older than the moment it arrived. */
const TRAVEL_MS = 5000;

/**
 * Keeps what this page shows of the household fresh while a member looks at it. A page in the background has no connection.
 * Each new connection first tells how long ago things changed, so that nothing is missed in between. Returns how to stop.
 */
export function followLive(queries: QueryClient): () => void {
  let open: AbortController | undefined;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const hear = hearing(queries);

  const isWanted = () => document.visibilityState === 'visible' && getSession() !== null;

  const follow = async (): Promise<void> => {
    clearTimeout(pause);
    if (open || !isWanted()) return;
    const mine = new AbortController();
    open = mine;
    try {
      const response = await send(followHousehold, {
        accept: 'text/event-stream',
        signal: mine.signal,
        timeoutMs: LIFE_MS,
      });
      for await (const event of eventsIn(followHousehold, response)) {
        failures = 0;
        await hear(event);
      }
    } catch {
      // Broken off, refused or closed by us: in any case the next connection catches up.
    }
    if (open !== mine) return;
    open = undefined;
    pause = setTimeout(() => void follow(), pauseMs(failures++));
  };
  const again = () => {
    open?.abort();
    open = undefined;
    failures = 0;
    void follow();
  };

  let token = getSession()?.token;
  const forgetSession = onSessionChange(() => {
    if (getSession()?.token === token) return;
    token = getSession()?.token;
    again();
  });
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
  void follow();
  return () => {
    forgetSession();
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('online', again);
    clearTimeout(pause);
    open?.abort();
    open = undefined;
  };
}

/** Pauses differ, so that not everybody comes at once when a server was restarted. */
function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}

function hearing(queries: QueryClient): (event: HouseholdEvent) => Promise<void> {
  const changed = new Map<HouseholdTopic, { version: number; agoMs: number }>();

  const refresh = (): void => {
    const stale = new Map<string, (query: Query) => boolean>();
    for (const [topic, { version, agoMs }] of changed) {
      const before = Date.now() - agoMs + TRAVEL_MS;
      for (const key of SHOWN[topic]) {
        const others = stale.get(key);
        const isStale = ({ state }: Query) =>
          key === topic && hasVersion(state.data)
            ? state.data.version < version
            : state.dataUpdatedAt < before;
        stale.set(key, (query) => isStale(query) || others?.(query) === true);
      }
    }
    changed.clear();
    for (const [key, predicate] of stale)
      void queries.invalidateQueries({ queryKey: [key], exact: !WHOLE.has(key), predicate });
  };
  const note = (topic: HouseholdTopic, change: { version: number; agoMs: number }): void => {
    if (changed.size === 0) setTimeout(refresh, GATHER_MS);
    changed.set(topic, change);
  };

  return async (event) => {
    if (event.type === 'changed') note(event.topic, { version: event.version, agoMs: 0 });
    if (event.type === 'open') for (const { topic, ...change } of event.changes) note(topic, change);
    if (event.type !== 'left') return;
    await refreshSession();
    await queries.resetQueries();
  };
}

function hasVersion(data: unknown): data is { version: number } {
  return typeof data === 'object' && data !== null && 'version' in data;
}
