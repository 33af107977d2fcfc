import { defineConfig } from 'vitest/config';

const limits = { testTimeout: 20_000, hookTimeout: 60_000 };

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
