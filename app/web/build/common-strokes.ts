// Collects how the characters of the first bands are written, by how many strokes they have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strokeModel } from '../../../chinese/node/stroke-models.ts';
import { listedWords, loadLexicon } from '../../../chinese/words/index.ts';
import { type CommonStrokesRow, commonStrokesFileOf } from '../../../kit/web/language-core/common-strokes.ts';

const LEXICON = join(import.meta.dirname, '../../../chinese/data/lexicon.bin');
/** What learners write instead of another they have mostly learnt before. */
const BANDS_UP_TO = 3;

/** The files by their path, as JSON. Equal lexicon and stroke data give equal files. */
export function commonStrokesFiles(): ReadonlyMap<string, string> {
  const lexicon = loadLexicon(new Uint8Array(readFileSync(LEXICON)));
  const words = Array.from(listedWords(lexicon, Number.POSITIVE_INFINITY)).filter(
    ({ band = 0 }) => band > 0 && band <= BANDS_UP_TO,
  );
  const characters = [...new Set(words.flatMap(({ text }) => Array.from(text)))].toSorted();
  const models = characters.flatMap((character) => strokeModel(character) ?? []);
  const byCount = Map.groupBy(models, ({ medians }) => medians.length);
  return new Map(
    Array.from(byCount, ([count, alike]) => [
      commonStrokesFileOf(count),
      JSON.stringify(alike.map(({ character, medians }): CommonStrokesRow => [character, medians])),
    ]),
  );
}
