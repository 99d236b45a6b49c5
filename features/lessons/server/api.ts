// The public face of the lessons' server side: the course, and how far a learner has come in it.

import { implement, ORPCError } from '@orpc/server';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { findLessons } from '../../learning-content/server/api.ts';
import { lastLessonAnswers } from '../../learning-events/server/api.ts';
import { lessonsContract } from '../contract.ts';
import {
  type LastAnswer,
  type LessonItems,
  type LessonProgress,
  progressInVersions,
  roundShares,
  withKnownWords,
} from '../domain/index.ts';

type LessonsDeps = {
  readonly db: Database;
  /** In the order of the course, as it is now. */
  readonly lessons: () => readonly Lesson[];
  /** Other versions of a lesson that learners have met: who completed one has completed the lesson. */
  readonly metLessons: (id: string) => readonly Lesson[];
  /** Lessons that a placement puts behind a person. */
  readonly placedLessons: (userId: UserId) => Promise<ReadonlySet<string>>;
  /** Lessons of which a person has passed the test: they are completed by answers of their own. */
  readonly testedLessons: (userId: UserId) => Promise<ReadonlySet<string>>;
  /** Of these words those that the person knows, by the one rule of all numbers of known words. */
  readonly knownOf: (userId: UserId, words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of these words those that the person has answered somewhere and does not know yet. */
  readonly metOf: (userId: UserId, words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** By person, those of these words that they have shown to know: no placement makes them known. */
  readonly shownOf: (
    people: readonly UserId[],
    words: readonly string[],
  ) => Promise<ReadonlyMap<UserId, ReadonlySet<string>>>;
  /** The lesson that comes next on the person's learning path, such as `lesson:greetings`; null when all are completed. */
  readonly nextLesson: (userId: UserId) => Promise<string | null>;
};

export function createLessons(deps: LessonsDeps) {
  const { lessons, metLessons, knownOf, metOf } = deps;
  const os = implement(lessonsContract).$context<RequestContext>();
  const versionsOf = (lesson: Lesson) => [lesson, ...metLessons(lesson.id)];
  const toListed = (lesson: Lesson, answers: readonly LastAnswer[], behind: Behind) =>
    listed(versionsOf(lesson), answers, behind);
  const handlers = os.router({
    listLessons: os.listLessons.handler(async ({ context }) => {
      const { id } = requireMember(context);
      const [answers, behind, next] = await Promise.all([
        readAnswers(deps, id, lessons().map(versionsOf)),
        readBehind(deps, id),
        deps.nextLesson(id),
      ]);
      return lessons().flatMap((lesson) =>
        toListed(lesson, answers.get(lesson.id) ?? [], behind).map((each) => ({
          ...each,
          isNext: next === `lesson:${lesson.id}`,
        })),
      );
    }),
    findLessons: os.findLessons.handler(({ input: { q } }) => findLessons(lessons(), q)),
    readProgress: os.readProgress.handler(async ({ input, context }) => {
      const lesson = lessons().find(({ id }) => id === input.id);
      if (!lesson) throw new ORPCError('NOT_FOUND');
      const answers = await readAnswers(deps, requireMember(context).id, [versionsOf(lesson)]);
      return answers.get(input.id) ?? [];
    }),
    newWords: os.newWords.handler(async ({ input, context }) => {
      const lesson = lessons().find(({ id }) => id === input.id);
      if (!lesson) throw new ORPCError('NOT_FOUND');
      const words = lesson.words.map(({ zh }) => zh);
      const { id } = requireMember(context);
      const [known, met] = await Promise.all([knownOf(id, words), metOf(id, words)]);
      return { fresh: words.filter((word) => !known.has(word)), met: words.filter((word) => met.has(word)) };
    }),
  });
  return {
    handlers,
    /** How many lessons a person has completed by answers of their own, in the lesson or in its test, and how many others a placement counts. */
    countCompleted: async (userId: UserId) => {
      const [answers, behind] = await Promise.all([
        readAnswers(deps, userId, lessons().map(versionsOf)),
        readBehind(deps, userId),
      ]);
      const all = lessons().flatMap((lesson) => toListed(lesson, answers.get(lesson.id) ?? [], behind));
      const placed = all.filter(({ isPlaced }) => isPlaced).length;
      return { completed: all.filter(({ state }) => state === 'completed').length - placed, placed };
    },
    /** Of each lesson that was begun, the share that is known; 1 once it is completed. */
    sharesOf: (userId: UserId) => lessonShares(deps, userId, lessons().map(versionsOf)),
    /** Of each lesson that was begun, what was answered of each of its rounds; 1 is a round that was gone through. `before`: as it was then. */
    roundsOf: (userId: UserId, before?: Date) =>
      lessonRounds(deps, userId, lessons().map(versionsOf), before),
    /** How far some people have come in some lessons, by what they answered; nothing of a lesson that is none. `before`: as it was then. */
    readProgressOf: (people: readonly UserId[], some: readonly string[], before?: Date) =>
      readProgressOf(deps, lessons().map(versionsOf), { people, ids: some, before }),
  };
}

/** Of each lesson that was begun the share of its words and points that is known; 1 once it is completed. */
const lessonShares = (deps: LessonsDeps, userId: UserId, lessons: readonly (readonly Lesson[])[]) =>
  ofBegun(deps, userId, lessons, (lesson, { state, wordsKnown, pointsKnown }) =>
    state === 'completed' ? 1 : (wordsKnown + pointsKnown) / (lesson.words.length + lesson.grammar.length),
  );

const lessonRounds = (
  deps: LessonsDeps,
  userId: UserId,
  lessons: readonly (readonly Lesson[])[],
  before?: Date,
) =>
  ofBegun(
    deps,
    userId,
    lessons,
    (lesson, { state }, given) => roundShares(itemsOf(lesson), given, state === 'completed'),
    before,
  );

type ToValue<Value> = (lesson: Lesson, progress: LessonProgress, answers: readonly LastAnswer[]) => Value;

async function ofBegun<Value>(
  deps: LessonsDeps,
  userId: UserId,
  lessons: readonly (readonly Lesson[])[],
  toValue: ToValue<Value>,
  before?: Date,
): Promise<ReadonlyMap<string, Value>> {
  const answers = await readAnswers(deps, userId, lessons, before);
  return new Map(
    lessons.flatMap((versions) => {
      const [lesson] = versions;
      const given = lesson && answers.get(lesson.id);
      const isBegun = given?.some(({ isByCards = false }) => !isByCards) ?? false;
      return given && isBegun
        ? [[lesson.id, toValue(lesson, progressIn(versions, given), given)] as const]
        : [];
    }),
  );
}

type AnswersByLesson = ReadonlyMap<string, LastAnswer[]>;

/** By lesson, with the words that are known by their cards; each lesson in all versions that may have been met. */
async function readAnswers(
  deps: LessonsDeps,
  userId: UserId,
  lessons: readonly (readonly Lesson[])[],
  before?: Date,
): Promise<AnswersByLesson> {
  const answers = await readAnswersOf(deps, [userId], lessons, before);
  return answers.get(userId) ?? new Map();
}

/** By person; as many statements for a class as for one. */
async function readAnswersOf(
  { db, shownOf }: LessonsDeps,
  people: readonly UserId[],
  lessons: readonly (readonly Lesson[])[],
  before?: Date,
): Promise<ReadonlyMap<UserId, AnswersByLesson>> {
  const ids = lessons.flatMap(([lesson]) => lesson?.id ?? []);
  const [given, shown] = await Promise.all([
    readAllAnswers(db, people, ids, before),
    shownOf(people, wordsIn(lessons.flat())),
  ]);
  const answers = Map.groupBy(given, ({ userId, lesson }) => `${userId} ${lesson}`);
  return new Map(
    people.map((userId) => [
      userId,
      new Map(
        lessons.flatMap((versions) => {
          const [lesson] = versions;
          if (!lesson) return [];
          const own = (answers.get(`${userId} ${lesson.id}`) ?? []).map(({ answer }) => answer);
          const words = versions.flatMap((version) => version.words);
          return [[lesson.id, withKnownWords({ words }, own, shown.get(userId) ?? new Set())]];
        }),
      ),
    ]),
  );
}

const wordsIn = (lessons: readonly Lesson[]): readonly string[] => [
  ...new Set(lessons.flatMap(({ words }) => words.map(({ zh }) => zh))),
];

async function readAllAnswers(
  db: Database,
  people: readonly UserId[],
  ids: readonly string[],
  before: Date | undefined,
) {
  const rows = await lastLessonAnswers(db, people, ids, before);
  return rows.flatMap(({ userId, lesson, kind, key, reading, outcome }) => {
    if (kind !== 'word' && kind !== 'grammar') return [];
    const isRight = outcome === 'right' || outcome === 'near';
    const answer: LastAnswer = { kind, key, reading, isRight };
    return [{ userId, lesson, answer }];
  });
}

type ProgressParams = {
  readonly people: readonly UserId[];
  readonly ids: readonly string[];
  readonly before: Date | undefined;
};

async function readProgressOf(
  deps: LessonsDeps,
  lessons: readonly (readonly Lesson[])[],
  { people, ids, before }: ProgressParams,
) {
  const asked = lessons.flatMap((versions) => {
    const [lesson] = versions;
    return lesson && ids.includes(lesson.id) ? [{ lesson, versions }] : [];
  });
  const answers = await readAnswersOf(
    deps,
    people,
    asked.map(({ versions }) => versions),
    before,
  );
  return people.flatMap((userId) =>
    asked.map(({ lesson, versions }) => {
      const own = answers.get(userId)?.get(lesson.id) ?? [];
      const { state, wordsKnown, pointsKnown } = progressIn(versions, own);
      const share = (wordsKnown + pointsKnown) / (lesson.words.length + lesson.grammar.length);
      return { userId, lesson: lesson.id, isCompleted: state === 'completed', share };
    }),
  );
}

const itemsOf = ({ words, grammar }: Lesson): LessonItems => ({
  words,
  points: grammar.map(({ point }) => point),
});

/** In the lesson as it is now, the first; completed in any version that was met is completed. */
const progressIn = (versions: readonly Lesson[], answers: readonly LastAnswer[]) =>
  progressInVersions(versions.map(itemsOf), answers);

/** Lessons that are completed without their rounds. */
type Behind = { readonly placed: ReadonlySet<string>; readonly tested: ReadonlySet<string> };

async function readBehind({ placedLessons, testedLessons }: LessonsDeps, userId: UserId): Promise<Behind> {
  const [placed, tested] = await Promise.all([placedLessons(userId), testedLessons(userId)]);
  return { placed, tested };
}

/** A lesson that a test or a placement puts behind its learner counts as completed; of a placement it says so. */
function listed(versions: readonly Lesson[], answers: readonly LastAnswer[], { placed, tested }: Behind) {
  const [lesson] = versions;
  if (!lesson) return [];
  const { id, level, order, title, words, grammar, requires } = lesson;
  const { zh, en, pt } = title;
  const progress = progressIn(versions, answers);
  const isTested = tested.has(id);
  const isPlaced = progress.state !== 'completed' && !isTested && placed.has(id);
  return [
    {
      id,
      level,
      order,
      title: { zh, en, pt },
      words: words.length,
      points: grammar.length,
      requires,
      ...progress,
      ...(isPlaced || isTested ? { state: 'completed' as const } : {}),
      isPlaced,
    },
  ];
}
