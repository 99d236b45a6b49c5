/**
 * Public face of the sounds. Everything is pure; data comes in as bytes, so a page loads it when it needs it.
 *
 * Readings are numbered pinyin, one syllable a string: `zhong4`, `lv4` for lǜ, 5 = neutral, `r5` = the r of erhua.
 */

export type { Confusion } from './confusions.ts';
export { type Comparison, compareReading, compareReadings, type Difference } from './distance.ts';
export { explainDifference } from './explain.ts';
export {
  attestedTones,
  isSyllable,
  partsOf,
  SYLLABLES,
  type SyllableParts,
  spellingOf,
  type Tone,
} from './inventory.ts';
export { parsePinyin, type TypedReading, type TypedSyllable } from './parse-pinyin.ts';
export { createReader, type Reader, type ReadWord } from './reader.ts';
export {
  applySandhi,
  type SandhiOptions,
  type SandhiRule,
  type SpokenCharacter,
  type WrittenWord,
} from './sandhi.ts';
export { loadSounds, type Sounds } from './sounds.ts';
export { type SpelledWord, spellText } from './spell-text.ts';
export {
  fromMarks,
  parseSyllable,
  type SpellingStyle,
  type Syllable,
  spellWord,
  toMarks,
} from './syllable.ts';
export { taughtPinyin, taughtReading, taughtReadings } from './taught.ts';
export { fromZhuyin, toZhuyin } from './zhuyin.ts';
