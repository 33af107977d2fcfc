/** `full` and `lane full`: too much waits already, in all or in this lane. `no worker`: none can start. */
export type FailureReason = 'closed' | 'cancelled' | 'full' | 'lane full' | 'timeout' | 'died' | 'no worker';

/** Why a job has no result, unless the worker itself says why. */
export class WorkerFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(`No result of a worker: ${reason}`);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}
