const TRIES = 5;

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Ratio of processor time for 2n to that for n: about 2 for linear work, 4 for quadratic work. Takes the minimum of several
 * alternating tries, because other load can only add time.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  const once = [];
  const twice = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    once.push(processorTime(() => work(size)));
    twice.push(processorTime(() => work(2 * size)));
  }
  return Math.min(...twice) / Math.min(...once);
}
