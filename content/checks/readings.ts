// Every character is read as the dictionary usually reads it in its word, or as the list of reviewed readings says.

import { entryOf, type Word } from '../../chinese/words/index.ts';
import type { Content } from '../schema/content.ts';
import { type Core, wordsOf } from './core.ts';
import { linesIn, sourcesOf } from './lines.ts';

const HANZI = /[\u3400-\u9fff]/;
const CLAUSE = /[\u3400-\u9fff]+/g;

/** Clause → offset of a character → its reviewed reading. */
export type ReviewedReadings = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Reads the list: a clause a line, `{…}` after a character whose reading is not the usual one; `#` begins a comment. */
export function readReviewed(text: string): ReviewedReadings {
  const found = new Map<string, Map<number, string>>();
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const readings = new Map<number, string>();
    let clause = '';
    for (const [, character = '', reading] of line.matchAll(/(.)(?:\{([a-z]+[1-5])\})?/gu)) {
      if (reading !== undefined) readings.set(clause.length, reading);
      clause += character;
    }
    found.set(clause, readings);
  }
  return found;
}

/** The usual reading of each character of a word: its first listed way, or that of each character alone. */
function usualReadings({ lexicon, reader }: Core, word: Word): readonly (string | undefined)[] {
  const characters = word.simplified.split('');
  const way = entryOf(lexicon, word)
    ?.readings.map((reading) => reading.split(' '))
    .find((syllables) => syllables.length === characters.length);
  return way ?? characters.map((character) => reader.readingsOfCharacter(character)[0]);
}

/** Offset in a text → the reading given, where it is not the usual one. */
function unusualReadings(core: Core, words: readonly Word[]): Map<number, { given: string; usual: string }> {
  const given = core.reader.readingsOf(words);
  const found = new Map<number, { given: string; usual: string }>();
  let at = 0;
  for (const word of words) {
    const usual = usualReadings(core, word);
    let unit = 0;
    for (const character of word.text) {
      const own = given[at++] ?? '';
      const expected = usual[unit];
      if (HANZI.test(character) && expected !== undefined && own !== expected)
        found.set(word.start + unit, { given: own, usual: expected });
      unit += character.length;
    }
  }
  return found;
}

/** What is wrong with the readings of one line; `used` collects the clauses of the list that stand in it. */
function lineProblems(core: Core, zh: string, reviewed: ReviewedReadings, used: Set<string>): string[] {
  const words = wordsOf(core, zh);
  const text = words.map((word) => word.text).join('');
  const unusual = unusualReadings(core, words);
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => {
    const listed = reviewed.get(clause);
    if (listed) used.add(clause);
    return [...clause].flatMap((character, offset) => {
      const read = unusual.get(index + offset);
      const wanted = listed?.get(offset);
      if (read?.given === wanted) return [];
      const expected = wanted ?? read?.usual ?? '';
      return `${character} is read ${read?.given ?? 'as usual'}, not ${expected}, in ${clause}`;
    });
  });
}

/** Each problem is one line that begins with its place. `list` is the path of the list, for what it has too much. */
export function readingProblems(
  core: Core,
  content: Content,
  reviewed: ReviewedReadings,
  list: string,
): string[] {
  const used = new Set<string>();
  const lines = sourcesOf(content).flatMap(({ value, place }) => linesIn(value, place));
  const wrong = lines.flatMap(({ place, line }) =>
    lineProblems(core, line.zh, reviewed, used).map((problem) => `${place}: ${problem}`),
  );
  const unused = [...reviewed.keys()].filter((clause) => !used.has(clause));
  return [...wrong, ...unused.map((clause) => `${list}: no line has ${clause}`)];
}
