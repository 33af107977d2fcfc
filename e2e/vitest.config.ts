import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import Retries from './support/retries.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // So that one journey out of luck fails no run; support/retries.ts names it.
    retry: 1,
    reporters: ['default', new Retries()],
    // What a tap does shows when React has drawn it: journeys look again until it does.
    expect: { poll: { timeout: 60_000 } },
    name: 'e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: 'support/global-setup.ts',
    // Each worker keeps its connection to the browser from file to file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
