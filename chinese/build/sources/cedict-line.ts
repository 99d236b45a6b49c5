// One line of CC-CEDICT.

/** One line of CC-CEDICT: a traditional and simplified form with one reading and its senses. */
export type CedictLine = {
  traditional: string;
  simplified: string;
  /** Numbered pinyin as CC-CEDICT writes it, with capitals in proper names and `u:` for ü. */
  pinyin: string;
  senses: string[];
  /** Measure words that CC-CEDICT names for this word, simplified. */
  measures: string[];
  /** True where the line only says "variant of" another. */
  variant: boolean;
};
