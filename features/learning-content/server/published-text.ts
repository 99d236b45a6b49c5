// A text as the page fetches it where it is not one of the build: with its words counted, which the list of texts shows.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelOf } from '../../../chinese/levels/index.ts';
import { createReader, loadSounds, type Reader } from '../../../chinese/sounds/index.ts';
import { charactersOf } from '../../../content/checks/studies/texts.ts';
import type { GradedText } from '../../../content/schema/studies/text.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { countWords, toTextFile } from '../../reader/domain/index.ts';

const SOUNDS = join(import.meta.dirname, '../../../chinese/data/polyphones.bin');
let reader: Reader | undefined;

/** What the page knows as `ListedText` and as `TextFile`, in one. */
export function toPublishedText(text: GradedText) {
  const lexicon = openLexicon();
  const opened = (reader ??= createReader(lexicon, loadSounds(readFileSync(SOUNDS))));
  const words = text.paragraphs.flat().flatMap(({ zh }) => opened.annotate(zh));
  return {
    ...toTextFile(text),
    characters: charactersOf(text),
    words: countWords(words, (word) => levelOf(lexicon, word)?.isListed === true),
  };
}
