/** Reads the product's own sentences as examples: each polyphone as the dictionary reads it, or as the list of reviewed readings says. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, type Lexicon, lookUp, segment } from '../../words/index.ts';
import { type Placed, place, readOwn } from './examples.ts';

const SLOT = /\{[a-z0-9]+\}/g;
const CLAUSE = /[\u4e00-\u9fff]+/g;
/** So many clauses of one reading of one character say all; more would drown the rest. */
const MOST = 60;

function* chineseIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'zh' && typeof part === 'string') yield part;
    else yield* chineseIn(part);
  }
}

function clausesOf(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const texts = names
    .toSorted()
    .flatMap((name) => [...chineseIn(JSON.parse(readFileSync(join(folder, name), 'utf8')))]);
  return new Set(texts.flatMap((text) => text.replaceAll(SLOT, '，').match(CLAUSE) ?? []));
}

/** The places of a clause with more than one reading, each with its usual or its reviewed one. */
function placesIn(lexicon: Lexicon, clause: string, reviewed: ReadonlyMap<string, string>): Placed[] {
  const words = segment(lexicon, clause);
  return words.flatMap((word) => {
    const ways = (entryOf(lexicon, word)?.readings ?? []).map((way) => way.split(' '));
    if (word.kind !== 'word' || (word.simplified.length > 1 && ways.length < 2)) return [];
    return [...word.simplified].flatMap((character, offset) => {
      if ((lookUp(lexicon, character)?.readings.length ?? 0) < 2) return [];
      const at = word.start + offset;
      const label = reviewed.get(`${clause}${at}`) ?? ways[0]?.[offset];
      if (label === undefined) return [];
      return place(lexicon, { text: clause, at, label, fold: -1, weight: 1 }, words);
    });
  });
}

/** Examples from all clauses of a folder of content. `list` is the file of reviewed readings. */
export function contentExamples(
  lexicon: Lexicon,
  folder: string,
  list: string,
  characters: ReadonlySet<string>,
  weight: number,
): Placed[] {
  const reviewed = new Map(readOwn(list, 1).map(({ text, at, label }) => [`${text}${at}`, label]));
  const counts = new Map<string, number>();
  return [...clausesOf(folder)]
    .flatMap((clause) => placesIn(lexicon, clause, reviewed))
    .filter(({ character, label }) => {
      const key = character + label;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return characters.has(character) && (counts.get(key) ?? 0) <= MOST;
    })
    .map((example) => ({ ...example, weight }));
}
