// Whether two words could both answer a question about the meaning of one: such a pair never stands in one exercise.

import type { StudyWord } from './study-word.ts';

const LANGUAGES = ['en', 'pt'] as const;
/** Words that carry no meaning of their own in a sense. */
const EMPTY = new Set(
  'to the a an of be is in on at for with by from or and very some it its used o os as um uma de do da dos das em no na por para com ser estar e ou se muito'.split(
    ' ',
  ),
);

/**
 * True when one of the senses says what a sense of the other says, alone (`happy`) or as a part (`very happy`), or the
 * dictionary counts them as synonyms, or they are the same characters.
 */
export function couldMeanTheSame(a: StudyWord, b: StudyWord): boolean {
  if (a.word === b.word || a.synonyms.includes(b.word) || b.synonyms.includes(a.word)) return true;
  return LANGUAGES.some((language) => {
    const others = sensesOf(b, language);
    return sensesOf(a, language).some((own) => others.some((other) => isPart(own, other)));
  });
}

/** True when one of the senses of both is the same in every language: 怎么 and 如何 are both `how`. */
export function couldReplace(a: StudyWord, b: StudyWord): boolean {
  return LANGUAGES.every((language) => {
    const others = sensesOf(b, language);
    return sensesOf(a, language).some((own) =>
      others.some((other) => own.size === other.size && isWithin(own, other)),
    );
  });
}

type Sense = ReadonlySet<string>;

const known = new WeakMap<StudyWord, Map<string, readonly Sense[]>>();

/** The telling words of each sense, each alternative by itself. Words are compared with hundreds of others, so it is kept. */
function sensesOf(word: StudyWord, language: (typeof LANGUAGES)[number]): readonly Sense[] {
  const own = known.get(word) ?? new Map<string, readonly Sense[]>();
  known.set(word, own);
  const found = own.get(language) ?? readSenses(word.senses[language]);
  own.set(language, found);
  return found;
}

function readSenses(senses: readonly string[]): readonly Sense[] {
  return senses
    .flatMap((sense) => sense.replaceAll(/\([^()]*\)/g, ' ').split(/[;,/]/))
    .map((sense) => {
      const words = sense.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
      const telling = words.filter((each) => !EMPTY.has(each));
      return new Set(telling.length > 0 ? telling : words);
    })
    .filter((sense) => sense.size > 0);
}

const isPart = (a: Sense, b: Sense): boolean => isWithin(a, b) || isWithin(b, a);
const isWithin = (part: Sense, whole: Sense): boolean => Array.from(part).every((word) => whole.has(word));
