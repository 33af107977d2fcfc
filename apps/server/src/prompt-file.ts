import { readFileSync } from 'node:fs';

/** A prompt stored as a text file: next to its room in the source tree, next to main.js in the build. */
export function readPrompt(base: string, name: string): string {
  return readFileSync(new URL(name, base), 'utf8').trim();
}
