// What the report works with, and what it needs of other features.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { StatedWord } from '../../study/server/api.ts';
import type { ReportContract } from '../contract.ts';
import type { Band, KnownAge } from '../domain/index.ts';
import type { ItemNames } from './item-names.ts';
import type { AddressKeys } from './links/address-key.ts';

export type Report = InferContractRouterOutputs<ReportContract>['read'];

/** A forecast of words as study tells it. */
type Forecast = {
  readonly minutesADay: number;
  readonly days: number;
  readonly date: string;
  readonly wordsThen: number;
};

export type ReportDeps = {
  readonly db: Database;
  readonly names: ItemNames;
  /** The band whose list has the word; undefined for what no list has. */
  readonly bandOf: (word: string) => Band | undefined;
  /** How many words the list of a band has. */
  readonly bandSize: (band: Band) => number;
  readonly localDay: (userId: UserId, now: Date) => Promise<{ readonly zone: string; readonly date: string }>;
  readonly readKnowledge: (
    userId: UserId,
    at: { readonly now: number; readonly since: Date | null },
  ) => Promise<{
    readonly words: readonly StatedWord[];
    readonly recalls: { readonly asked: number; readonly known: number; readonly predicted: number | null };
    readonly forecast: Forecast;
  }>;
  /** Words that a person probably knows by their placement, and of which no card says anything. */
  readonly listProbable: (
    userId: UserId,
  ) => Promise<readonly { readonly word: string; readonly reading: string }[]>;
  /** The exam that a person's plan leads to, and how far it is; null without one. */
  readonly goalOf: (userId: UserId) => Promise<Report['goal']>;
  /** What is known of how old a person is. */
  readonly knownAgeOf: (userId: UserId) => Promise<KnownAge>;
  readonly listWordStates: (userId: UserId) => Promise<readonly StatedWord[]>;
  readonly addresses: AddressKeys;
  readonly publicUrl: () => string;
  /** Lessons that were completed, and those that only a placement counts. */
  readonly countLessons: (userId: UserId) => Promise<{ readonly completed: number; readonly placed: number }>;
  /** What a person said in talks since a moment; null for all time. */
  readonly countSentences: (userId: UserId, since: Date | null) => Promise<number>;
  /** By `word reading`; without those that nobody can explain. */
  readonly explainWords: (
    userId: UserId,
    words: readonly { readonly word: string; readonly reading: string }[],
  ) => Promise<ReadonlyMap<string, { readonly en: string; readonly pt: string }>>;
};
