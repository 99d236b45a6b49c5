// The public face of study's server side.

import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { dayShare, weekShare } from '../domain/day/study-day.ts';
import type { CardWord } from '../domain/memory/card.ts';
import { defineFoldJob } from './cards/fold-job.ts';
import type { StudyDeps } from './deps.ts';
import { defineFitJob } from './fitting/fit-job.ts';
import { studyHandlers } from './handlers.ts';
import {
  listWordStates,
  type Moments,
  readKnowledge,
  readReviewSeconds,
  readWordsToCome,
} from './knowledge.ts';
import type { Device } from './sessions/read-day.ts';
import { readReviewOfToday } from './sessions/review-of-today.ts';
import { reviewsEnded } from './sessions/sessions-repo.ts';
import { findSettings } from './settings-repo.ts';
import { nameLists } from './sources/name-lists.ts';
import { explainWords } from './words/explain-words.ts';
import { setAsideAmong } from './words/set-aside.ts';

export function createStudy(deps: StudyDeps) {
  defineFoldJob(deps.jobs, deps.db);
  defineFitJob(deps.jobs, deps.db);
  return {
    handlers: studyHandlers(deps),
    nameLists: (userId: UserId, language: Locale) => nameLists(deps, userId, language),
    /** What a person knows, word by word, what they remembered, and what their minutes come to. */
    readKnowledge: (userId: UserId, at: Moments) => readKnowledge(deps, userId, at),
    /** How many new words so many minutes a day bring in so many days. */
    wordsToCome: (userId: UserId, span: { readonly days: number; readonly minutesADay: number }) =>
      readWordsToCome(deps, userId, { ...span, now: Date.now() }),
    /** What today's review holds on a device, and what of it is done. */
    reviewOfToday: (member: Member, device: Device) => readReviewOfToday(deps, member, device),
    /** When reviews were brought to their end since a moment. */
    reviewsEnded: (userId: UserId, since: Date) => reviewsEnded(deps.db, userId, since),
    /** Seconds a day that a person's cards will ask for in the coming weeks. */
    reviewSeconds: (userId: UserId) => readReviewSeconds(deps, userId, Date.now()),
    /** What words mean, by `word reading`. */
    explainWords: (userId: UserId, words: readonly CardWord[]) => explainWords(deps, userId, words),
    /** Which of some words are in no review, by `word reading`. */
    setAsideAmong: (userId: UserId, words: readonly CardWord[]) => setAsideAmong(deps.db, userId, words),
    listWordStates: (userId: UserId) => listWordStates(deps.db, userId),
    /** How much of the usual minutes a day of a person's has, yyyy-mm-dd: 0 to 1. */
    dayShare: async (userId: UserId, date: string) => dayShare(date, await findSettings(deps.db, userId)),
    /** Days of their week on which they study. */
    studyDays: async (userId: UserId) => 7 - (await findSettings(deps.db, userId)).freeDays.length,
    /** The mean of their week. */
    weekShare: async (userId: UserId) => weekShare(await findSettings(deps.db, userId)),
  };
}

export { dueCards } from './cards/cards-repo.ts';
export { dueWordsOf } from './cards/due-words.ts';
export { foldMarked } from './cards/fold-cards.ts';
export { foldEverybody } from './cards/fold-job.ts';
export { countLeechesOf, listLeechesOf } from './cards/leeches.ts';
export { markAll } from './cards/mark-words.ts';
export { ownWordsOf } from './cards/own-words.ts';
export { readAnswered } from './cards/read-answered.ts';
export { readCards } from './cards/read-cards.ts';
export { listRecalls } from './cards/recalls-repo.ts';
export type { StatedWord } from './knowledge.ts';
export { practiseOnly } from './practise-only.ts';
export { type Device, deviceOf } from './sessions/read-day.ts';
export { type BandWords, createBandWords, createLists } from './sources/lists.ts';
export type { ListNames } from './sources/name-lists.ts';
export { type KnownWords, knownCharactersOf, readKnownWords } from './words/known-words.ts';
export { decodeWord, encodeWord } from './words/word-cursor.ts';
