import { FairLanes } from '../parsing/fair-lanes.ts';

const WAITING_MAX = 50;
const WAITING_MAX_EACH = 4;

interface Waiting {
  network: string;
  isWanted(): boolean;
  run(): void;
}

interface Options {
  waitingMax?: number;
  waitingMaxEach?: number;
}

/**
 * Draws one page after the other, by turns between networks; between two of them everything else of the server goes on. No
 * network has many waiting, and what no caller waits for any more is not drawn.
 */
export function createPaintingQueue({
  waitingMax = WAITING_MAX,
  waitingMaxEach = WAITING_MAX_EACH,
}: Options = {}) {
  const lanes = new FairLanes<Waiting>();
  let isRunning = false;

  const next = (): void => {
    const waiting = lanes.next();
    isRunning = waiting !== undefined;
    if (!waiting) return;
    if (waiting.isWanted()) waiting.run();
    lanes.release(waiting.network);
    setImmediate(next);
  };

  /** Undefined: too many wait already. */
  return <Result>(network: string, signal: AbortSignal, work: () => Result): Promise<Result> | undefined => {
    if (lanes.size >= waitingMax || lanes.sizeOf(network) >= waitingMaxEach) return undefined;
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      lanes.add(network, { network, isWanted: () => !signal.aborted, run });
      if (isRunning) return;
      isRunning = true;
      setImmediate(next);
    });
  };
}
