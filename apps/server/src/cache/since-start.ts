/** Milliseconds since the start of the process. Unlike Date.now(), it never jumps when the machine's clock is set. */
export function sinceStart(): number {
  return performance.now();
}
