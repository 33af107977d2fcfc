import { readFileSync } from 'node:fs';

/** A prompt that stands beside the code as text: beside its room in the source tree, beside main.js in the build. */
export function readPrompt(base: string, name: string): string {
  return readFileSync(new URL(name, base), 'utf8').trim();
}
