// The public face of the lessons' server side: the course, and how far a learner has come in it.

import { implement, ORPCError } from '@orpc/server';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { lastLessonAnswers } from '../../learning-events/server/api.ts';
import { lessonsContract } from '../contract.ts';
import {
  type LastAnswer,
  type LessonItems,
  type LessonProgress,
  progressInVersions,
  roundShares,
} from '../domain/index.ts';

type LessonsDeps = {
  readonly db: Database;
  /** In the order of the course, as it is now. */
  readonly lessons: () => readonly Lesson[];
  /** Other versions of a lesson that learners have met: who completed one has completed the lesson. */
  readonly metLessons: (id: string) => readonly Lesson[];
  /** The band up to which a placement takes words as known; 0 without one. */
  readonly placedBand: (userId: UserId) => Promise<number>;
  /** Of these words those that the person knows, by the one rule of all numbers of known words. */
  readonly knownOf: (userId: UserId, words: readonly string[]) => Promise<ReadonlySet<string>>;
};

export function createLessons({ db, lessons, metLessons, placedBand, knownOf }: LessonsDeps) {
  const os = implement(lessonsContract).$context<RequestContext>();
  const ids = () => lessons().map(({ id }) => id);
  const versionsOf = (lesson: Lesson) => [lesson, ...metLessons(lesson.id)];
  const toListed = (lesson: Lesson, answers: readonly LastAnswer[], placed: number) =>
    listed(versionsOf(lesson), answers, placed);
  const handlers = os.router({
    listLessons: os.listLessons.handler(async ({ context }) => {
      const { id } = requireMember(context);
      const [answers, placed] = await Promise.all([readAnswers(db, id, ids()), placedBand(id)]);
      return lessons().flatMap((lesson) => toListed(lesson, answers.get(lesson.id) ?? [], placed));
    }),
    readProgress: os.readProgress.handler(async ({ input, context }) => {
      if (!ids().includes(input.id)) throw new ORPCError('NOT_FOUND');
      const answers = await readAnswers(db, requireMember(context).id, [input.id]);
      return answers.get(input.id) ?? [];
    }),
    newWords: os.newWords.handler(async ({ input, context }) => {
      const lesson = lessons().find(({ id }) => id === input.id);
      if (!lesson) throw new ORPCError('NOT_FOUND');
      const words = lesson.words.map(({ zh }) => zh);
      const known = await knownOf(requireMember(context).id, words);
      return words.filter((word) => !known.has(word));
    }),
  });
  return {
    handlers,
    /** How many lessons a person has completed by answers of their own, and how many others a placement counts. */
    countCompleted: async (userId: UserId) => {
      const [answers, band] = await Promise.all([readAnswers(db, userId, ids()), placedBand(userId)]);
      const all = lessons().flatMap((lesson) => toListed(lesson, answers.get(lesson.id) ?? [], band));
      const placed = all.filter(({ isPlaced }) => isPlaced).length;
      return { completed: all.filter(({ state }) => state === 'completed').length - placed, placed };
    },
    /** Of each lesson that was begun, the share that is known; 1 once it is completed. */
    sharesOf: (userId: UserId) => lessonShares(db, userId, lessons().map(versionsOf)),
    /** Of each lesson that was begun, what is known of each of its rounds; 1 is a round that is finished. */
    roundsOf: (userId: UserId) => lessonRounds(db, userId, lessons().map(versionsOf)),
    /** How far some people have come in some lessons, by what they answered; nothing of a lesson that is none. */
    readProgressOf: (people: readonly UserId[], some: readonly string[]) =>
      readProgressOf(db, lessons().map(versionsOf), { people, ids: some }),
  };
}

/** Of each lesson that was begun the share of its words and points that is known; 1 once it is completed. */
const lessonShares = (db: Database, userId: UserId, lessons: readonly (readonly Lesson[])[]) =>
  ofBegun(db, userId, lessons, (lesson, { state, wordsKnown, pointsKnown }) =>
    state === 'completed' ? 1 : (wordsKnown + pointsKnown) / (lesson.words.length + lesson.grammar.length),
  );

const lessonRounds = (db: Database, userId: UserId, lessons: readonly (readonly Lesson[])[]) =>
  ofBegun(db, userId, lessons, (lesson, { state }, given) =>
    roundShares(itemsOf(lesson), given, state === 'completed'),
  );

type ToValue<Value> = (lesson: Lesson, progress: LessonProgress, answers: readonly LastAnswer[]) => Value;

async function ofBegun<Value>(
  db: Database,
  userId: UserId,
  lessons: readonly (readonly Lesson[])[],
  toValue: ToValue<Value>,
): Promise<ReadonlyMap<string, Value>> {
  const ids = lessons.flatMap(([lesson]) => lesson?.id ?? []);
  const answers = await readAnswers(db, userId, ids);
  return new Map(
    lessons.flatMap((versions) => {
      const [lesson] = versions;
      const given = lesson && answers.get(lesson.id);
      return given ? [[lesson.id, toValue(lesson, progressIn(versions, given), given)] as const] : [];
    }),
  );
}

/** By lesson. */
async function readAnswers(
  db: Database,
  userId: UserId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastAnswer[]>> {
  const answers = Map.groupBy(await readAllAnswers(db, [userId], ids), ({ lesson }) => lesson);
  return new Map(Array.from(answers, ([lesson, rows]) => [lesson, rows.map(({ answer }) => answer)]));
}

async function readAllAnswers(db: Database, people: readonly UserId[], ids: readonly string[]) {
  const rows = await lastLessonAnswers(db, people, ids);
  return rows.flatMap(({ userId, lesson, kind, key, reading, outcome }) => {
    if (kind !== 'word' && kind !== 'grammar') return [];
    const isRight = outcome === 'right' || outcome === 'near';
    const answer: LastAnswer = { kind, key, reading, isRight };
    return [{ userId, lesson, answer }];
  });
}

type ProgressParams = { readonly people: readonly UserId[]; readonly ids: readonly string[] };

async function readProgressOf(
  db: Database,
  lessons: readonly (readonly Lesson[])[],
  { people, ids }: ProgressParams,
) {
  const asked = lessons.flatMap((versions) => {
    const [lesson] = versions;
    return lesson && ids.includes(lesson.id) ? [{ lesson, versions }] : [];
  });
  const rows = await readAllAnswers(
    db,
    people,
    asked.map(({ lesson }) => lesson.id),
  );
  const answers = Map.groupBy(rows, ({ userId, lesson }) => `${userId} ${lesson}`);
  return people.flatMap((userId) =>
    asked.map(({ lesson, versions }) => {
      const own = (answers.get(`${userId} ${lesson.id}`) ?? []).map(({ answer }) => answer);
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

/** A lesson of a band that the learner was placed above counts as completed, and says by what. */
function listed(versions: readonly Lesson[], answers: readonly LastAnswer[], placed: number) {
  const [lesson] = versions;
  if (!lesson) return [];
  const { id, level, order, title, words, grammar, requires, band } = lesson;
  const { zh, en, pt } = title;
  const progress = progressIn(versions, answers);
  const isPlaced = progress.state !== 'completed' && band <= placed;
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
      ...(isPlaced ? { state: 'completed' as const } : {}),
      isPlaced,
    },
  ];
}
