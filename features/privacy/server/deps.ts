// What the privacy calls and jobs work with.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { DataPolicy } from '../../../kit/server/db/declare-data.ts';
import type { SealerFor } from '../../../kit/server/db/person-data.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { RefundRight } from '../../payments/server/api.ts';
import type { KeptEvidence, Obstacle, Recipient, Seen } from '../domain/index.ts';
import type { Names } from './export/shown-value.ts';

export type PrivacyDeps = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly files: Files;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly postNotice: PostNotice;
  /** What all tables have declared, by feature. */
  readonly dataByFeature: Readonly<Record<string, readonly DataPolicy[]>>;
  /** Opens for their owner what is sealed. */
  readonly sealerFor: SealerFor;
  /** What is done, in that transaction, once somebody says that they are younger: nothing they told may be remembered. */
  readonly onYounger: readonly ((tx: Executor, userId: UserId) => Promise<void>)[];
  /** What is done, in that transaction, once a guardian takes their consent back. */
  readonly onWithdrawn: readonly ((tx: Executor, userId: UserId) => Promise<void>)[];
  /** The class that can be joined by a code, with its teacher; undefined where there is none. */
  readonly findClass: (
    executor: Executor,
    code: string,
  ) => Promise<{ readonly className: string; readonly teacher: string } | undefined>;
  /** Whose language models are asked for anything, as it is configured now. */
  readonly modelProviders: () => Promise<readonly string[]>;
  /** By what others see something of a person's. */
  readonly countSeen: (executor: Executor, userId: UserId) => Promise<Seen>;
  /** `Set-Cookie` values by which a browser forgets all that we have left there. */
  readonly forgottenCookies: readonly string[];
  /** Services outside that are configured and get something of people's. */
  readonly recipients: readonly Recipient[];
  /** What words mean, by `word reading`; without those that nobody can explain. */
  readonly explainWords: (
    userId: UserId,
    words: readonly { readonly word: string; readonly reading: string }[],
  ) => Promise<ReadonlyMap<string, { readonly en: string; readonly pt: string }>>;
  /** The ids of assignments that they have done, of the classes that they are in. */
  readonly assignmentsDone: (userId: UserId) => Promise<ReadonlySet<string>>;
  /** What other features call things, for the page of an archive. */
  readonly names: Names;
  /** The zone of a person's days. */
  readonly zoneOf: (executor: Executor, userId: UserId) => Promise<string>;
  /** What a person may give back now, in the order in which it was bought, the newest first. */
  readonly rightsOf: (executor: Executor, userId: UserId) => Promise<readonly RefundRight[]>;
  /** Until when they can claim something of what was delivered last. */
  readonly claimableUntil: (executor: Executor, userId: UserId, now: Date) => Promise<Date | undefined>;
  /** What the audit and the payment providers' messages hold of a person. */
  readonly findEvidence: (executor: Executor, userId: UserId) => Promise<KeptEvidence>;
  /** Whether an order of a person's waits for its payment: no hindrance to go, but one to be younger. */
  readonly hasUnpaidOrder: (executor: Executor, userId: UserId) => Promise<boolean>;
  /** Ends what a person has ordered and not paid. */
  readonly endUnpaidOf: (tx: Executor, userId: UserId) => Promise<void>;
  /** What of a person's must find its end before they can go. */
  readonly findObstacles: (executor: Executor, userId: UserId) => Promise<readonly Obstacle[]>;
};
