// The lists of words that come with the product: those of the HSK exam, scenes, roles, lessons, packs.

import { examWords } from '../../../../chinese/node/exam-words.ts';
import { type Lexicon, listedWords, lookUp } from '../../../../chinese/words/index.ts';
import type { Content } from '../../../../content/schema/content.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { Vocabulary } from '../../../../content/schema/word.ts';
import { madeOnce } from '../../../../kit/core/caching/made-once.ts';
import type { LIST_SOURCES } from '../../domain/bounds.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { TOPICS } from './topics.ts';

type Kind = 'hsk' | (typeof LIST_SOURCES)[number];
export type StudyList = {
  readonly id: string;
  readonly kind: Kind;
  /** Empty where the page names it itself. */
  readonly title: Pick<Line, 'zh' | 'en' | 'pt'>;
  /** The most useful first. */
  readonly words: readonly CardWord[];
};
export type StudyLists = () => ReadonlyMap<string, StudyList>;

const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
/** By the first letter of the part of speech. */
const FORM = new Set(['u', 'y', 'k', 'c', 'p', 'd', 'r']);
const PEOPLE = new Set(['我', '你', '您', '他', '她', '我们', '你们', '他们', '她们']);
const UNTITLED = { zh: '', en: '', pt: '' };

/** Reads the lexicon when it is first asked, and the content again when it has changed. */
export function createLists(content: () => Content, lexicon: () => Lexicon): StudyLists {
  return madeOnce(
    content,
    (now) =>
      new Map(
        [...examLists(lexicon(), now), ...topicLists(lexicon()), ...contentLists(now)].map((list) => [
          list.id,
          list,
        ]),
      ),
  );
}

/** HSK 1 to 6 as the exam has them; the last is what the standard of 2021 lists beside, which stands for 7 to 9. */
function examLists(lexicon: Lexicon, content: Taught): StudyList[] {
  const inOrder = orderOf(lexicon, content);
  const asked = examWords();
  const below = new Set(asked.flat());
  const beyond = Array.from(listedWords(lexicon, Number.POSITIVE_INFINITY))
    .filter(({ band, text }) => (band ?? 0) > 0 && !below.has(text))
    .map(({ text }) => text);
  return [...asked, beyond].map((words, at) => ({
    id: `hsk-${at + 1}`,
    kind: 'hsk',
    title: UNTITLED,
    words: inOrder(words),
  }));
}

export type BandWords = () => ReadonlyMap<number, readonly CardWord[]>;

/** The words of each band of the standard of 2021, by which content and placements go; 7 stands for 7 to 9. */
export const createBandWords = (content: () => Taught, lexicon: () => Lexicon): BandWords =>
  madeOnce(content, (now) => bandWords(lexicon(), now));

function bandWords(lexicon: Lexicon, content: Taught): ReturnType<BandWords> {
  const inOrder = orderOf(lexicon, content);
  const listed = Array.from(listedWords(lexicon, Number.POSITIVE_INFINITY));
  const byBand = Map.groupBy(listed, ({ band }) => band ?? 0);
  return new Map(BANDS.map((band) => [band, inOrder((byBand.get(band) ?? []).map(({ text }) => text))]));
}

type Taught = Pick<Content, 'lessons'>;

/**
 * Puts words in the order in which the course teaches them; of each lesson first what means something by itself, 老师
 * before 吗. Then what it does not teach, the most frequent first.
 */
function orderOf(lexicon: Lexicon, { lessons }: Taught): (words: readonly string[]) => CardWord[] {
  const taught = new Map(
    lessons
      .flatMap(({ words }) => words.map(({ zh }) => zh).toSorted((a, b) => formOf(a) - formOf(b)))
      .map((zh, place) => [zh, place] as const)
      .toReversed(),
  );
  /** 1 for what only says something beside other words: particles, prepositions, 什么. */
  function formOf(word: string): 0 | 1 {
    const [kind = ''] = lookUp(lexicon, word)?.pos ?? [];
    return FORM.has(kind.charAt(0)) && !PEOPLE.has(word) ? 1 : 0;
  }
  const placeOf = ({ word }: Entry) => taught.get(word) ?? Number.MAX_SAFE_INTEGER;
  return (words) =>
    words
      .flatMap((word) => lookUp(lexicon, word) ?? [])
      .toSorted((a, b) => placeOf(a) - placeOf(b) || b.zipf - a.zipf)
      .map(({ word, readings }) => ({ word, reading: readings[0] ?? '' }));
}

type Entry = NonNullable<ReturnType<typeof lookUp>>;

const topicLists = (lexicon: Lexicon): StudyList[] =>
  TOPICS.map(({ id, title, words }) => ({
    id: `topic:${id}`,
    kind: 'topic',
    title,
    words: words
      .split(' ')
      .map((word) => ({ word, reading: lookUp(lexicon, word)?.readings[0] ?? '' }))
      .filter(({ reading }) => reading !== ''),
  }));

function contentLists({ scenarios, roles, lessons, packs }: Content): StudyList[] {
  return [
    ...lessons.map(({ id, title, words }) => listOf('lesson', id, title, words)),
    ...scenarios.flatMap((place) =>
      place.scenes.map(({ id, title, targetWords }) =>
        listOf('scene', `${place.id}/${id}`, title, targetWords),
      ),
    ),
    ...roles.map(({ id, name, targetWords }) => listOf('role', id, name, targetWords)),
    ...packs.map(({ id, title, vocabulary }) => listOf('pack', id.replaceAll('_', '-'), title, vocabulary)),
  ];
}

const listOf = (kind: Kind, id: string, { zh, en, pt }: Line, words: readonly Vocabulary[]): StudyList => ({
  id: `${kind}:${id}`,
  kind,
  title: { zh, en, pt },
  words: words.map(({ zh: word, pinyin }) => ({ word, reading: pinyin })),
});
