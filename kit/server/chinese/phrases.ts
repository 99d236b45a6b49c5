// What people say every day, in Chinese, by how it is said in English and Portuguese.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = join(import.meta.dirname, '../../../chinese/tables/phrases.tsv');

type Phrase = { readonly zh: string; readonly en: string; readonly pt: string };

let known: ReadonlyMap<string, Phrase> | undefined;

/** Undefined where nobody says just this; the order of the words does not matter, nor small words. */
export function phraseCalled(said: string): Phrase | undefined {
  known ??= phrases();
  return known.get(keyOf(said)) ?? known.get(looseKeyOf(said));
}

function phrases(): ReadonlyMap<string, Phrase> {
  const found = new Map<string, Phrase>();
  const [, ...rows] = readFileSync(TABLE, 'utf8').trim().split('\n');
  for (const row of rows) {
    const [zh = '', en = '', pt = ''] = row.split('\t');
    const [english = [], portuguese = []] = [en, pt].map((all) => all.split('; '));
    const phrase = { zh, en: english[0] ?? '', pt: portuguese[0] ?? '' };
    for (const way of [...english, ...portuguese])
      for (const key of [keyOf(way), looseKeyOf(way)]) if (!found.has(key)) found.set(key, phrase);
  }
  return found;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(i|you|it|what|there|that|we|where|who) (?:am|is|are|s|re|m)\b/g, '$1s'],
  [/\bim\b/g, 'is'],
  [/\b(do|does|did|can|is|are|has|have)(?: not| nt)\b/g, '$1nt'],
  [/\bcannot\b/g, 'cant'],
  [/\b(?:to|ta|estou)\b(?= \p{L}+$)/gu, 'estou'],
];

function keyOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]|\([^)]*\)/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SHORT.reduce((left, [long, short]) => left.replaceAll(long, short), plain);
}

const SMALL = new Set(
  'a an the so very really please just to o os as um uma por favor muito eu voce that this it me my meu minha de do da'.split(
    ' ',
  ),
);

/** Of a single word its letters say all. */
function looseKeyOf(text: string): string {
  const words = keyOf(text).split(' ');
  const telling = words.filter((word) => !SMALL.has(word)).toSorted();
  return telling.length < 2 ? words.join(' ') : `~${telling.join(' ')}`;
}
