/** Makes one dictionary entry per simplified word from the lines of CC-CEDICT and our own tables. */

import type { Entry, Reading } from '../../shards/dictionary-source.ts';
import { normalReading, readingsOf } from '../readings/readings.ts';
import type { CedictLine } from '../sources/cedict-line.ts';
import type { HskLine } from '../sources/sources.ts';
import type { LexiconWord } from '../words/lexicon-words.ts';

/** Puts `trad|simp[pin1 yin1]` of a sense into its simplified form. */
function plainSense(sense: string): string {
  return sense.replaceAll(/[^\s,;()|[\]"“”]+\|([^\s,;()|[\]"“”]+)/g, '$1').replaceAll('u:', 'v');
}

function displayReading(pinyin: string): string {
  return pinyin.replaceAll('u:', 'v').replaceAll(/\s+/g, ' ').trim();
}

/** The readings of an entry in the order of the lexicon, so that a card begins with what the reader reads. */
function readingsFor(lines: readonly CedictLine[], order: readonly string[]): Reading[] {
  const rank = (pinyin: string) => {
    const at = order.indexOf(normalReading(pinyin));
    return at < 0 ? order.length : at;
  };
  const weight = ({ pinyin, variant }: CedictLine) =>
    rank(pinyin) * 4 + (variant ? 2 : 0) + (/^[A-Z]/.test(pinyin) ? 1 : 0);
  const sorted = lines.toSorted((a, b) => weight(a) - weight(b));
  return sorted.map(({ pinyin, traditional, senses }) => ({
    pinyin: displayReading(pinyin),
    traditional,
    senses: senses.map(plainSense),
  }));
}

/** All words of the lines, most used first. */
export function dictionaryEntries(
  groups: ReadonlyMap<string, CedictLine[]>,
  hsk: HskLine[],
  lexicon: LexiconWord[],
): Entry[] {
  const listed = new Map(hsk.map((line) => [line.word, line]));
  const known = new Map(lexicon.map((word) => [word.word, word]));
  const total = lexicon.reduce((sum, { count }) => sum + count, 0);
  return [...groups.keys()]
    .map((word) => {
      const lines = groups.get(word) ?? [];
      const own = known.get(word);
      return {
        word,
        readings: readingsFor(lines, own?.readings ?? readingsOf(word, lines, listed.get(word))),
        measures: [...new Set(lines.flatMap(({ measures }) => measures))],
        band: listed.get(word)?.band ?? 0,
        zipf: own === undefined ? 0 : Math.max(0, 9 + Math.log10(own.count / total)),
        pos: own?.pos ?? [],
      };
    })
    .toSorted((a, b) => b.zipf - a.zipf || (a.word < b.word ? -1 : 1));
}
