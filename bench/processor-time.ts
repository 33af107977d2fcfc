import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** CPU time of a process so far, all threads together; NaN where the system does not report it. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
