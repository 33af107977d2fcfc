/** Milliseconds on a clock that nobody can set: a correction of the machine's time makes nothing last longer. */
export function sinceStart(): number {
  return performance.now();
}
