// What plans need of the database, of jobs, of models, and of other features.

import type { Member } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { AiServices } from '../../ai-services/server/api.ts';
import type { LearnerLevel } from '../../learner-settings/domain/index.ts';
import type { PlacedNode } from '../../learning-path/domain/index.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { PlacedLevel } from '../../placement/domain/index.ts';
import type { Device } from '../../study/server/api.ts';
import type { Catalogue, ReviewOfToday, RoundShares } from '../domain/index.ts';

/** What the other features know of a learner's doings. */
export type LearnerHistory = {
  /** Of each lesson that was begun, what is known of each of its rounds. This and what follows: as it was before a moment, where one is named. */
  readonly lessonRounds: (userId: UserId, before?: Date) => Promise<ReadonlyMap<string, RoundShares>>;
  /** Lessons that a test or a placement has put behind the learner: a test that was passed today is of today. */
  readonly lessonsBehind: (userId: UserId, before?: Date) => Promise<ReadonlySet<string>>;
  /** Where somebody of a level stands on the learning path: what is completed by whatever, and what is locked. */
  readonly places: (userId: UserId, level: LearnerLevel | null) => Promise<readonly PlacedNode[]>;
  readonly finishedPlays: (
    userId: UserId,
    before?: Date,
  ) => Promise<
    readonly {
      readonly kind: 'role' | 'scene';
      readonly subject: string;
      readonly timesFinished: number;
    }[]
  >;
  /** Scenes, as `place/scene`, that were practised line by line to the end. */
  readonly practisedScenes: (userId: UserId, before?: Date) => Promise<ReadonlySet<string>>;
  /** Talks with a tutor, by when they were last gone on with, each with the topics that it stayed with for a while. */
  readonly topicTalks: (
    userId: UserId,
    since: Date,
  ) => Promise<readonly { readonly at: Date; readonly topics: readonly string[] }[]>;
  /** Texts that were read to their end. */
  readonly textsRead: (userId: UserId, before?: Date) => Promise<readonly string[]>;
  /** As it is on a device: without a voice nothing is listened to. */
  readonly reviewOfToday: (member: Member, device: Device) => Promise<ReviewOfToday>;
  /** When reviews were brought to their end since a moment. */
  readonly reviewsEnded: (userId: UserId, since: Date) => Promise<readonly Date[]>;
  /** Seconds a day that the cards which are there will ask for in the coming weeks. */
  readonly reviewSeconds: (userId: UserId) => Promise<number>;
  /** What the learner wants to study a day; null where they have not said. */
  readonly minutesWished: (userId: UserId) => Promise<number | null>;
  /** The learner's own day, yyyy-mm-dd: plans begin with it, and the days to a goal are counted from it. */
  readonly today: (userId: UserId) => Promise<string>;
  /**
   * That day as it is now: when it began, whole minutes that were studied, and whether all that its review had planned was
   * done; beside it the day before.
   */
  readonly dayOf: (userId: UserId) => Promise<{
    readonly beganAt: Date;
    readonly minutes: number;
    readonly isReviewDone: boolean;
    /** How much of the usual minutes it has: 0 on a free day, to 1. */
    readonly share: number;
    /** Null where the learner studies nothing on it. */
    readonly yesterday: { readonly date: string; readonly beganAt: Date } | null;
  }>;
  /** Whole minutes that were studied, as the report counts them, from the learner's day of a moment on. */
  readonly minutesStudied: (userId: UserId, since: Date) => Promise<number>;
  /** Days with study, as the report counts them, from the learner's day of a moment on. */
  readonly daysStudied: (userId: UserId, since: Date) => Promise<number>;
  /** The last day of study, and the days since then; null for who has never studied. */
  readonly lastStudied: (
    userId: UserId,
  ) => Promise<{ readonly date: string; readonly daysAgo: number } | null>;
  /** Of some words those that the learner has learnt, or that their placement covers. */
  readonly knownWords: (userId: UserId, words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of some words those that the learner has answered somewhere and does not know yet. */
  readonly metWords: (userId: UserId, words: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** Where a learner stands, and what their minutes come to. */
export type LearnerAhead = {
  /** How much of the minutes of a day their week has on average, by the days on which they study less or nothing: 0 to 1. */
  readonly weekShare: (userId: UserId) => Promise<number>;
  /** Days of a week on which they study. */
  readonly studyDays: (userId: UserId) => Promise<number>;
  /** Where a placement puts them, if any; how many words are known by their cards, and how many probably. */
  readonly start: (userId: UserId) => Promise<{
    readonly placedLevel: PlacedLevel | null;
    readonly words: number;
    readonly probable: number;
  }>;
  /** How many new words so many minutes a day bring in so many days, and the date that it is then; beside it those that were met, and are known when they come back. */
  readonly wordsToCome: (
    userId: UserId,
    span: { readonly days: number; readonly minutesADay: number },
  ) => Promise<{ readonly date: string; readonly words: number; readonly coming: number }>;
  /** The words of all HSK bands up to one: how many there are, and how many are known, by cards or by a placement. */
  readonly wordsUpTo: (
    userId: UserId,
    band: number,
  ) => Promise<{ readonly size: number; readonly known: number }>;
};

export type PlansDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly postNotice: PostNotice;
  readonly ai: Pick<AiServices, 'chainFor' | 'stream'>;
  /** Read when it is first asked. */
  readonly catalogue: () => Catalogue;
  readonly history: LearnerHistory;
  readonly ahead: LearnerAhead;
  /** What a day holds for a person, and what it holds with a membership, in seconds of study time. */
  readonly allowanceOf: (member: Member) => Promise<{ readonly own: number; readonly vip: number }>;
};
