import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Figures of the running test, for the table that `npm run test:scale` prints at the end. */
export function figure(seen: string): void {
  const file = process.env.FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ test: expect.getState().currentTestName, seen })}\n`);
}
