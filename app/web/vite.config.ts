// Builds the page into dist/web: hashed chunks, a manifest, a build stamp and precompressed copies.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCALES } from '../../kit/core/locale.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { filmData } from './build/film-data.ts';
import { FIRST_PAGES, FIRST_WORDS } from './build/first-pages.ts';
import { firstWords } from './build/first-words.ts';
import { languageData } from './build/language-data.ts';
import { buildStamp, minifiedPublicScripts, precompressed } from './build/output-plugins.ts';
import { startHints } from './build/start-hints.ts';
import { teachingData } from './build/teaching-data.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    startHints(FIRST_PAGES, LOCALES),
    firstWords(FIRST_WORDS, LOCALES),
    buildStamp(),
    minifiedPublicScripts(),
    precompressed(),
    languageData(),
    teachingData(),
    filmData(),
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
