import { readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** CPU time of a process so far, all threads together; NaN where the system does not report it. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** CPU time of all children of a process that have ended. */
export function endedChildrenMs(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** The fields after the name of the program; none where the system does not report them. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  } catch {
    return [];
  }
}
