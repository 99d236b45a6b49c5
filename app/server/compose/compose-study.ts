// Composes reviews with what they ask of other features: meanings, days, minutes and the placed band.

import type { Content } from '../../../content/schema/content.ts';
import { findPeople } from '../../../features/account/server/api.ts';
import { findLearnerSettings } from '../../../features/learner-settings/server/api.ts';
import type { WordReading } from '../../../features/my-words/domain/index.ts';
import {
  deckWords,
  findWords,
  labelsOf,
  listDecks,
  meaningsOf,
  mediaOf,
} from '../../../features/my-words/server/api.ts';
import { USUAL_MINUTES } from '../../../features/study/domain/index.ts';
import { createStudy } from '../../../features/study/server/api.ts';
import {
  latestDays,
  localDay,
  markAnswered,
  markReviewDone,
} from '../../../features/study-time/server/api.ts';
import type { Member } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import { type Teaching, taughtWords } from '../adapters/taught-words.ts';

type StudyOptions = Parameters<typeof createStudy>[0];
type ReviewOptions = Pick<StudyOptions, 'db' | 'jobs' | 'lists' | 'probableOf' | 'listProbable'> & {
  readonly files: Pick<Files, 'addresses'>;
  readonly content: Teaching & Pick<Content, 'words'>;
  /** What a person may still study today. */
  readonly secondsLeftOf: (member: Member) => Promise<number>;
  /** What a day holds for a person, in seconds. */
  readonly allowanceOf: (member: Pick<Member, 'id' | 'role'>) => Promise<{ readonly own: number }>;
  readonly planPace: (userId: UserId) => Promise<number | null>;
};
export const composeStudy = ({
  db,
  jobs,
  files,
  lists,
  content,
  secondsLeftOf,
  allowanceOf,
  planPace,
  probableOf,
  listProbable,
}: ReviewOptions) =>
  createStudy({
    db,
    jobs,
    lists,
    glossed: new Map(content.words.flatMap(({ words }) => words.map((word) => [word.zh, word]))),
    taught: taughtWords(content),
    ownMeanings: (userId, words) => meaningsOf(db, userId, words.map(toReading)),
    ownSpellings: async (userId, words) => {
      const labels = await labelsOf(db, userId, words.map(toReading));
      return new Map(Array.from(labels, ([key, { spellings }]) => [key, spellings]));
    },
    ownPictures: async (userId, words) => {
      const { picture } = await mediaOf(db, userId, words.map(toReading));
      return new Map(
        Array.from(picture, ([key, file]) => [key, files.addresses.addressOf(file, new Date())]),
      );
    },
    ownDecks: {
      list: (userId) => listDecks(db, userId),
      wordsOf: async (userId, name) => (await deckWords(db, userId, name)).map(toCardWord),
      tagsOf: async (userId, words) => {
        const labels = await labelsOf(db, userId, words.map(toReading));
        return new Map(Array.from(labels, ([key, { tags }]) => [key, tags]));
      },
      found: (userId, search) => findWords(db, userId, search),
    },
    localDay: (userId, now) => localDay(db, userId, now),
    studiedOn: async (userId, date) => {
      const [latest] = await latestDays(db, userId, { before: undefined, limit: 1 });
      return latest?.date === date ? latest.studied : 0;
    },
    dayAnswered: (userId, date) => markAnswered(db, userId, date),
    reviewDone: (userId, date) => markReviewDone(db, userId, date),
    minutesADay: async (userId) => (await findLearnerSettings(db, userId)).minutesADay,
    minutesAhead: (userId) => minutesAhead(db, userId, allowanceOf),
    planPace,
    secondsLeft: secondsLeftOf,
    probableOf,
    listProbable,
  });

type CardWord = { readonly word: string; readonly reading: string };
const toReading = ({ word, reading }: CardWord): WordReading => ({ word, pinyin: reading });
const toCardWord = ({ word, pinyin }: WordReading) => ({ word, reading: pinyin });

/** What somebody wants to study a day, as far as their study time holds it. */
export async function minutesAhead(
  db: Database,
  userId: UserId,
  allowanceOf: ReviewOptions['allowanceOf'],
): Promise<number> {
  const [{ minutesADay }, people] = await Promise.all([
    findLearnerSettings(db, userId),
    findPeople(db, [userId]),
  ]);
  const wished = minutesADay ?? USUAL_MINUTES;
  const person = people.get(userId);
  return person ? Math.min(wished, Math.floor((await allowanceOf(person)).own / 60)) : wished;
}
