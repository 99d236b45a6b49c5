/** Public face of the levels. */

export { type Band, type Cefr, cefrOf, toBand } from './bands.ts';
export { beyond, type LevelledWord, levelOfText, type TextLevel } from './text-level.ts';
export { levelOf, levelOfEntry, levelOfWord, type WordLevel } from './word-level.ts';
