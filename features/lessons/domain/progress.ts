// How far a learner has come in a lesson, from what they answered there or have learnt elsewhere: nothing is done by having been opened.

/** The last answer to a word (recognised) or a point of grammar. */
export type LastAnswer = {
  readonly kind: 'word' | 'grammar';
  readonly key: string;
  /** Numbered pinyin; empty for grammar. */
  readonly reading: string;
  readonly isRight: boolean;
  /** Nobody answered it in the lesson: the cards of the word say that it is known. */
  readonly isByCards?: boolean | undefined;
};

/** With the words of a lesson that its learner knows by their cards: they are learnt, wherever that was. */
export function withKnownWords(
  { words }: Pick<LessonItems, 'words'>,
  answers: readonly LastAnswer[],
  known: ReadonlySet<string>,
): LastAnswer[] {
  const right = rightKeys(answers);
  const credited = words
    .filter(({ zh }) => known.has(zh))
    .map(
      ({ zh, pinyin }) =>
        ({ kind: 'word', key: zh, reading: pinyin, isRight: true, isByCards: true }) as const,
    )
    .filter((answer) => !right.has(itemKey(answer)));
  const keys = new Set(credited.map(itemKey));
  return [...answers.filter((answer) => !keys.has(itemKey(answer))), ...credited];
}

export type LessonItems = {
  readonly words: readonly { readonly zh: string; readonly pinyin: string }[];
  /** Ids of points. */
  readonly points: readonly string[];
};

export const LESSON_STATES = ['new', 'begun', 'completed'] as const;
export type LessonProgress = {
  readonly state: (typeof LESSON_STATES)[number];
  readonly wordsKnown: number;
  readonly pointsKnown: number;
};

/** Who knows so many of its words, and each of its points, can go on to what builds on it. */
const ENOUGH_WORDS = 0.8;

export const itemKey = ({ kind, key, reading }: Pick<LastAnswer, 'kind' | 'key' | 'reading'>): string =>
  `${kind} ${key} ${reading}`;

export function progressOf({ words, points }: LessonItems, answers: readonly LastAnswer[]): LessonProgress {
  const right = rightKeys(answers);
  const wordsKnown = words.filter(({ zh, pinyin }) =>
    right.has(itemKey({ kind: 'word', key: zh, reading: pinyin })),
  ).length;
  const pointsKnown = points.filter((id) =>
    right.has(itemKey({ kind: 'grammar', key: id, reading: '' })),
  ).length;
  const isCompleted = wordsKnown >= words.length * ENOUGH_WORDS && pointsKnown === points.length;
  const isBegun = answers.some(({ isByCards = false }) => !isByCards);
  const state = isCompleted ? 'completed' : isBegun ? 'begun' : 'new';
  return { state, wordsKnown, pointsKnown };
}

/** In the version that is met now, the first; who has completed another that was met before has completed the lesson. */
export function progressInVersions(
  versions: readonly LessonItems[],
  answers: readonly LastAnswer[],
): LessonProgress {
  const [now = { state: 'new', wordsKnown: 0, pointsKnown: 0 } as const, ...before] = versions.map((items) =>
    progressOf(items, answers),
  );
  const isCompleted = before.some(({ state }) => state === 'completed');
  return isCompleted ? { ...now, state: 'completed' } : now;
}

/** What was answered, with what the server has not heard of; of what is taken back, the server's word goes. */
export function answeredWith(
  answered: ReadonlySet<string>,
  unheard: readonly UnheardAnswer[],
): ReadonlySet<string> {
  const undone = new Set(unheard.map(({ undoes }) => undoes));
  const remaining = unheard.filter(({ id, undoes }) => undoes === undefined && !undone.has(id));
  return answered.union(new Set(remaining.map(itemKey)));
}

/** An answer of this device that the server has not heard of; `undoes`: it takes another one back. */
export type UnheardAnswer = Omit<LastAnswer, 'isRight'> & {
  readonly id: string;
  readonly isRight: boolean;
  readonly undoes: string | undefined;
};

/**
 * What is right with answers that the server has not heard of, the earliest first. Where one is taken back that the
 * server knows, nobody here knows what was before it: it is asked again.
 */
export function withUnheard(
  right: ReadonlySet<string>,
  unheard: readonly UnheardAnswer[],
): ReadonlySet<string> {
  const keys = new Set(right);
  const ids = new Set(unheard.map(({ id }) => id));
  const undone = new Set(unheard.map(({ undoes }) => undoes));
  for (const { id, undoes, isRight, ...item } of unheard) {
    const isNothing = undone.has(id) || (undoes !== undefined && ids.has(undoes));
    if (isNothing) continue;
    if (isRight && undoes === undefined) keys.add(itemKey(item));
    else keys.delete(itemKey(item));
  }
  return keys;
}

/** What was answered, right or wrong. */
export const answeredKeys = (answers: readonly LastAnswer[]): ReadonlySet<string> =>
  new Set(answers.map(itemKey));

/** What was right the last time it was asked. */
export const rightKeys = (answers: readonly LastAnswer[]): ReadonlySet<string> =>
  new Set(answers.filter(({ isRight }) => isRight).map(itemKey));
