// Which words a person knows: by their cards, or probably, because a placement covers them. All pages count by it.

import type { Content } from '../../../content/schema/content.ts';
import { isLessonCovered, probableWords } from '../../../features/placement/domain/index.ts';
import { placementInForce } from '../../../features/placement/server/api.ts';
import {
  type BandWords,
  type createLists,
  foldMarked,
  knownCharactersOf,
  readKnownWords,
} from '../../../features/study/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';

type KnownParts = {
  readonly db: Database;
  readonly lists: ReturnType<typeof createLists>;
  readonly bands: BandWords;
  /** As they are now. */
  readonly lessons: () => Content['lessons'];
};

const BANDS = 7;

export function composeKnownWords({ db, lists, bands, lessons }: KnownParts) {
  const listOfBand = (band: number) => bands().get(band) ?? [];
  const wordsOfBand = (band: number) => listOfBand(band).map(({ word }) => word);
  const listsUpTo = (band: number) => Array.from({ length: band }, (_, at) => listOfBand(at + 1)).flat();
  const wordsOfBands = (band: number) => new Set(listsUpTo(band).map(({ word }) => word));
  /** What one level of the HSK exam adds to those before it; 7 stands for 7 to 9. */
  const wordsOfExam = (level: number) => (lists().get(`hsk-${level}`)?.words ?? []).map(({ word }) => word);
  /**
   * `known` by answers, `shown` being the same by characters; `covered` by a placement, and not missed since; `probable`:
   * covered, and no card says anything of them. A word that turns out unknown is learnt like any other.
   */
  const knowledgeOf = async (userId: UserId) => {
    const [{ known, learning }, placement] = await Promise.all([
      readKnownWords(db, userId),
      placementInForce(db, userId),
    ]);
    const shown = new Set(known.map(({ word }) => word));
    const missed = new Set(learning.map(({ word }) => word));
    const covered = placement ? probableWords(placement.answers, wordsOfBand) : [];
    const left = new Set(covered.filter((word) => !missed.has(word)));
    return {
      known,
      learning,
      shown,
      covered: left,
      probable: new Set([...left].filter((word) => !shown.has(word))),
      band: placement?.band ?? 0,
    };
  };
  const knownOf = async (userId: UserId, words: readonly string[]) => {
    const { shown, probable } = await knowledgeOf(userId);
    return new Set(words.filter((word) => shown.has(word) || probable.has(word)));
  };
  /** Of one person what was answered a moment ago counts at once; of a class, what the job of each minute has done. */
  const shownOf = async (people: readonly UserId[], words: readonly string[]) => {
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) await foldMarked(db, only);
    return knownCharactersOf(db, people, words);
  };
  const probableOf = async (userId: UserId) => (await knowledgeOf(userId)).probable;
  /** As they are listed, with their readings. */
  const listProbable = async (userId: UserId) => {
    const probable = await probableOf(userId);
    return probable.size === 0 ? [] : listsUpTo(BANDS).filter(({ word }) => probable.has(word));
  };
  /** Lessons that a placement puts behind a person: of a whole band that is known, or made of words that probably are. */
  const placedLessons = async (userId: UserId): Promise<ReadonlySet<string>> => {
    const { band: placed, covered } = await knowledgeOf(userId);
    if (covered.size === 0 && placed === 0) return new Set();
    const asked = wordsOfBands(BANDS);
    const behind = lessons().filter(
      ({ band, words }) =>
        band <= placed ||
        isLessonCovered(
          words.map(({ zh }) => zh).filter((zh) => asked.has(zh)),
          covered,
        ),
    );
    return new Set(behind.map(({ id }) => id));
  };
  return {
    knowledgeOf,
    wordsOfBand,
    wordsOfExam,
    knownOf,
    shownOf,
    probableOf,
    listProbable,
    placedLessons,
  };
}
