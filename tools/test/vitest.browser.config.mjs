// The vitest project `browser`: components in the Chromium that is installed, with the page's own plugins and style sheet.

import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { filmData } from '../../app/web/build/film-data.ts';
import { languageData } from '../../app/web/build/language-data.ts';
import { root } from '../paths.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

const executablePath = process.env.CHROMIUM ?? (await findChromium());

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), languageData(), filmData()],
  // Found while a test runs, a package would be prepared then, and the page loaded anew in the middle of it.
  optimizeDeps: {
    entries: ['**/*.browser.test.tsx', 'app/web/main.tsx'],
    include: [
      'react/jsx-dev-runtime',
      'react-dom',
      'vitest-browser-react',
      'axe-core',
      // What comes by itself, when a part asks for it.
      '@base-ui/react/menu',
      '@base-ui/react/toast',
      'hanzi-writer',
      'react-hook-form',
      'ts-fsrs',
      'uqr',
    ],
  },
  test: {
    name: 'browser',
    include: ['**/*.browser.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
    setupFiles: [join(root, 'kit/web/testing/setup.ts')],
    // Each has a page of its own; one alone leaves a core idle.
    maxWorkers: 2,
    // The limits only end what hangs: a machine at its limits is several times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        actionTimeout: 20_000,
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
        contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
