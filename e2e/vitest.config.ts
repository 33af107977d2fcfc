import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // A journey through a real browser on a busy machine can run out of patience; twice over is a fault.
    retry: 2,
    // What a tap does shows when React has drawn it: journeys look again until it does.
    expect: { poll: { timeout: 60_000 } },
    name: 'e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: 'support/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
