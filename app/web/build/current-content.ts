// The content for the page's build and development server: as its files are now, read again only when one has changed.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../../content/load.ts';
import type { Content } from '../../../content/schema/content.ts';

const FOLDER = join(import.meta.dirname, '../../../content');

let last: { readonly stamp: string; readonly content: Content } | undefined;

/** Nobody changes what is in it. Throws as loadContent does. */
export function currentContent(): Content {
  const stamp = stampOfFiles();
  if (last?.stamp !== stamp) last = { stamp, content: loadContent() };
  return last.content;
}

function stampOfFiles(): string {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const data = paths.filter((path) => path.endsWith('.json')).toSorted();
  return data
    .map((path) => {
      const { mtimeMs, size } = statSync(join(FOLDER, path));
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
