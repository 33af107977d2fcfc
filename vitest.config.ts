import { defineConfig } from 'vitest/config';

// For what never ends. On a machine that is busy with something else everything may take ten times as long.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...limits, name: 'packages', include: ['packages/*/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...limits,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
        },
      },
      { test: { ...limits, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
