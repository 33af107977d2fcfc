import { ApiError } from '../api.ts';
import { type Deed, type Outcome, pauseMs, type Refusal, refusalOf } from './deed.ts';
import type { DeedStore } from './deed-store.ts';

/** Enough for more than a week offline, and a limit for a page with a bug. */
const MOST = 500;
/** Well before the server forgets the idempotency keys. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;
/** After this long without an answer the user is told that it will be sent later. */
const PATIENCE_MS = 5000;

/** The final result of a deed, announced to the rooms and to the other tabs. */
export type Ended = { deed: Deed } & Exclude<Outcome, { state: 'waiting' }>;

interface Deps {
  store: DeedStore;
  /** Throws the errors of the API client. */
  send(deed: Deed): Promise<unknown>;
  /** The signed-in user. */
  userId(): string | undefined;
  /** Runs in one tab at a time. */
  exclusive(work: () => Promise<void>): Promise<void>;
  onChange(state: OutboxState): void;
  /** Called when a deed is stored and other tabs can see it. */
  onKept(): void;
  onEnded(ended: Ended): void;
}

export interface OutboxState {
  /** The signed-in user's unsent deeds, in order. */
  deeds: readonly Deed[];
  /** The last attempt failed. */
  stuck: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends deeds one by one. Failures are retried with backoff, and when the connection may be back. */
export function createOutbox({ store, send, userId, exclusive, onChange, onKept, onEnded }: Deps) {
  let deeds: readonly Deed[] = [];
  /** Deeds that are not stored yet. */
  let adding: readonly Deed[] = [];
  let added = Promise.resolve();
  let failures = 0;
  /** The last attempt got no answer at all, not even an error. */
  let unreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const waiters = new Map<string, (outcome: Outcome) => void>();

  const changed = () => onChange({ deeds, stuck: failures > 0 });

  async function read(): Promise<Deed[]> {
    const id = userId();
    const kept = id === undefined ? [] : await store.of(id);
    // Another user signed in meanwhile: read again.
    if (userId() !== id) return read();
    const keys = new Set(kept.map(({ key }) => key));
    const next = [...kept, ...adding.filter((deed) => deed.userId === id && !keys.has(deed.key))];
    // Keep the same object if nothing changed, to avoid renders.
    if (next.length !== deeds.length || next.some(({ key }, at) => key !== deeds[at]?.key)) deeds = next;
    if (deeds.length === 0) failures = 0;
    changed();
    return kept;
  }

  function settle(key: string, outcome: Outcome): void {
    waiters.get(key)?.(outcome);
    waiters.delete(key);
  }

  function end(ended: Ended): void {
    deeds = deeds.filter(({ key }) => key !== ended.deed.key);
    changed();
    onEnded(ended);
    settle(ended.deed.key, ended);
  }

  async function refuse(deed: Deed, refusal: Refusal): Promise<void> {
    await store.remove(deed);
    end({ deed, state: 'refused', refusal });
  }

  /** False: the deed and all later ones stay in the queue. */
  async function attempt(deed: Deed): Promise<boolean> {
    if (deed.at < Date.now() - OLDEST_MS) {
      await refuse(deed, gaveUp('We couldn’t send it for 30 days.'));
      return true;
    }
    // Checked synchronously before the request reads the token, so that no deed is sent as another user.
    if (userId() !== deed.userId) return false;
    let answer: unknown;
    try {
      answer = await send(deed);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) {
        failures = 0;
        await refuse(deed, refusal);
        return true;
      }
      failures += 1;
      unreachable = error instanceof ApiError && error.status === 0;
      return false;
    }
    failures = 0;
    await store.remove(deed);
    end({ deed, state: 'sent', answer });
    return true;
  }

  async function drain(): Promise<void> {
    for (let kept = await read(); kept[0]; kept = await read()) if (!(await attempt(kept[0]))) break;
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await added;
        await exclusive(drain);
      } while (again && failures === 0);
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
    if (failures > 0 && deeds.length > 0) timer = setTimeout(flush, pauseMs(failures));
  }

  /** Sends the queue now. */
  function flush(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  return {
    flush,

    /** Shows, stores and sends a deed. Resolves with the outcome after a few seconds at most. */
    async perform(deed: Deed): Promise<Outcome> {
      if (deeds.length >= MOST) {
        const refusal = gaveUp('Too many changes are waiting to be sent already.');
        end({ deed, state: 'refused', refusal });
        return { state: 'refused', refusal };
      }
      adding = [...adding, deed];
      deeds = [...deeds, deed];
      changed();
      const outcome = new Promise<Outcome>((resolve) => waiters.set(deed.key, resolve));
      const patience = setTimeout(
        () => settle(deed.key, { state: 'waiting', signedOut: false }),
        PATIENCE_MS,
      );
      added = added
        .then(() => store.add(deed))
        .then(() => {
          adding = adding.filter((one) => one !== deed);
          onKept();
        });
      void flush();
      return outcome.finally(() => clearTimeout(patience));
    },

    /** Another request was answered: if the server was unreachable before, try again. */
    async reached(): Promise<void> {
      if (failures > 0 && unreachable && !running) await flush();
    },

    /** Another user signed in, or another tab added a deed. */
    refresh: () => read().then(() => undefined),

    /** Another tab has sent it. */
    async endedElsewhere(ended: Ended): Promise<void> {
      await read();
      settle(ended.deed.key, ended);
    },

    /** Deletes expired deeds of people who never sign in again. */
    removeOld: () => store.removeBefore(Date.now() - OLDEST_MS),

    /** Drops all unsent deeds of this user. */
    async forget(id: string): Promise<void> {
      for (const deed of await store.of(id)) await store.remove(deed);
      await read();
    },
  };
}

function gaveUp(message: string): Refusal {
  return { status: 0, code: 'unavailable', message };
}
