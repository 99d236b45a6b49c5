// Three kinds of tests: `unit` and `unit-page` need nothing, `browser` (its own file) renders components in Chromium, `api`
// talks HTTP to the composed app on a real PostgreSQL.

import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tools/test/slow-first.ts';

/** The limits only end what hangs: a machine at its limits is several times slower. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Test files of one worker share its modules: loading the dictionary and the content anew for each file takes longer than
 * the tests. So no test changes what a module keeps, and none replaces a module.
 */
const SHARED = { isolate: false };

/** Node imports the modules itself, as the server does: calls between them cost a third less than through Vite. */
const BY_NODE = { experimental: { viteModuleRunner: false } };

/** What is put together of all features' pages needs Vite to be imported: components, lists of files. */
const OF_THE_PAGE = 'app/web/**/*.test.ts';

const everywhere = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];

const elsewhere = [...everywhere, '**/*.api.test.ts', '**/*.browser.test.tsx'];
const UNIT = { setupFiles: 'tools/test/property-seed.ts', ...SHARED, maxWorkers: 2, ...PATIENCE };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      'tools/test/vitest.browser.config.mjs',
      {
        test: {
          ...UNIT,
          name: 'unit',
          include: ['**/*.test.{ts,mjs}'],
          exclude: [...elsewhere, OF_THE_PAGE],
          ...BY_NODE,
        },
      },
      { test: { ...UNIT, name: 'unit-page', include: [OF_THE_PAGE, '**/*.test.tsx'], exclude: elsewhere } },
      {
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: everywhere,
          globalSetup: 'app/testing/apps/global-setup.ts',
          setupFiles: 'tools/test/property-seed.ts',
          ...SHARED,
          ...BY_NODE,
          // They wait for PostgreSQL and for servers that they start: two would leave a third of two cores unused.
          maxWorkers: 3,
          ...PATIENCE,
        },
      },
    ],
  },
});
