import { t } from '@lingui/core/macro';
import { ApiError } from '../api.ts';
import type { ChangeStore } from './change-store.ts';
import {
  type Outcome,
  PATIENCE_MS,
  type PendingChange,
  pauseMs,
  queueOf,
  type Refusal,
  refusalOf,
} from './pending-change.ts';

/** Enough for more than a week offline, and a limit for a page with a bug. */
const MOST = 500;
/** Well before the server forgets the idempotency keys. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

/** The final result of a change, announced to the rooms and to the other tabs. */
export type Ended = { change: PendingChange } & Exclude<Outcome, { state: 'waiting' }>;

interface Deps {
  store: ChangeStore;
  /** Throws the errors of the API client. */
  send(change: PendingChange): Promise<unknown>;
  /** The signed-in user. */
  userId(): string | undefined;
  /** Runs in one tab at a time. */
  exclusive(work: () => Promise<void>): Promise<void>;
  onChange(state: OutboxState): void;
  /** Called when a change is stored and other tabs can see it. */
  onKept(): void;
  onEnded(ended: Ended): void;
}

export interface OutboxState {
  /** The signed-in user's unsent changes, in order. */
  changes: readonly PendingChange[];
  /** The last attempt failed. */
  stuck: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends changes one by one. One that fails holds back its own queue only. Failures are retried with backoff, and when
 * the connection may be back.
 */
export function createOutbox({ store, send, userId, exclusive, onChange, onKept, onEnded }: Deps) {
  let changes: readonly PendingChange[] = [];
  /** Changes that are not stored yet. */
  let adding: readonly PendingChange[] = [];
  let added = Promise.resolve();
  let failures = 0;
  /** The last attempt ended before the others were tried: nothing can be sent now. */
  let stopped = false;
  /** How many answers were errors, for each unsent change that was tried on this page. */
  const errors = new Map<string, number>();
  /** The last attempt got no answer at all, not even an error. */
  let unreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const waiters = new Map<string, (outcome: Outcome) => void>();

  const changed = () => onChange({ changes, stuck: failures > 0 });

  async function read(): Promise<PendingChange[]> {
    const id = userId();
    const kept = id === undefined ? [] : await store.of(id);
    // Another user signed in meanwhile: read again.
    if (userId() !== id) return read();
    const keys = new Set(kept.map(({ key }) => key));
    const next = [...kept, ...adding.filter((change) => change.userId === id && !keys.has(change.key))];
    // Keep the same object if nothing changed, to avoid renders.
    if (next.length !== changes.length || next.some(({ key }, at) => key !== changes[at]?.key))
      changes = next;
    if (changes.length === 0) failures = 0;
    changed();
    return kept;
  }

  function settle(key: string, outcome: Outcome): void {
    waiters.get(key)?.(outcome);
    waiters.delete(key);
  }

  function end(ended: Ended): void {
    changes = changes.filter(({ key }) => key !== ended.change.key);
    changed();
    onEnded(ended);
    settle(ended.change.key, ended);
  }

  async function finish(ended: Ended): Promise<void> {
    errors.delete(ended.change.key);
    await store.remove(ended.change);
    end(ended);
  }

  /** `later`: it stays, with what comes after it in its queue; `stop`: so do all others. */
  async function attempt(change: PendingChange): Promise<'next' | 'later' | 'stop'> {
    if (change.at < Date.now() - OLDEST_MS) {
      await finish({ change, state: 'refused', refusal: gaveUp(t`We couldn’t send it for 30 days.`) });
      return 'next';
    }
    // Checked synchronously before the request reads the token, so that no change is sent as another user.
    if (userId() !== change.userId) return 'next';
    let answer: unknown;
    try {
      answer = await send(change);
    } catch (error) {
      const before = errors.get(change.key);
      const refusal = refusalOf(error, change, before);
      if (refusal) {
        await finish({ change, state: 'refused', refusal });
        return 'next';
      }
      const status = error instanceof ApiError ? error.status : undefined;
      unreachable = status === 0;
      errors.set(change.key, (before ?? 0) + (unreachable ? 0 : 1));
      return unreachable || status === 401 ? 'stop' : 'later';
    }
    await finish({ change, state: 'sent', answer });
    return 'next';
  }

  async function drain(): Promise<void> {
    const held = new Set<string>();
    stopped = false;
    while (!stopped) {
      const next = (await read()).find((change) => !held.has(queueOf(change)));
      if (!next) break;
      const result = await attempt(next);
      if (result === 'later') held.add(queueOf(next));
      stopped = result === 'stop';
    }
    failures = stopped || held.size > 0 ? failures + 1 : 0;
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await added;
        await exclusive(drain);
      } while (again && !stopped);
    } finally {
      running = undefined;
      rest();
    }
  }

  /** The delay before the next attempt. */
  function rest(): void {
    changed();
    const signedOut = userId() === undefined;
    if (failures > 0 || signedOut)
      for (const key of [...waiters.keys()]) settle(key, { state: 'waiting', signedOut });
    clearTimeout(timer);
    if (failures > 0 && changes.length > 0) timer = setTimeout(flush, pauseMs(failures));
  }

  /** Sends the queue now. */
  function flush(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  return {
    flush,

    /** Shows, stores and sends a change. Resolves with the outcome after a few seconds at most. */
    async perform(change: PendingChange): Promise<Outcome> {
      if (changes.length >= MOST) {
        const refusal = gaveUp(t`Too many changes are waiting to be sent already.`);
        end({ change, state: 'refused', refusal });
        return { state: 'refused', refusal };
      }
      adding = [...adding, change];
      changes = [...changes, change];
      changed();
      const outcome = new Promise<Outcome>((resolve) => waiters.set(change.key, resolve));
      const patience = setTimeout(
        () => settle(change.key, { state: 'waiting', signedOut: false }),
        PATIENCE_MS,
      );
      added = added
        .then(() => store.add(change))
        .then(() => {
          adding = adding.filter((one) => one !== change);
          onKept();
        });
      void flush();
      return outcome.finally(() => clearTimeout(patience));
    },

    /** Another request was answered: if the server was unreachable before, try again. */
    async reached(): Promise<void> {
      if (failures > 0 && unreachable && !running) await flush();
    },

    /** Another user signed in, or another tab added a change. */
    refresh: () => read().then(() => undefined),

    /** Another tab has sent it. */
    async endedElsewhere(ended: Ended): Promise<void> {
      await read();
      settle(ended.change.key, ended);
    },

    /** Deletes expired changes of people who never sign in again. */
    removeOld: () => store.removeBefore(Date.now() - OLDEST_MS),

    /** Drops all unsent changes of this user. */
    async forget(id: string): Promise<void> {
      for (const change of await store.of(id)) await store.remove(change);
      await read();
    },
  };
}

function gaveUp(message: string): Refusal {
  return { status: 0, code: 'unavailable', message };
}
