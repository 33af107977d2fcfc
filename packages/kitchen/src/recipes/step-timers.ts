import type { StepTimer } from './draft.ts';

const TIME =
  /(\d{1,3}(?:\.\d)?)(?:\s*(?:-|–|to|or)\s*\d{1,3})?\s*(?:more\s+|full\s+)?(hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?)\b/gi;
const MOST_TIMERS = 6;
const LONGEST_SECONDS = 48 * 3_600;

/** The durations in a sentence, the shorter end of a range: "simmer 20 to 25 minutes" gives 20 minutes. */
export function readTimers(text: string): StepTimer[] {
  const timers: StepTimer[] = [];
  let end = -1;
  for (const match of text.matchAll(TIME)) {
    const unit = (match[2] ?? '').toLowerCase();
    const factor = unit.startsWith('h') ? 3_600 : unit.startsWith('s') ? 1 : 60;
    const seconds = Math.round(Number(match[1]) * factor);
    const last = timers.at(-1);
    // "1 hour 20 minutes" is one duration.
    if (
      last &&
      /^\s*(?:and\s*)?$/.test(text.slice(end, match.index)) &&
      factor === 60 &&
      last.seconds % 3_600 === 0
    )
      last.seconds += seconds;
    else if (seconds > 0 && seconds <= LONGEST_SECONDS && timers.length < MOST_TIMERS)
      timers.push({ name: null, seconds });
    end = match.index + match[0].length;
  }
  return timers;
}
