// The public face of the rules about kept words.

export {
  CHANGED_MAX,
  CONTEXT_MAX,
  checkWord,
  LABEL_KINDS,
  LABEL_MAX,
  LIST_MAX,
  MEANING_MAX,
  SEARCH_MAX,
  UNLABELLED,
  WORD_MAX,
  type WordLabels,
  type WordReading,
} from './kept-word.ts';
export { withoutNames } from './without-names.ts';
export { WORD_MEDIA, type WordMedia, wordPictureKind, wordSoundKind } from './word-media.ts';
