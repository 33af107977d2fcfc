import { photoBodyLimit } from '@crisper/contract/photos';
import { MAX_PHOTOS } from '@crisper/contract/scans/scans';
import { Problem } from '../../problem.ts';

/** Bytes of uploads in memory at once: of one person, and of one instance. */
const EACH = photoBodyLimit(MAX_PHOTOS);
const IN_ALL = 4 * EACH;

/** The interval at which upload speed is checked. */
export const WINDOW_MS = 10_000;
/** Below this many bytes per window, an upload has stalled and is aborted. */
const STALLED_BYTES = 64 * 1024;
/** Below this many bytes per window, an upload is aborted when others need the memory. */
const SLOW_BYTES = 1024 * 1024;

interface Upload {
  /** Charges bytes that have arrived. Throws when they exceed the limit of this person or of the instance. */
  arrived(bytes: number): void;
  /** The whole body has arrived; it can no longer be aborted. */
  complete(): void;
  /** Call once per window. */
  tick(): void;
  /** Returns the bytes to the budget; may be called more than once. */
  release(): void;
}

export interface UploadBudget {
  /** `giveUp` is called, at most once, when the upload is too slow and is aborted. */
  begin(who: string, giveUp: (problem: Problem) => void): Upload;
}

interface Entry {
  who: string;
  bytes: number;
  inWindow: number;
  slow: boolean;
  giveUp: (problem: Problem) => void;
}

/**
 * One budget for the large bodies of all rooms. Only bytes that have arrived count, so that announcing a large body
 * and sending nothing uses no budget.
 */
export function uploadBudget(inAll = IN_ALL, each = EACH): UploadBudget {
  const open = new Set<Entry>();
  const held = new Map<string, number>();
  let total = 0;

  const charge = (who: string, bytes: number): void => {
    total += bytes;
    const now = (held.get(who) ?? 0) + bytes;
    if (now === 0) held.delete(who);
    else held.set(who, now);
  };

  const release = (entry: Entry): void => {
    open.delete(entry);
    charge(entry.who, -entry.bytes);
    entry.bytes = 0;
  };

  const giveUp = (entry: Entry): void => {
    release(entry);
    entry.giveUp(stalled());
  };

  const makeRoom = (bytes: number): void => {
    while (total + bytes > inAll) {
      const slowest = [...open].filter(({ slow }) => slow).sort((a, b) => b.bytes - a.bytes)[0];
      if (!slowest) throw busy();
      giveUp(slowest);
    }
  };

  return {
    begin(who, onGivenUp) {
      const entry: Entry = { who, bytes: 0, inWindow: 0, slow: false, giveUp: onGivenUp };
      open.add(entry);
      return {
        arrived(bytes) {
          if ((held.get(who) ?? 0) + bytes > each) throw busy();
          makeRoom(bytes);
          charge(who, bytes);
          entry.bytes += bytes;
          entry.inWindow += bytes;
        },
        complete: () => void open.delete(entry),
        tick() {
          if (!open.has(entry)) return;
          if (entry.inWindow < STALLED_BYTES) return giveUp(entry);
          entry.slow = entry.inWindow < SLOW_BYTES;
          entry.inWindow = 0;
        },
        release: () => release(entry),
      };
    },
  };
}

function busy(): Problem {
  return new Problem('unavailable', 'Too many photos are on their way. Please try again in a moment.', {
    retryAfter: 5,
  });
}

function stalled(): Problem {
  return new Problem('bad_request', 'The photos stopped arriving. Check your connection and try again.', {
    status: 408,
  });
}
