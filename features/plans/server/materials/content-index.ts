// Reads from the content what it speaks of, for the words of dreams.

import { type Lexicon, lookUp, segment } from '../../../../chinese/words/index.ts';
import type { Content } from '../../../../content/schema/content.ts';
import { dictionaryWords } from '../../../../kit/server/chinese/dictionary-words.ts';
import { learnerGlosses } from '../../../../kit/server/chinese/learner-glosses.ts';
import { type ContentIndex, type ExplainedWord, sensesOf } from '../../domain/index.ts';

export type IndexSource = Pick<Content, 'lessons' | 'scenarios' | 'roles' | 'texts' | 'words'>;

export function indexOf(content: IndexSource, lexicon: Lexicon): ContentIndex {
  const explained = explainedIn(content, lexicon);
  return {
    heard: new Map(
      piecesOf(content).map(([key, piece]) => {
        const words = linesIn(piece).flatMap(({ zh }) => segment(lexicon, zh));
        return [key, new Set(words.map(({ simplified }) => simplified))] as const;
      }),
    ),
    explained: new Map(explained.map((word) => [word.zh, word])),
    senses: sensesOf(explained),
    segment: (text) =>
      segment(lexicon, text).map(({ simplified }) => ({
        word: simplified,
        names: isNaming(lookUp(lexicon, simplified)?.pos ?? []),
      })),
  };
}

/** A day of the week or a month says when, whatever its letters in the lexicon. */
const WHEN = /^(?:十?[一二三四五六七八九十]月|星期.|礼拜.|周[一二三四五六日末])$/;
/** Nouns, places and verbs, no names of people, in the letters of the lexicon; of what it does not know nobody can say. */
const isNaming = ([most = 'n']: readonly string[]): boolean => /^(?:n(?!r)|[vslj])/.test(most);

/** Our own words first, then what is taught, then what the dictionary explains to learners. Of names those that mean nothing but themselves: a city, not a figure of a film. */
function explainedIn({ words, lessons, roles, scenarios }: IndexSource, lexicon: Lexicon): ExplainedWord[] {
  const bandOf = (zh: string) => lookUp(lexicon, zh)?.band || HARDEST;
  const own = words
    .flatMap((file) => file.words)
    .filter(({ name, en, pt }) => !name || en.split(' ').length + pt.split(' ').length <= 2);
  const taught = [
    ...lessons.flatMap((lesson) => lesson.words),
    ...roles.flatMap(({ targetWords }) => targetWords),
    ...scenarios.flatMap(({ scenes }) => scenes.flatMap(({ targetWords }) => targetWords)),
  ].map((word) => ({ ...word, band: bandOf(word.zh) }));
  const listed = [...learnerGlosses()].flatMap(([zh, readings]) =>
    readings.map(({ pinyin, english, portuguese }) => ({
      zh,
      pinyin: pinyin.toLowerCase(),
      en: english,
      pt: portuguese,
      band: bandOf(zh),
    })),
  );
  const glossed = new Set(listed.map(({ zh }) => zh));
  const others = dictionaryWords()
    .filter(({ zh }) => !glossed.has(zh))
    .map((word) => ({ ...word, pt: '', band: word.band || HARDEST }));
  return uniqueBy([...listed, ...own, ...taught, ...others], ({ zh, pinyin }) => `${zh} ${pinyin}`).map(
    ({ zh, pinyin, band, en, pt }) => ({
      zh,
      pinyin,
      band,
      en,
      pt,
      isVerb: en.startsWith('to '),
      names: !WHEN.test(zh) && isNaming(lookUp(lexicon, zh)?.pos ?? []),
      isPlace: lookUp(lexicon, zh)?.pos[0] === 'ns',
    }),
  );
}

/** Of what is on no list. */
const HARDEST = 7;

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)).size > 0);
}

/** What a learner meets of each: title and setting, what is said, the words; no patterns, no replies that may never come. */
const piecesOf = ({ lessons, scenarios, roles, texts }: IndexSource): (readonly [string, unknown])[] => [
  ...lessons.map(({ id, title, goals, words }) => [`lesson ${id}`, [title, goals, words]] as const),
  ...scenarios.flatMap((place) =>
    place.scenes.map(
      ({ id, title, intro, dialogue, targetWords }) =>
        [`scene ${place.id}/${id}`, [title, intro, dialogue, targetWords]] as const,
    ),
  ),
  ...roles.map(
    ({ id, name, situation, character, targetWords }) =>
      [`role ${id}`, [name, situation, character, targetWords]] as const,
  ),
  ...texts.map(({ id, title, paragraphs }) => [`text ${id}`, [title, paragraphs]] as const),
];

type Line = { readonly zh: string; readonly en: string; readonly pt: string };

function linesIn(value: unknown): readonly Line[] {
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return isLine(value) ? [value] : [];
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value && 'pt' in value;
