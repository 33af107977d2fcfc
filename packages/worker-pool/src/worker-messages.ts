/** What the pool tells a worker. `setup` comes first, to those that need one. */
export type WorkerOrder<Task, Setup = never> =
  | { type: 'setup'; setup: Setup }
  | { type: 'job'; id: number; task: Task }
  | { type: 'stop'; id: number }
  /** The oldest event that was handed over has been taken. */
  | { type: 'taken' };

/** What a worker tells the pool. */
export type WorkerReport<Result, Event> =
  | { type: 'ready' }
  | { type: 'event'; id: number; event: Event }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; error: unknown };
