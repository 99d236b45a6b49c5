// A text as the page fetches it where it is not one of the build: with its words counted, which the list of texts shows.

import { levelOf } from '../../../chinese/levels/index.ts';
import { charactersOf } from '../../../content/checks/studies/texts.ts';
import type { GradedText } from '../../../content/schema/studies/text.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { openReader } from '../../../kit/server/chinese/reader.ts';
import { countWords, toTextFile } from '../../reader/domain/index.ts';

/** What the page knows as `ListedText` and as `TextFile`, in one. */
export function toPublishedText(text: GradedText) {
  const lexicon = openLexicon();
  const reader = openReader();
  const words = text.paragraphs.flat().flatMap(({ zh }) => reader.annotate(zh));
  return {
    ...toTextFile(text),
    characters: charactersOf(text),
    words: countWords(words, (word) => levelOf(lexicon, word)?.isListed === true),
  };
}
