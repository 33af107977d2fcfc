import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import Retries from './support/retries.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // A flaky test does not fail the run, but support/retries.ts lists it.
    retry: 2,
    reporters: ['default', new Retries()],
    // The page changes only after React has rendered, so assertions are polled.
    expect: { poll: { timeout: 60_000 } },
    name: 'e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: 'support/global-setup.ts',
    // Each worker reuses its browser connection across files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
