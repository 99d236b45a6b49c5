// What a worksheet is made of: for each word pinyin, meaning and strokes, and sentences that its class can read.

import { queryOptions } from '@tanstack/react-query';
import type { DictionaryEntry } from '../../../../chinese/dictionary/index.ts';
import { spellWord, taughtPinyin } from '../../../../chinese/sounds/index.ts';
import { lookUp } from '../../../../chinese/words/index.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { loadExamples } from '../../../../kit/web/language-core/example-lines.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { loadStrokes, type Strokes } from '../../../../kit/web/language-core/strokes.ts';
import { type Cloze, chooseClozes, type Sentence } from '../../domain/cloze.ts';
import type { Practice } from '../queries.ts';

type Word = Practice['words'][number];
export type DrawnCharacter = { readonly character: string; readonly strokes: Strokes['strokes'] };
export type SheetWord = {
  readonly word: string;
  readonly pinyin: string;
  readonly meaning: string;
  /** Each stands with the first word that has it; those whose strokes nobody has drawn are left out. */
  readonly characters: readonly DrawnCharacter[];
};
export type Sheet = {
  readonly words: readonly SheetWord[];
  readonly clozes: readonly Cloze[];
  /** Words without a gap, to be written by pinyin and meaning. */
  readonly left: readonly SheetWord[];
  /** Whether its readers are beginners; a list says nothing of who reads it. */
  readonly hasPinyin: boolean;
};

export const sheetQuery = (practice: Practice) =>
  queryOptions({
    queryKey: ['teaching', 'sheet', practice],
    queryFn: () => makeSheet(practice),
    staleTime: Number.POSITIVE_INFINITY,
  });

const HAN = /\p{Script=Han}/u;
/** The highest band of beginners. */
const BEGINNERS_BAND = 2;

async function makeSheet(practice: Practice): Promise<Sheet> {
  const core = await loadLanguageCore();
  const drawn = new Set<string>();
  const own = practice.words.map((word) => ({ word, characters: newCharacters(word.word, drawn) }));
  const band = practice.band ?? hardestOf(core, practice.words);
  // The shortest first: a line of a dialogue may be a whole speech.
  const lines = practice.sentences
    .map((line) => toSentence(core, line, 0))
    .toSorted((one, other) => one.zh.length - other.zh.length);
  const canRead = readerOf(core, { ...practice, band });
  const [words, asked] = await Promise.all([
    Promise.all(own.map(({ word, characters }) => sheetWord(word, characters))),
    Promise.all(
      practice.words.map(async ({ word }) => ({
        word,
        sentences: [
          ...lines,
          ...(await loadExamples(word)).map((line) => {
            const sentence = toSentence(core, line, 2);
            return canRead(sentence) ? { ...sentence, rank: 1 as const } : sentence;
          }),
        ],
      })),
    ),
  ]);
  const clozes = chooseClozes(asked, (text) => belongsTogether(core, text));
  return {
    words,
    clozes,
    left: words.filter(({ word }) => clozes.every((each) => each.word !== word)),
    hasPinyin: practice.band === null || band <= BEGINNERS_BAND,
  };
}

/** 谢谢 is drawn once, and what an earlier word has is drawn there. */
function newCharacters(word: string, drawn: Set<string>): readonly string[] {
  const found = [...new Set(word)].filter((character) => HAN.test(character) && !drawn.has(character));
  for (const character of found) drawn.add(character);
  return found;
}

/** A list is as hard as its hardest word. */
const hardestOf = ({ levelOf }: LanguageCore, words: readonly Word[]): number =>
  Math.max(1, ...words.map(({ word }) => levelOf(word)?.band ?? 1));

/** Whether all words of a sentence were met, or are of the level or below. */
function readerOf({ levelOf }: LanguageCore, { met, words, band }: Practice & { readonly band: number }) {
  const known = new Set([...met, ...words.map(({ word }) => word)]);
  const isKnown = (text: string) =>
    known.has(text) || (levelOf(text)?.band ?? Number.POSITIVE_INFINITY) <= band;
  return ({ pieces }: Sentence): boolean => pieces.every(({ text }) => !HAN.test(text) || isKnown(text));
}

type Line = Practice['sentences'][number];

const toSentence = ({ annotate }: LanguageCore, line: Line, rank: Sentence['rank']): Sentence => ({
  zh: line.zh,
  // In Chinese it would be the sentence again, with the word that is asked for.
  meaning: locale === 'zh' ? '' : line[locale],
  pieces: annotate(line.zh).map(({ text, marked }) => ({ text, syllables: marked })),
  rank,
});

async function sheetWord(
  { word, pinyin, meaning: own }: Word,
  characters: readonly string[],
): Promise<SheetWord> {
  const [entry, drawn] = await Promise.all([
    dictionary().word(word),
    Promise.all(characters.map(drawnCharacter)),
  ]);
  return {
    word,
    // A name, as the dictionary writes it, begins with a capital.
    pinyin: spellWord(taughtPinyin(word, pinyin).split(' '), { capital: isName(entry, pinyin) }),
    meaning: own ?? entry?.readings[0]?.glosses?.[locale].slice(0, 2).join('; ') ?? '',
    characters: drawn.flatMap((each) => (each ? [each] : [])),
  };
}

type Spelt = { readonly readings: readonly Pick<DictionaryEntry['readings'][number], 'pinyin'>[] };

/** 大学 is a word, and a book besides: it is no name. */
export function isName(entry: Spelt | undefined, pinyin: string): boolean {
  const spelt = entry?.readings.filter((reading) => reading.pinyin.toLowerCase() === pinyin.toLowerCase());
  return spelt !== undefined && spelt.length > 0 && spelt.every((reading) => /^[A-Z]/.test(reading.pinyin));
}

/** A word of the dictionary, or a quality that is asked about: in 你好吗, 好 belongs to 吗 and not to 你. */
function belongsTogether({ lexicon }: LanguageCore, text: string): boolean {
  if (lookUp(lexicon, text) !== undefined) return true;
  const [quality = '', particle, ...more] = Array.from(text);
  return particle === '吗' && more.length === 0 && lookUp(lexicon, quality)?.pos[0] === 'a';
}

async function drawnCharacter(character: string): Promise<DrawnCharacter | undefined> {
  const found = await loadStrokes(character);
  return found && { character, strokes: found.strokes };
}
