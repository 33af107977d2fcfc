const TRIES = 5;

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times more processor time the work takes on 2n than on n: about 2 where it grows with its input, 4 where it
 * grows with its square. The least of several tries counts, taken in turn: whatever else runs can only add to them.
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
