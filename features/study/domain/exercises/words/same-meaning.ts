// Whether two words could both answer a question about the meaning of one: such a pair never stands in one exercise.

import type { GlossLanguage, StudyWord } from './study-word.ts';

const LANGUAGES = ['en', 'pt'] as const;
/** Words that carry no meaning of their own in a sense. */
const EMPTY = new Set(
  'to the a an of be is in on at for with by from or and very some it its used o os as um uma de do da dos das em no na por para com ser estar e ou se muito'.split(
    ' ',
  ),
);

/**
 * True when one of the senses says what a sense of the other says, alone (`happy`), as a part (`very happy`) or in another
 * form (`fine arts` and `art`), or the dictionary counts them as synonyms, or they are the same characters.
 */
export function couldMeanTheSame(a: StudyWord, b: StudyWord): boolean {
  if (a.word === b.word || a.synonyms.includes(b.word) || b.synonyms.includes(a.word)) return true;
  return LANGUAGES.some((language) => {
    const others = sensesOf(b, language).stems;
    return sensesOf(a, language).stems.some((own) => others.some((other) => isPart(own, other)));
  });
}

/** Whether somebody who is asked for a word by its meaning could mean this one: 如何 says `how` as 怎么 does. */
export function couldBeMeant(word: StudyWord, question: string, language: GlossLanguage): boolean {
  const asked = plainSenses([question]);
  const own = plainSenses([...word.senses[language], ...(word.further?.[language] ?? [])]);
  return own.some((sense) => asked.includes(sense));
}

/** Each alternative by itself, with its remark, and without what begins most of them: `ir de (transporte)` is not `ir`. */
const plainSenses = (senses: readonly string[]): readonly string[] =>
  senses
    .flatMap((sense) => sense.toLowerCase().split(/[;,/](?![^()]*\))/))
    .map((sense) => sense.trim().replace(/^(?:to|an?|the|uma?|os?|as?) /, ''))
    .filter((sense) => sense !== '');

/** Whether a sentence says one of the senses that are shown: `comprei` for `comprar`, `studying` for `to study`. */
export function isSaidIn(text: string, word: StudyWord, language: GlossLanguage): boolean {
  const said = wordsOf(text);
  return sensesOf(word, language).shown.some((sense) =>
    Array.from(sense).every((telling) => said.some((each) => isFormOf(each, telling))),
  );
}

/** Whether it does so at least with one word that is not too short to tell: `phone` for `mobile phone`. */
export function isHintedIn(text: string, word: StudyWord, language: GlossLanguage): boolean {
  if (isSaidIn(text, word, language)) return true;
  const said = wordsOf(text);
  return sensesOf(word, language).shown.some((sense) =>
    Array.from(sense).some(
      (telling) => telling.length >= STEM && said.some((each) => isFormOf(each, telling)),
    ),
  );
}

/** What a form may differ in from the word as glossed: its last letters. */
const ENDING = 2;
const STEM = 4;

function isFormOf(form: string, word: string): boolean {
  if (form === word) return true;
  if (word.length < STEM)
    return word.length === STEM - 1 && form.startsWith(word) && form.length <= word.length + ENDING;
  const stem = Math.max(STEM, Math.min(form.length, word.length) - ENDING);
  return form.slice(0, stem) === word.slice(0, stem);
}

type Sense = ReadonlySet<string>;
/** `stems`: of all senses, each word without its ending, so that forms of one word are one. */
type Senses = { readonly shown: readonly Sense[]; readonly stems: readonly Sense[] };

const known = new WeakMap<StudyWord, Map<string, Senses>>();

/** The telling words of each sense, each alternative by itself. Words are compared with hundreds of others, so it is kept. */
function sensesOf(word: StudyWord, language: GlossLanguage): Senses {
  const own = known.get(word) ?? new Map<string, Senses>();
  known.set(word, own);
  const shown = own.get(language)?.shown ?? readSenses(word.senses[language]);
  const found = own.get(language) ?? {
    shown,
    stems: [...shown, ...readSenses(word.further?.[language] ?? [])].map(stemsOf),
  };
  own.set(language, found);
  return found;
}

function readSenses(senses: readonly string[]): readonly Sense[] {
  return senses
    .flatMap((sense) => sense.replaceAll(/\([^()]*\)/g, ' ').split(/[;,/]/))
    .map((sense) => {
      const words = wordsOf(sense);
      const telling = words.filter((each) => !EMPTY.has(each));
      return new Set(telling.length > 0 ? telling : words);
    })
    .filter((sense) => sense.size > 0);
}

const stemsOf = (sense: Sense): Sense =>
  new Set(Array.from(sense).flatMap((word) => word.split('-').filter(Boolean).map(stemOf)));

/** Short words have few endings, and much to lose by one. */
const SHORT = 3;

/** Without what number, time and gender add: `arts`, `artes`, `painted`, `feliz` and `felizes`. No true root, but one for all forms. */
function stemOf(word: string): string {
  const plural =
    word.length > SHORT && !/(?:ss|us|is)$/.test(word) ? word.replace(/(?<=[sxzhr])es$|s$/, '') : word;
  const root = plural.length > SHORT + 2 ? plural.replace(/(?:ing|ed)$/, '') : plural;
  const single = root === plural ? root : root.replace(/([^aeiouls])\1$/, '$1');
  return single.length > SHORT ? single.replace(/[aeo]$/, '').replace(/y$/, 'i') : single;
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];

const isPart = (a: Sense, b: Sense): boolean => isWithin(a, b) || isWithin(b, a);
const isWithin = (part: Sense, whole: Sense): boolean => Array.from(part).every((word) => whole.has(word));
