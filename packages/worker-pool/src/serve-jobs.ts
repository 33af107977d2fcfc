import { once } from 'node:events';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** So much may be on its way to the server at a time, unless it is one event. */
const IN_FLIGHT_BYTES = 16 * 1024 * 1024;

export interface CurrentJob<Event> {
  isStopped(): boolean;
  /** Resolves when it is on its way, which takes until the reader of a stream has taken enough of what came before. */
  send(event: Event, bytes?: number): Promise<void>;
}

/** What the pool was given as `setup`; to be awaited before `serveJobs`. */
export async function receiveSetup<Setup>(): Promise<Setup> {
  const [order] = (await once(process, 'message')) as [WorkerOrder<never, Setup>];
  if (order.type !== 'setup') throw new Error('the first order must be the setup');
  return order.setup;
}

/** Makes this process a worker of a pool. It says that it is ready, so everything must be loaded. */
export function serveJobs<Task, Result, Event = never>(
  work: (task: Task, job: CurrentJob<Event>) => Result | Promise<Result>,
): void {
  if (!process.send) throw new Error('This program runs as a worker of a pool only.');
  const report = (message: WorkerReport<Result, Event>) => process.send?.(message);
  let stopped = 0;
  let onTaken = () => {};

  const serve = async (id: number, task: Task): Promise<void> => {
    const inFlight: number[] = [];
    let resume = () => {};
    onTaken = () => {
      inFlight.shift();
      resume();
    };
    const isFull = (more: number) =>
      inFlight.length > 0 && inFlight.reduce((sum, bytes) => sum + bytes, more) > IN_FLIGHT_BYTES;
    const send = async (event: Event, bytes = 0): Promise<void> => {
      while (isFull(bytes))
        await new Promise<void>((taken) => {
          resume = taken;
        });
      inFlight.push(bytes);
      report({ type: 'event', id, event });
    };
    try {
      report({ type: 'done', id, result: await work(task, { isStopped: () => stopped === id, send }) });
    } catch (error) {
      report({ type: 'failed', id, error });
    }
  };

  process.on('message', (order: WorkerOrder<Task>) => {
    if (order.type === 'job') void serve(order.id, order.task);
    else if (order.type === 'stop') stopped = order.id;
    else if (order.type === 'taken') onTaken();
  });
  report({ type: 'ready' });
}
