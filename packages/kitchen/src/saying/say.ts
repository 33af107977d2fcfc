import { inEnglish, type Values } from './in-english.ts';

type Say = (text: string, values?: Values) => string;

let sayer: Say = inEnglish;

/** The server knows in which language whoever reads a sentence wants it, and gives a function that says it so. */
export function speakThrough(next: Say): void {
  sayer = next;
}

/** Says an English text with `{name}` for each value, by which translators know it. */
export const say: Say = (text, values) => sayer(text, values);

/** "Mia, Ben and Ada", in the language of the reader. */
export function listedIn(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : say('{words} and {last}', { words: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

/** "milk, eggs and nuts", where each word is a text of its own. */
export const saidList = (words: readonly string[]): string => listedIn(words.map((word) => say(word)));

/** A sentence to be kept and said later, to anybody. A value may be a text of its own, or several. */
export interface Sentence {
  text: string;
  values: Readonly<Record<string, string | number | Sentence | readonly Sentence[]>>;
}

export const sentence = (text: string, values: Sentence['values'] = {}): Sentence => ({ text, values });

export function saySentence({ text, values }: Sentence): string {
  const entries = Object.entries(values).map(([name, value]) => [name, saidValue(value)] as const);
  return say(text, entries.length > 0 ? Object.fromEntries(entries) : undefined);
}

function saidValue(value: Sentence['values'][string]): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return 'text' in value ? saySentence(value) : value.map(saySentence).join(', ');
}

/** Marks a text that is said elsewhere, so that translators find it. */
export const phrase = (text: string): string => text;
