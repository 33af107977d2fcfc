const TRIES = 5;

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How processor time grows when the size doubles: about 2 for linear work, 4 for quadratic work. Measured over two
 * doublings, from n to 4n, and from the minimum of several alternating tries, because other load can only add time.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  const small = [];
  const large = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    small.push(processorTime(() => work(size)));
    large.push(processorTime(() => work(4 * size)));
  }
  return Math.sqrt(Math.min(...large) / Math.min(...small));
}
