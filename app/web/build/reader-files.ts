// Makes the files of the graded texts: one for the list, which counts the words of each, and one for each text.

import { levelOf } from '../../../chinese/levels/index.ts';
import { loadCore } from '../../../content/check.ts';
import { charactersOf } from '../../../content/checks/studies/texts.ts';
import type { GradedText } from '../../../content/schema/studies/text.ts';
import {
  countWords,
  type ListedText,
  TEXT_LIST_FILE,
  textFileOf,
  toTextFile,
} from '../../../features/reader/domain/index.ts';
import { currentContent } from './current-content.ts';

/** The files by their path, as JSON. */
export function readerFiles(): ReadonlyMap<string, string> {
  const { texts } = currentContent();
  const { reader, lexicon } = loadCore();
  const isListed = (word: string) => levelOf(lexicon, word)?.isListed === true;
  const toListed = (text: GradedText): ListedText => ({
    id: text.id,
    band: text.band,
    kind: text.kind,
    title: text.title,
    characters: charactersOf(text),
    // Sentence by sentence, as the page of the text cuts it: a reading can hang on what stands around.
    words: countWords(
      text.paragraphs.flat().flatMap(({ zh }) => reader.annotate(zh)),
      isListed,
    ),
  });
  return new Map([
    [TEXT_LIST_FILE, JSON.stringify(texts.map(toListed))],
    ...texts.map((text) => [textFileOf(text.id), JSON.stringify(toTextFile(text))] as const),
  ]);
}
