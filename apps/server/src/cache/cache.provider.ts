/** Small values that may be lost: counters and results that are costly to compute. With Redis, all instances share them. */
export interface Cache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, seconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds `by` (one when absent) and returns the new count. The first call starts the expiry of `seconds`. */
  incr(key: string, seconds: number, by?: number): Promise<number>;
  /** Adds to an amount that sinks by `perSecond` down to 0, and returns what it is now. */
  fill(key: string, amount: number, perSecond: number): Promise<number>;
  /** Rejects when the cache does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
