/** Reads what cooks say, by what they mean. */

export interface TaughtQuestion {
  meaning: string;
  /** Number of the line: what was made from one line belongs together. */
  line: number;
  text: string;
}

/** At most so many sentences are made of one line. */
const MOST = 12;
const CHOICE = /\(([^()]{1,400})\)/;
const CHOICES = /\(([^()]{1,400})\)/g;

/**
 * A line that starts with @ names the meaning of the lines below it; F stands for any food, 5 for any number.
 * "(do|should) I stir (it|)" stands for every sentence that can be read from it.
 */
export function readQuestions(text: string): TaughtQuestion[] {
  let meaning = '';
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('@')) meaning = line.slice(1);
    if (line === '' || line.startsWith('@') || line.startsWith('#')) return [];
    return spread(line).map((one) => ({ meaning, line: at, text: one.replace(/\bF\b/g, 'onions') }));
  });
}

/** The sentences of a line; of many, some that lie evenly apart. */
function spread(line: string): string[] {
  const choices = [...line.matchAll(CHOICES)].map(([, some]) => some!.split('|'));
  const count = choices.reduce((product, { length }) => product * length, 1);
  const made = new Set<string>();
  // A step that shares no factor with the count reaches every sentence once.
  const step = count <= MOST ? 1 : coprime(Math.floor(count * 0.618), count);
  for (let nth = 0; nth < Math.min(count, MOST); nth += 1) {
    let index = (nth * step) % count;
    made.add(
      choices
        .reduce((now, some) => {
          const pick = some[index % some.length]!;
          index = Math.floor(index / some.length);
          return now.replace(CHOICE, pick);
        }, line)
        .replace(/ {2,}/g, ' ')
        .trim(),
    );
  }
  return [...made];
}

function coprime(near: number, count: number): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let step = Math.max(1, near);
  while (divisor(step, count) !== 1) step += 1;
  return step;
}
