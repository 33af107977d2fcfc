import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../apps/web/messages-plugin.ts';
import Retries from './support/retries.ts';

/** `npm run test:scale` runs these, by `--project slow`. */
const SLOW = '**/*.slow.e2e.ts';
const shared = {
  retry: 2,
  // The page changes only after React has rendered, so assertions are polled.
  expect: { poll: { timeout: 60_000 } },
  globalSetup: fileURLToPath(new URL('support/global-setup.ts', import.meta.url)),
  // Each worker reuses its browser connection across files.
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // A flaky test does not fail the run, but support/retries.ts lists it.
    reporters: ['default', new Retries()],
    maxWorkers: 2,
    projects: [
      {
        plugins: [messagesPlugin()],
        test: { ...shared, name: 'journeys', include: ['**/*.e2e.ts'], exclude: [SLOW] },
      },
      { plugins: [messagesPlugin()], test: { ...shared, name: 'slow', include: [SLOW] } },
    ],
  },
});
