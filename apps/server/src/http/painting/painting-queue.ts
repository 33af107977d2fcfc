import { FairQueue } from '@crisper/worker-pool/fair-queue';

const WAITING_MAX = 50;
const WAITING_MAX_EACH = 4;

interface Waiting {
  isWanted(): boolean;
  run(): void;
}

interface Options {
  waitingMax?: number;
  waitingMaxEach?: number;
}

/**
 * Draws one page after the other, by turns between networks; between two of them everything else of the server goes on. No
 * network has many waiting, and what is not waited for any more is not drawn.
 */
export function createPaintingQueue({
  waitingMax = WAITING_MAX,
  waitingMaxEach = WAITING_MAX_EACH,
}: Options = {}) {
  const queue = new FairQueue<Waiting>();
  let isRunning = false;

  const next = (): void => {
    const waiting = queue.next();
    isRunning = waiting !== undefined;
    if (!waiting) return;
    if (waiting.isWanted()) waiting.run();
    setImmediate(next);
  };

  /** Undefined: too many wait already. */
  return <Result>(network: string, signal: AbortSignal, work: () => Result): Promise<Result> | undefined => {
    if (queue.size >= waitingMax || queue.sizeOf(network) >= waitingMaxEach) return undefined;
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      queue.add(network, { isWanted: () => !signal.aborted, run });
      if (isRunning) return;
      isRunning = true;
      setImmediate(next);
    });
  };
}
