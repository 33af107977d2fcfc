import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/messages-plugin.ts';

// For what never ends. On a machine that is busy with something else everything may take ten times as long.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// Loading the foods, the cook book and the server takes longer than most files of tests, so that a worker loads them
// once. No test may leave anything behind in a module.
const loadedOnce = { ...limits, isolate: false };

/** `npm run test:scale` runs these. */
const SLOW = '**/*.slow.test.ts';
const DATABASE = 'apps/server/src/testing/global-setup.ts';
/** They define jobs of their own, which the server would have to handle. */
const JOBS = ['apps/server/src/jobs/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...loadedOnce,
          name: 'packages',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: [SLOW],
        },
      },
      {
        test: {
          ...loadedOnce,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...JOBS, SLOW],
          globalSetup: DATABASE,
        },
      },
      { test: { ...limits, name: 'jobs', include: JOBS, globalSetup: DATABASE } },
      {
        plugins: [messagesPlugin()],
        define: { __FOOD_PICTURES__: '"/foods.svg"' },
        test: {
          ...loadedOnce,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: 'apps/web/src/testing/setup.ts',
        },
      },
    ],
  },
});
