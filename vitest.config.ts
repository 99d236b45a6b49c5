// Three kinds of tests: `unit` needs nothing, `browser` (its own file) renders components in Chromium, `api` talks HTTP to
// the composed app on a real PostgreSQL.

import { defineConfig } from 'vitest/config';

/** The limits only end what hangs: a machine at its limits is several times slower. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Test files of one worker share its modules: loading the dictionary and the content anew for each file takes longer than
 * the tests. So no test changes what a module keeps, and none replaces a module.
 */
const SHARED = { isolate: false };

const everywhere = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      'tools/test/vitest.browser.config.mjs',
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...everywhere, '**/*.api.test.ts', '**/*.browser.test.tsx'],
          setupFiles: 'tools/test/property-seed.ts',
          ...SHARED,
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: everywhere,
          globalSetup: 'kit/server/testing/global-setup.ts',
          setupFiles: 'tools/test/property-seed.ts',
          ...SHARED,
          // They wait for PostgreSQL and for servers that they start: two would leave a third of two cores unused.
          maxWorkers: 3,
          ...PATIENCE,
        },
      },
    ],
  },
});
