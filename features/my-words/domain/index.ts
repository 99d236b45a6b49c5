// The public face of the rules about kept words.

export { CONTEXT_MAX, checkWord, LIST_MAX, MEANING_MAX, WORD_MAX, type WordReading } from './kept-word.ts';
export { wordSoundKind } from './word-sound.ts';
