import { ApiError } from '../api.ts';
import { type Deed, type Outcome, pauseMs, type Refusal, refusalOf } from './deed.ts';
import type { DeedStore } from './deed-store.ts';

/** More than a week without a network; a page that runs wild fills no disk. */
const MOST = 500;
/** Well before the server forgets which keys it has seen. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;
/** How long somebody waits for an answer before they are told that it will be sent later. */
const PATIENCE_MS = 5000;

/** The end of a deed, told to the rooms and to the other tabs. */
export type Ended = { deed: Deed } & Exclude<Outcome, { state: 'waiting' }>;

interface Deps {
  store: DeedStore;
  /** Throws what the API client throws. */
  send(deed: Deed): Promise<unknown>;
  /** Who is signed in. */
  userId(): string | undefined;
  /** Only one tab at a time does this. */
  exclusive(work: () => Promise<void>): Promise<void>;
  onChange(state: OutboxState): void;
  /** Written down, so that other tabs can see it. */
  onKept(): void;
  onEnded(ended: Ended): void;
}

export interface OutboxState {
  /** What the person who is signed in did and the server has not heard of, in order. */
  deeds: readonly Deed[];
  /** The last try did not get through. */
  stuck: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends deeds one after the other. What fails is tried again after growing pauses, and whenever there is hope. */
export function createOutbox({ store, send, userId, exclusive, onChange, onKept, onEnded }: Deps) {
  let deeds: readonly Deed[] = [];
  /** Done, and not yet written down. */
  let adding: readonly Deed[] = [];
  let added = Promise.resolve();
  let failures = 0;
  /** No answer at all came to the last try, rather than a bad one. */
  let unreachable = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const waiters = new Map<string, (outcome: Outcome) => void>();

  const changed = () => onChange({ deeds, stuck: failures > 0 });

  async function read(): Promise<Deed[]> {
    const id = userId();
    const kept = id === undefined ? [] : await store.of(id);
    // Somebody else signed in meanwhile: what was read is not theirs.
    if (userId() !== id) return read();
    const keys = new Set(kept.map(({ key }) => key));
    const next = [...kept, ...adding.filter((deed) => deed.userId === id && !keys.has(deed.key))];
    // The same as before stays the same object: nobody draws anything again for it.
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

  /** False: the deed stays, and so does everything after it. */
  async function attempt(deed: Deed): Promise<boolean> {
    if (deed.at < Date.now() - OLDEST_MS) {
      await refuse(deed, gaveUp('It could not be sent for 30 days.'));
      return true;
    }
    // Asked in the same breath in which the request takes its token: nobody sends what another person did.
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

  /** Until the next try. */
  function rest(): void {
    changed();
    const signedOut = userId() === undefined;
    if (failures > 0 || signedOut)
      for (const key of [...waiters.keys()]) settle(key, { state: 'waiting', signedOut });
    clearTimeout(timer);
    if (failures > 0 && deeds.length > 0) timer = setTimeout(flush, pauseMs(failures));
  }

  /** Sends what waits, now. */
  function flush(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  return {
    flush,

    /** Shows at once, is kept, and is sent. Answers how that went, after a few seconds at the latest. */
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

    /** Some request got an answer: after silence that is reason enough to try. */
    async reached(): Promise<void> {
      if (failures > 0 && unreachable && !running) await flush();
    },

    /** Somebody else signed in, or another tab did something. */
    refresh: () => read().then(() => undefined),

    /** Another tab has sent it. */
    async endedElsewhere(ended: Ended): Promise<void> {
      await read();
      settle(ended.deed.key, ended);
    },

    /** What was done long ago is not kept for whoever never signs in again. */
    removeOld: () => store.removeBefore(Date.now() - OLDEST_MS),

    /** Takes everything back that this person has not sent. */
    async forget(id: string): Promise<void> {
      for (const deed of await store.of(id)) await store.remove(deed);
      await read();
    },
  };
}

function gaveUp(message: string): Refusal {
  return { status: 0, code: 'unavailable', message };
}
