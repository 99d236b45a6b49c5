// Which words a person knows: by their cards, or probably, because a placement covers them. All pages count by it.

import type { Content } from '../../../content/schema/content.ts';
import { onlyBroughtUp } from '../../../features/learning-events/server/api.ts';
import { isLessonCovered, probableWords } from '../../../features/placement/domain/index.ts';
import { placementInForce } from '../../../features/placement/server/api.ts';
import {
  type createLists,
  foldMarked,
  knownCharactersOf,
  readKnownWords,
} from '../../../features/study/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { composePassedTests } from './passed-tests.ts';
import { composeWordLists, EXAM_LEVELS } from './word-lists.ts';

type KnownParts = {
  readonly db: Database;
  readonly lists: ReturnType<typeof createLists>;
  /** As it is now. */
  readonly content: () => Pick<Content, 'lessons'>;
};

const BANDS = 7;

export function composeKnownWords({ db, lists, content }: KnownParts) {
  const lessons = () => content().lessons;
  const { wordsOfBand, listsUpTo, wordsOfExam } = composeWordLists({ lists, content });
  const wordsOfBands = (band: number) => new Set(listsUpTo(band).map(({ word }) => word));
  const passedTests = composePassedTests({ db, lessons, wordsOfExam });
  /**
   * `known` by answers, `shown` being the same by characters; `covered` by a placement, and not missed since; `probable`:
   * by it or by a test that was passed, and not yet known by cards. What was right on its first day stays so. A word that turns out unknown is learnt like any other.
   */
  const knowledgeOf = async (userId: UserId) => {
    const [{ known, learning, met, unproven }, placement, passed] = await Promise.all([
      readKnownWords(db, userId),
      placementInForce(db, userId),
      passedTests(userId),
    ]);
    const shown = new Set(known.map(({ word }) => word));
    const placed = placement
      ? probableWords(placement.answers, wordsOfBand, EXAM_LEVELS.flatMap(wordsOfExam))
      : [];
    const tested = passed.flatMap(({ words }) => words);
    const missed = await missedAmong(db, userId, { unproven, expected: new Set([...placed, ...tested]) });
    const left = new Set([...placed, ...tested].filter((word) => !missed.has(word)));
    return {
      known,
      learning,
      met,
      shown,
      covered: new Set(placed.filter((word) => left.has(word))),
      probable: new Set([...left].filter((word) => !shown.has(word))),
      band: placement?.band ?? 0,
    };
  };
  const knownOf = async (userId: UserId, words: readonly string[]) => {
    const { shown, probable } = await knowledgeOf(userId);
    return new Set(words.filter((word) => shown.has(word) || probable.has(word)));
  };
  /** Of these words those that were answered already and are not known: they come back by themselves. */
  const metOf = async (userId: UserId, words: readonly string[]) => metIn(await knowledgeOf(userId), words);
  /** Of one person what was answered a moment ago counts at once; of a class, what the job of each minute has done. */
  const shownOf = async (people: readonly UserId[], words: readonly string[]) => {
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) await foldMarked(db, only);
    return knownCharactersOf(db, people, words);
  };
  const probableOf = async (userId: UserId) => (await knowledgeOf(userId)).probable;
  /** With their readings, the easiest first. */
  const listProbable = async (userId: UserId) => {
    const probable = await probableOf(userId);
    if (probable.size === 0) return [];
    const taught = lessons().flatMap(({ words }) =>
      words.map(({ zh, pinyin }) => ({ word: zh, reading: pinyin })),
    );
    const readings = new Map([...taught, ...listsUpTo(BANDS)].map((each) => [each.word, each]));
    return [...probable].flatMap((word) => readings.get(word) ?? []);
  };
  /** Lessons of which a person has passed the test. */
  const testedLessons = async (userId: UserId): Promise<ReadonlySet<string>> => {
    const passed = await passedTests(userId);
    return new Set(passed.flatMap(({ kind, subject }) => (kind === 'lesson' ? [subject] : [])));
  };
  /** Lessons that a placement puts behind a person. */
  const placedLessons = async (userId: UserId): Promise<ReadonlySet<string>> => {
    const { band, covered } = await knowledgeOf(userId);
    if (covered.size === 0 && band === 0) return new Set();
    const behind = lessonsBehind(lessons(), { band, covered, asked: wordsOfBands(BANDS) });
    return new Set(behind.map(({ id }) => id));
  };
  return {
    knowledgeOf,
    wordsOfBand,
    wordsOfExam,
    knownOf,
    metOf,
    shownOf,
    /** Of words that are probably known, for study. */
    expected: { probableOf, listProbable },
    placedLessons,
    testedLessons,
  };
}

type Expected = {
  readonly unproven: readonly { readonly word: string }[];
  readonly expected: ReadonlySet<string>;
};

/** Missed, or taken up by the learner as new. What only a teacher has brought up stays what it was. */
async function missedAmong(db: Database, userId: UserId, { unproven, expected }: Expected) {
  const doubted = unproven.map(({ word }) => word).filter((word) => expected.has(word));
  return new Set(doubted).difference(await onlyBroughtUp(db, userId, doubted));
}

type Met = {
  readonly met: readonly { readonly word: string }[];
  readonly shown: ReadonlySet<string>;
  readonly probable: ReadonlySet<string>;
};

function metIn({ met, shown, probable }: Met, words: readonly string[]): ReadonlySet<string> {
  const answered = new Set(met.map(({ word }) => word));
  return new Set(words.filter((word) => answered.has(word) && !shown.has(word) && !probable.has(word)));
}

type Covered = {
  readonly band: number;
  readonly covered: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
};

/** Of a whole band that is known, or made of words that probably are. */
const lessonsBehind = (
  all: Content['lessons'],
  { band: placed, covered, asked }: Covered,
): Content['lessons'] =>
  all.filter(
    ({ band, words }) =>
      band <= placed ||
      isLessonCovered(
        words.map(({ zh }) => zh).filter((zh) => asked.has(zh)),
        covered,
      ),
  );
