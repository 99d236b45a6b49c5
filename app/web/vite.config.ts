// Builds the page into dist/web: hashed chunks, a manifest, a build stamp and precompressed copies.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCALES } from '../../kit/core/locale.ts';
import { startHints } from './start-hints.ts';
import { startup } from './startup-chunk.ts';
import { buildStamp, precompressed } from './vite-plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), startHints(LOCALES), buildStamp(), precompressed()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes rarely stays cached over deploys of our own code.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // The rest of what every page starts with is one file, not a dozen that share a few lines each.
            { name: startup, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
