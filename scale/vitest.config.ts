import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where instances could step on each other: accounts, limits, money, saved recipes, work done later. */
const SHARED = [
  'jobs',
  'cache',
  'db',
  'rooms/accounts',
  'rooms/billing',
  'rooms/favorites',
  'rooms/contact',
  'rooms/referrals',
].map((folder) => `apps/server/src/${folder}/**/*.test.ts`);

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'integration',
          include: [...SHARED, 'apps/server/src/rooms/scans/scan-limit.test.ts'],
          globalSetup: ['scale/support/global-setup.ts', 'apps/server/src/testing/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          include: ['scale/*.scale.ts'],
          // Each file kills servers of its own; two at once would only make each other slow.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
