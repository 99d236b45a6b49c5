// The exercises of a lesson in rounds of a few minutes: some words each, and its grammar at the end.

import type { CardSkill, HeldCard, Step } from '../../study/domain/index.ts';
import { cardKey, stepsOf } from '../../study/domain/index.ts';
import { answeredKeys, itemKey, type LastAnswer, type LessonItems, progressOf } from './progress.ts';

/** `words`: asked as a review asks them; `choose`, `order`: a point of grammar. */
export type LessonStep =
  | { readonly kind: 'words'; readonly step: Step }
  | { readonly kind: 'choose' | 'order'; readonly point: string };

/** So many new words a round: what can be held in mind until they are asked. */
const WORDS = 6;

export type Round = {
  readonly steps: readonly LessonStep[];
  /** The place of the round, from 0, and how many there are. */
  readonly at: number;
  readonly of: number;
};

type RoundParams = {
  readonly lesson: LessonItems;
  /** What was right the last time; it is not asked again. */
  readonly right: ReadonlySet<string>;
  /** What was answered at all: a round of which all was is gone through, and no other waits for what was missed in it. */
  readonly answered?: ReadonlySet<string>;
  /** Words that are known or probably known, by their characters: they are asked without being shown first. */
  readonly familiar?: ReadonlySet<string>;
  /** Words that were met elsewhere and are not known yet: they are shown once more, and not as new. */
  readonly met?: ReadonlySet<string>;
  readonly hasVoice: boolean;
};

/** The first round that was not gone through; after all were, the first with something that was missed. Undefined when all is known. */
export function nextRound(params: RoundParams): Round | undefined {
  const { right, answered = right } = params;
  return firstRound(params, right.union(answered)) ?? firstRound(params, right);
}

/** Whether each round was gone through: whatever was missed comes back another day. */
export const isGoneThrough = (params: RoundParams): boolean =>
  firstRound(params, params.right.union(params.answered ?? params.right)) === undefined;

/** The first round with something that is not `behind`: it asks all of it that is not right. */
function firstRound(params: RoundParams, behind: ReadonlySet<string>): Round | undefined {
  const { lesson, right } = params;
  const groups = wordGroups(lesson.words);
  const of = groups.length + 1;
  const at = groups.findIndex((words) => words.some((word) => !behind.has(wordKey(word))));
  const words = groups[at];
  if (words) return { steps: wordSteps(words, params, behind), at, of };
  if (lesson.points.every((id) => behind.has(pointKey(id)))) return undefined;
  const open = lesson.points.filter((id) => !right.has(pointKey(id)));
  return { steps: pointSteps(lastly(open, (id) => !behind.has(pointKey(id)))), at: groups.length, of };
}

/** What was not answered comes after what was missed, so that the round is open until its last step. */
const lastly = <Item>(items: readonly Item[], isLast: (item: Item) => boolean): readonly Item[] => [
  ...items.filter((item) => !isLast(item)),
  ...items.filter(isLast),
];

/** The whole lesson once more, for who knows it already. */
export const allAgain = (params: Omit<RoundParams, 'right'>): Round | undefined =>
  nextRound({ ...params, right: new Set() });

/** The words of each round but the last, which is about grammar. */
export const wordGroups = <Word>(words: readonly Word[]): readonly (readonly Word[])[] =>
  chunks(words, WORDS);

/**
 * Of each round the share that was answered: 1 is a round that was gone through, whatever was missed in it and comes back
 * another day. A completed lesson has no other.
 */
export function roundShares(
  lesson: LessonItems,
  answers: readonly LastAnswer[],
  isCompleted = progressOf(lesson, answers).state === 'completed',
): readonly number[] {
  const answered = answeredKeys(answers);
  const words = wordGroups(lesson.words).map((group) => group.map(wordKey));
  return [...words, lesson.points.map(pointKey)].map((keys) => {
    const count = keys.filter((key) => answered.has(key)).length;
    return isCompleted || count === keys.length ? 1 : count / keys.length;
  });
}

type Word = LessonItems['words'][number];

const wordKey = ({ zh, pinyin }: Word): string => itemKey({ kind: 'word', key: zh, reading: pinyin });
const pointKey = (id: string): string => itemKey({ kind: 'grammar', key: id, reading: '' });

const isIn = (words: ReadonlySet<string> | undefined, { zh }: Word): boolean => words?.has(zh) === true;
const isRight = (word: Word, right: ReadonlySet<string>): boolean => right.has(wordKey(word));

function wordSteps(
  words: readonly Word[],
  { right, familiar, met, hasVoice }: RoundParams,
  behind: ReadonlySet<string>,
): LessonStep[] {
  const further: readonly CardSkill[] = ['use', hasVoice ? 'listening' : 'recall', 'tone'];
  const open = lastly(
    words.filter((word) => !isRight(word, right)),
    (word) => !behind.has(wordKey(word)),
  );
  const cards = [
    ...open.map((word) => ({
      ...toCard(word, 'recognise'),
      isNewWord: !isIn(familiar, word) && !isIn(met, word),
    })),
    // Each word once more in another way, so that a round is no list of meanings; of few words each would tell the other.
    ...(open.length < FEW ? [] : closingEarly(open)).map((word, index) =>
      toCard(word, further[index % further.length] ?? 'use'),
    ),
  ];
  const shownAgain = open.filter((word) => isIn(met, word)).map((word) => cardKey(toCard(word, 'recognise')));
  return closedBy(open.at(-1), stepsOf(cards, new Set(shownAgain))).map((step) => ({ kind: 'words', step }));
}

const FEW = 4;

/** The word that closes the round among the first: what it means is asked far from its other question. */
const closingEarly = (words: readonly Word[]): readonly Word[] => [
  ...words.slice(0, 1),
  ...words.slice(-1),
  ...words.slice(1, -1),
];

/**
 * The last word is recognised last of all: until then the round is open for whoever goes by what is recognised, and
 * who leaves it before its end comes back to it.
 */
function closedBy(word: Word | undefined, steps: readonly Step[]): readonly Step[] {
  const isClosing = ({ kind, cards: [card] }: Step) =>
    kind === 'ask' && card?.skill === 'recognise' && card.word === word?.zh && card.reading === word.pinyin;
  return [...steps.filter((step) => !isClosing(step)), ...steps.filter(isClosing)];
}

const toCard = ({ zh, pinyin }: Word, skill: CardSkill): HeldCard => ({
  word: zh,
  reading: pinyin,
  skill,
  isNewWord: false,
  isLeech: false,
  missesToday: 0,
});

/** Told apart first, then put together; the last is told apart last of all, since that closes the round. */
const pointSteps = (points: readonly string[]): LessonStep[] => [
  ...points.slice(0, -1).map((point): LessonStep => ({ kind: 'choose', point })),
  ...points.map((point): LessonStep => ({ kind: 'order', point })),
  ...points.slice(-1).map((point): LessonStep => ({ kind: 'choose', point })),
];

/** What is known of a point is told by telling right from wrong; some have no example to put together. */
export const saysPointKnown = (kind: string | null): boolean => kind !== 'order';

/** The steps of a round of which a word that is shown is known already: it is not asked any more. Others asked with it stay. */
export const withoutWord = (
  steps: readonly LessonStep[],
  done: number,
  { word, reading }: Pick<HeldCard, 'word' | 'reading'>,
): readonly LessonStep[] => [
  ...steps.slice(0, done + 1),
  ...steps
    .slice(done + 1)
    .filter(
      (step) =>
        step.kind !== 'words' ||
        !step.step.cards.every((card) => card.word === word && card.reading === reading),
    ),
];

/** So often a step that was missed is asked again in its round; then it waits for another day. */
const ASKED_AGAIN = 1;

/**
 * The steps of a round after one was missed: it comes once more before the step that closes the round. `waits`: it has
 * come back often enough, and nobody is held by it.
 */
export function afterMiss(
  steps: readonly LessonStep[],
  done: number,
): { readonly steps: readonly LessonStep[]; readonly waits: boolean } {
  const step = steps[done];
  // After a reload a step that comes back is another object.
  const key = JSON.stringify(step);
  const isSame = (each: LessonStep) => JSON.stringify(each) === key;
  if (!step || steps.slice(done + 1).some(isSame)) return { steps, waits: false };
  const asked = steps.slice(0, done + 1).filter(isSame).length;
  if (asked > ASKED_AGAIN) return { steps, waits: true };
  const at = Math.max(done + 1, steps.length - 1);
  return { steps: [...steps.slice(0, at), step, ...steps.slice(at)], waits: false };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
