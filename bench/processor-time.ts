import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** What a process has used so far, all its threads together; not a number where the system does not tell. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
