import type { DiscussionEvent } from '@crisper/contract/community/community';
import type { Database } from '../../db/client.ts';
import { type Listener, listen } from '../../db/listen.ts';
import { Problem } from '../../problem.ts';

const CHANNEL = 'community';
const STREAMS_MAX = 2_000;
const PER_NETWORK_MAX = 40;

type Tell = (event: DiscussionEvent) => void;

export type Live = ReturnType<typeof createLive>;

/** Tracks the viewers of each discussion on this instance and notifies them of changes on any instance. */
export function createLive(db: Database) {
  const watching = new Map<number, Set<Tell>>();
  const networks = new Map<string, number>();
  let listener: Listener | undefined;
  let streams = 0;

  const tell = (id: number): void => {
    for (const one of watching.get(id) ?? []) one({ type: 'changed' });
  };

  /** Connects when the first person watches a discussion. */
  const start = (): Promise<void> => {
    listener ??= listen(db.pool, CHANNEL, {
      message: (payload) => tell(Number(payload)),
      again: () => [...watching.keys()].forEach(tell),
    });
    return listener.ready;
  };

  const count = (network: string, change: number): void => {
    const now = (networks.get(network) ?? 0) + change;
    if (now > 0) networks.set(network, now);
    else networks.delete(network);
    streams += change;
  };

  return {
    /** Calls `one` for every change until the returned function is called. */
    async watch(id: number, network: string, one: Tell): Promise<() => void> {
      if (streams >= STREAMS_MAX || (networks.get(network) ?? 0) >= PER_NETWORK_MAX)
        throw new Problem(
          'rate_limited',
          'Too many people are watching right now. New replies show on reload.',
        );
      count(network, 1);
      const watchers = watching.get(id) ?? new Set();
      watching.set(id, watchers.add(one));
      let watches = true;
      const stop = (): void => {
        if (!watches) return;
        watches = false;
        count(network, -1);
        watchers.delete(one);
        if (watchers.size === 0 && watching.get(id) === watchers) watching.delete(id);
      };
      await start().catch((error) => {
        stop();
        throw error;
      });
      return stop;
    },

    close: async () => listener?.close(),
  };
}
