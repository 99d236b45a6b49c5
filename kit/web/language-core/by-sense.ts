// Which sentences show a word in the sense in which it is taught: told by what their translation says.

type Translated = { readonly en: string; readonly pt: string };
type Language = keyof Translated;

/**
 * Those first whose translation says the first sense, then those that say another one; the others after them, each as they
 * stood. Where none says any, as with a particle that is not translated, nothing moves.
 */
export function bySense<Line extends Translated>(
  lines: readonly Line[],
  senses: readonly string[],
  language: Language,
): readonly Line[] {
  const wanted = senses.map(tellingWords).filter((words) => words.length > 0);
  const placeOf = (line: Line): number => {
    const said = wordsIn(line[language]);
    const place = wanted.findIndex((words) => words.some((word) => isSaid(word, said)));
    return place < 0 ? wanted.length : Math.min(place, 1);
  };
  const placed = lines.map((line) => ({ line, place: placeOf(line) }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ line }) => line);
}

/** They stand in many senses and say nothing of one. */
const COMMON = new Set(
  'a an the to of in on at be is are and or sb sth o os as um uma de do da dos das em e ou ser estar que se'.split(
    ' ',
  ),
);
const REMARK = /[(（][^)）]*[)）]/gu;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Of a sense that has nothing else, as “and …?”, its common words have to tell it. */
function tellingWords(sense: string): readonly string[] {
  const words = wordsIn(sense.replaceAll(REMARK, ' '));
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

/** Short words as they are, longer ones from their beginning: to study, studied. */
const STEM = 4;
const isSaid = (word: string, said: readonly string[]): boolean =>
  said.some((one) => one === word || (word.length > STEM && one.startsWith(word.slice(0, word.length - 1))));
