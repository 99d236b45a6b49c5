/** The right Chinese that the grammar model learns from: all lines of the content, and the sentences of the readings. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SLOT = /\{[a-z0-9]+\}/g;
/** A name fits wherever a word may come. */
const ANY_WORD = '小明';

/** What a learner is to go on with is no sentence: the word order of its end says nothing. */
const isOpening = (text: string): boolean => text.endsWith('……');

/** All texts that stand under `zh` in a value. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'zh' && typeof inner === 'string' && !isOpening(inner))
      found.add(inner.replaceAll(SLOT, ANY_WORD));
    collect(inner, found);
  }
}

function linesOf(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll(/\{[^}]*\}/g, ''));
}

/** Our own texts, each once, in a fixed order. */
export function ownTexts(): string[] {
  const found = new Set<string>();
  const folder = join(ROOT, 'content');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.json')) collect(JSON.parse(readFileSync(join(folder, name), 'utf8')), found);
  for (const line of linesOf('chinese/build/sounds/sentences.txt')) found.add(line);
  for (const line of linesOf('chinese/build/sounds/sentences-written.txt')) found.add(line);
  return [...found];
}
