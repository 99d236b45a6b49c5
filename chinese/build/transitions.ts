/**
 * Counts which word follows which in our own sentences, for the input method.
 * `node chinese/build/transitions.ts content` writes `data/transitions.json`; the folder is one of JSON files in which
 * Chinese stands under `zh`. Equal inputs give equal bytes.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TransitionData } from '../input-method/index.ts';
import { type Lexicon, loadLexicon, segment } from '../words/index.ts';

const DATA = join(import.meta.dirname, '../data');
/** Between two of them stands what is typed in one go. */
const BREAKS = /\{[a-z0-9]+\}|[^\p{Script=Han}]+/gu;
/** Lists of words are no sentences. */
const IS_WORD_LIST = /(^|\/)words(\/|\.json$)/;

/** The stretches of characters in a value, each once. */
export function stretchesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'zh' && typeof inner === 'string')
      for (const stretch of inner.split(BREAKS)) if (stretch.length > 1) found.add(stretch);
    stretchesIn(inner, found);
  }
  return found;
}

export function countTransitions(lexicon: Lexicon, stretches: Iterable<string>): TransitionData {
  const counts = new Map<string, Map<string, number>>();
  for (const stretch of stretches) {
    const words = ['^', ...segment(lexicon, stretch).map(({ text }) => text), '$'];
    for (const [at, word] of words.slice(0, -1).entries()) {
      const after = counts.get(word) ?? new Map<string, number>();
      counts.set(word, after);
      const next = words[at + 1] ?? '$';
      after.set(next, (after.get(next) ?? 0) + 1);
    }
  }
  return Object.fromEntries(
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, after]) => [
        word,
        Object.fromEntries([...after].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ]),
  );
}

function build(folder: string): void {
  const lexicon = loadLexicon(readFileSync(join(DATA, 'lexicon.bin')));
  const stretches = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.json') && !IS_WORD_LIST.test(name))
      stretchesIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), stretches);
  writeFileSync(join(DATA, 'transitions.json'), `${JSON.stringify(countTransitions(lexicon, stretches))}\n`);
}

if (import.meta.main) build(process.argv[2] ?? 'content');
