import { REPEAT_MS, SHORTEST, SIMILAR } from './constants.ts';

const FILLERS = new Set(
  'um uh hmm hm er ah oh eh okay ok yeah yes yep no nope well so like right and the a i it hey hello thanks thank you please sorry wow alright'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

/** The number of shared words divided by the length of the longer sentence. */
export function overlap(one: string, other: string): number {
  const first = new Set(wordsOf(one));
  const second = new Set(wordsOf(other));
  const most = Math.max(first.size, second.size);
  if (most === 0) return 0;
  let shared = 0;
  for (const word of first) if (second.has(word)) shared += 1;
  return shared / most;
}

interface Heard {
  text: string;
  at: number;
}

/** Whether this was said to the assistant: kitchens are noisy and people talk to each other. */
export function isCommand(text: string, now: number, last: Heard | null): boolean {
  const trimmed = text.trim();
  if (trimmed.length < SHORTEST) return false;
  if (wordsOf(trimmed).every((word) => FILLERS.has(word))) return false;
  return !last || now - last.at > REPEAT_MS || overlap(trimmed, last.text) <= SIMILAR;
}

/** Whether the microphone picked up the assistant's own voice. */
export function isEcho(text: string, spoken: string | null): boolean {
  if (!spoken) return false;
  const said = new Set(wordsOf(spoken));
  const heard = wordsOf(text);
  return heard.length > 0 && heard.filter((word) => said.has(word)).length / heard.length > SIMILAR;
}
