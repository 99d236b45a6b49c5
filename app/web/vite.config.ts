// Builds the page into dist/web: hashed chunks, a manifest, a build stamp and precompressed copies.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCALES } from '../../kit/core/locale.ts';
import { type FirstPage, startHints } from './start-hints.ts';
import { languageData } from './vite-language-data.ts';
import { buildStamp, precompressed } from './vite-plugins.ts';
import { teachingData } from './vite-teaching.ts';

const CONNECTION = 'app/web/connection.tsx';
const FIRST_PAGES: readonly FirstPage[] = [
  { path: '/', modules: ['home/web/pages/home-page.tsx'], texts: 'home' },
  { path: '/auth/login', modules: [CONNECTION, 'account/web/pages/login-page.tsx'], texts: 'account' },
  { path: '/auth/register', modules: [CONNECTION, 'account/web/pages/register-page.tsx'], texts: 'account' },
  { path: '/study', modules: [CONNECTION, 'tutor-chat/web/pages/study-page.tsx'], texts: 'tutor-chat' },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    startHints(FIRST_PAGES, LOCALES),
    buildStamp(),
    precompressed(),
    languageData(),
    teachingData(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // The pure parts do nothing by being imported, so what a page does not use of them stays out of it.
        moduleSideEffects: (id) => !/\/(domain|kit\/core|chinese|tutor-engine)\//.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            // What changes rarely stays cached over deploys of our own code.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // The rest of what every page starts with is one file, not a dozen that share a few lines each.
            { name: 'startup', tags: ['$initial'] },
            // And so with what nearly every page behind the guard needs, and with the smallest of the components.
            { name: 'data', test: /node_modules\/(@orpc|@tanstack)\/|kit\/web\/(api|query-client)\.ts/ },
            { name: 'small', test: /kit\/web\/ui\/(chinese|mixed-text|skeleton|switch|tone)\./ },
            { name: 'fields', test: /kit\/web\/ui\/(field|select|segmented-control|text-field)\./ },
          ],
        },
      },
    },
  },
});
