import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** What the running test saw, for the table that `npm run test:scale` ends with. */
export function figure(seen: string): void {
  const file = process.env.FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ test: expect.getState().currentTestName, seen })}\n`);
}
