// Builds the page into dist/web: hashed chunks, a manifest, a build stamp and precompressed copies.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCALES } from '../../kit/core/locale.ts';
import { FIRST_PAGES, FIRST_WORDS } from './first-pages.ts';
import { startHints } from './start-hints.ts';
import { chunkGroups } from './vite-chunks.ts';
import { firstWords } from './vite-first-words.ts';
import { languageData } from './vite-language-data.ts';
import { buildStamp, precompressed } from './vite-plugins.ts';
import { teachingData } from './vite-teaching.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    startHints(FIRST_PAGES, LOCALES),
    firstWords(FIRST_WORDS, LOCALES),
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
        // Our modules do nothing by being imported but where they are used, so what a page does not use stays out of it.
        // Else each page had all that the public faces of the features it uses name.
        moduleSideEffects: (id) =>
          !/\/(domain|kit\/core|kit\/web|chinese|tutor-engine|features\/[^/]+\/web)\/.*\.tsx?$/.test(id),
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
