/**
 * Public face of the sounds. Everything is pure; data comes in as bytes, so a page loads it when it needs it.
 *
 * Readings are numbered pinyin, one syllable a string: `zhong4`, `lv4` for lǜ, 5 = neutral, `r5` = the r of erhua.
 */

export type { Confusion } from './distance/confusions.ts';
export { type Comparison, compareReading, compareReadings, type Difference } from './distance/distance.ts';
export { explainDifference } from './distance/explain.ts';
export {
  attestedTones,
  isSyllable,
  partsOf,
  SYLLABLES,
  type SyllableParts,
  spellingOf,
  type Tone,
} from './pinyin/inventory.ts';
export { parsePinyin, type TypedReading, type TypedSyllable } from './pinyin/parse-pinyin.ts';
export { type SpelledWord, spellText } from './pinyin/spell-text.ts';
export {
  fromMarks,
  parseSyllable,
  type SpellingStyle,
  type Syllable,
  spellWord,
  toMarks,
} from './pinyin/syllable.ts';
export { withLetters } from './pinyin/with-letters.ts';
export { fromZhuyin, toZhuyin } from './pinyin/zhuyin.ts';
export { createReader, type Reader, type ReadWord } from './reader/reader.ts';
export { loadSounds, type Sounds } from './reader/sounds.ts';
export {
  applySandhi,
  type SandhiOptions,
  type SandhiRule,
  type SpokenCharacter,
  type WrittenWord,
} from './sandhi/sandhi.ts';
export { taughtPinyin, taughtReading, taughtReadings } from './sandhi/taught.ts';
