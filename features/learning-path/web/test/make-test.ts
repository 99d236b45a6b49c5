// Puts a test together: words of a lesson or a band that can be asked fairly, and the points of a lesson.

import {
  COMMON_BANDS,
  type CommonWord,
  loadCommonWords,
} from '../../../../kit/web/language-core/common-words.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { itemOf, type LearningFact, wordItem } from '../../../learning-events/domain/index.ts';
import { chooseRight, type LessonFile } from '../../../lessons/domain/index.ts';
import { loadLesson, type ShownChoice, shownChoice } from '../../../lessons/web/api.ts';
import { createRandom, type Exercise, type Random, shuffled } from '../../../study/domain/index.ts';
import { type Card, plainCard, prepareExercise } from '../../../study/web/api.ts';
import { wordsInTest } from '../../domain/index.ts';
import type { PathNode } from '../queries.ts';

export type TestItem = { readonly item: LearningFact['item'] } & (
  | { readonly kind: 'word'; readonly exercise: Exercise; readonly card: Card }
  | { readonly kind: 'point'; readonly exercise: ShownChoice }
);

type TestWord = { readonly word: string; readonly reading: string; readonly en: string; readonly pt: string };

/** `sitting`: another one asks other words. Rejects when what is needed cannot be had. */
export async function makeTest(node: PathNode, sitting: string): Promise<TestItem[]> {
  const random = createRandom(sitting);
  const lesson = node.kind === 'lesson' ? await loadLesson(node.subject) : null;
  const words = lesson ? wordsOfLesson(lesson) : await wordsOfBand(node);
  const count = wordsInTest({ kind: node.kind, words: words.map(({ word }) => word) });
  const items = await wordItems(shuffled(words, random), { count, sitting, known: node.band });
  return shuffled([...items, ...(await pointItems(lesson, random))], random);
}

const wordsOfLesson = ({ words }: LessonFile): TestWord[] =>
  words.map(({ zh, pinyin, en, pt }) => ({ word: zh, reading: pinyin, en, pt }));

async function wordsOfBand(node: PathNode): Promise<TestWord[]> {
  const band = COMMON_BANDS.find((each) => each === node.band);
  if (node.kind !== 'band' || band === undefined) return [];
  const words = await loadCommonWords(band);
  return words.filter(({ isReadOtherwise, isListed }) => isListed && !isReadOtherwise).map(toTestWord);
}

const toTestWord = ({ word, reading, en, pt }: CommonWord): TestWord => ({
  word,
  reading,
  en: en.join('; '),
  pt: pt.join('; '),
});

type WordParams = { readonly count: number; readonly sitting: string; readonly known: PathNode['band'] };

/** What cannot be asked fairly makes room for the next. */
async function wordItems(
  words: readonly TestWord[],
  { count, sitting, known }: WordParams,
): Promise<TestItem[]> {
  const items: TestItem[] = [];
  for (const word of words) {
    if (items.length === count) break;
    const card = toCard(word);
    const context = { sessionId: sitting, known: known ?? undefined, hasVoice: false, recent: [] };
    const exercise = await prepareExercise({ kind: 'ask', cards: [card] }, context);
    const item = wordItem(word.word, word.reading);
    if (exercise) items.push({ kind: 'word', item, exercise, card });
  }
  return items;
}

async function pointItems(lesson: LessonFile | null, random: Random): Promise<TestItem[]> {
  if (!lesson) return [];
  const core = await loadLanguageCore();
  return lesson.grammar.flatMap((point): TestItem[] => {
    const made = chooseRight(point, random);
    if (!made) return [];
    return [{ kind: 'point', item: itemOf('grammar', point.id), exercise: shownChoice(made, core) }];
  });
}

const toCard = ({ word, reading, en, pt }: TestWord): Card => plainCard({ word, reading, gloss: { en, pt } });
