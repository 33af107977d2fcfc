/**
 * Runs the work for one key once at a time. Calls that come while it runs share one more run, which begins after them: a
 * burst of calls about one customer costs two runs, and the second one sees everything.
 */
export function coalesce(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  const begin = (key: string): Promise<void> => {
    const run = work(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };

  return (key) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const current = running.get(key);
    if (!current) return begin(key);
    const after = current
      .catch(() => {})
      .then(() => {
        next.delete(key);
        return begin(key);
      });
    next.set(key, after);
    return after;
  };
}
