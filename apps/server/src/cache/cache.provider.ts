/** Small values that may be lost: counters, answers that are costly to make. Shared between instances with Redis. */
export interface Cache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, seconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds one and answers the new count; the first call starts the clock of `seconds`. */
  incr(key: string, seconds: number): Promise<number>;
  /** Rejects when the cache does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
