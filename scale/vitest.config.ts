import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of code where several instances could interfere: sign-in, limits, payments, saved recipes, jobs. */
const SHARED = [
  'jobs',
  'cache',
  'db',
  'rooms/auth',
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
          name: 'slow',
          include: ['{apps,packages}/*/src/**/*.slow.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        root,
        test: {
          name: 'faults',
          include: ['scale/*.scale.ts'],
          // Each file starts and kills its own servers; running two at once would only slow both.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
