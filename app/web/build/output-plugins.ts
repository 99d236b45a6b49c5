// Small build steps: the stamp that tells a stale page from a fresh one, and the minified and compressed files that are served.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/**
 * Writes the build's id to `build.json` (the server reads it) and into the page (`<meta name="yulu-build">`).
 * The id is a hash over the names of all files, which themselves carry hashes of their content: equal sources, equal id.
 */
export function buildStamp(): Plugin {
  let id = '';
  return {
    name: 'yulu-build-stamp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {}).toSorted();
        id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'yulu-build', content: id }, injectTo: 'head' }];
      },
    },
    writeBundle({ dir = '.' }) {
      writeFileSync(join(dir, 'build.json'), `${JSON.stringify({ id })}\n`);
    },
  };
}

/** Minifies the scripts of the public folder, which the bundler copies as they are. */
export function minifiedPublicScripts(): Plugin {
  return {
    name: 'yulu-minified-public-scripts',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      for (const name of readdirSync(dir).filter((file) => file.endsWith('.js'))) {
        const file = join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), { module: false });
        if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|bin)$/;
/** Below this a compressed copy saves less than its headers cost. */
const SMALLEST_BYTES = 512;

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the server never compresses on the way. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'yulu-precompressed',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      folder = dir;
    },
    closeBundle() {
      if (folder === '') return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (COMPRESSIBLE.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
