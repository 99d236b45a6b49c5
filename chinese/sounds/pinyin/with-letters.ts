// Latin letters inside a Chinese word, which a reading names one by one.

/** Letters without a tone, each by itself. */
const LETTERS = /(?<=^| )[a-z](?: [a-z])*(?= |$)/g;

/** Numbered pinyin with letters written as in the word: `ka3 la1 o k` → `ka3 la1 OK`. */
export const withLetters = (reading: string): string =>
  reading.replaceAll(LETTERS, (letters) => letters.replaceAll(' ', '').toUpperCase());
