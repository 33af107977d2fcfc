import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kind } from './budgets.ts';

/** What one request has used so far. */
export type Spending = Record<Exclude<Kind, 'painting'>, number>;

const current = new AsyncLocalStorage<Spending>();

/** Everything that `work` uses is charged to this request. */
export function charging<Result>(spending: Spending, work: () => Result): Result {
  return current.run(spending, work);
}

/** Charges the running request, if there is one: jobs and tools pay nothing. */
export function spend(kind: keyof Spending, amount: number): void {
  const spending = current.getStore();
  if (spending) spending[kind] += amount;
}

/** Runs costly work of the event loop and charges its processor time. The work must not wait for anything. */
export function onProcessor<Result>(work: () => Result): Result {
  return current.getStore() ? timed(work, (ms) => spend('processor', ms)) : work();
}

/** Tells how many milliseconds of the processor some work took. The work must not wait for anything. */
export function timed<Result>(work: () => Result, tell: (ms: number) => void): Result {
  const began = performance.now();
  const used = process.cpuUsage();
  try {
    return work();
  } finally {
    const { user, system } = process.cpuUsage(used);
    // The lesser of both: the clock also runs while other programs have the processor, and processor time is also that
    // of other threads.
    tell(Math.min(performance.now() - began, (user + system) / 1000));
  }
}
