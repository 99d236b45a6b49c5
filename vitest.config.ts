// Two kinds of tests: `unit` needs nothing, `api` talks HTTP to the composed app on a real PostgreSQL.

import { defineConfig } from 'vitest/config';

/** The limits only end what hangs: a machine at its limits is several times slower. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

const everywhere = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...everywhere, '**/*.api.test.ts'],
          setupFiles: 'tools/test/property-seed.ts',
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: everywhere,
          globalSetup: 'kit/server/testing/global-setup.ts',
          // One database server serves all files; more files at once than processors only makes them wait.
          maxWorkers: 2,
          setupFiles: 'tools/test/property-seed.ts',
          ...PATIENCE,
        },
      },
    ],
  },
});
