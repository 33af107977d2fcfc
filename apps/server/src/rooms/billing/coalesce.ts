/**
 * Runs the work of one key one run at a time. Calls during a run share one following run, which starts afterwards: a
 * burst of calls for one customer costs two runs, and the second one sees all changes.
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
