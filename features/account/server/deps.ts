// What the account's handlers work with.

import type { Role } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { Sealer } from '../../../kit/server/seal.ts';
import type { AccountRules } from '../domain/settings.ts';
import type { MembershipsOf } from './people/list-people.ts';
import type { Person } from './people/people-repo.ts';
import type { Auth } from './sessions/auth.ts';
import type { KnownDevices } from './sessions/known-devices.ts';

/** Why nobody can register with an invite code. */
export type InviteProblem = 'unknown' | 'used_up' | 'disabled';

/** Somebody whose account is just being made. */
export type Newcomer = {
  readonly id: UserId;
  readonly email: string;
  readonly inviteCode: string | undefined;
  readonly visit: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>;
};

/** What a registration asks of the feature that knows invite codes. */
export type Invitations = {
  readonly findProblem: (db: Executor, code: string) => Promise<InviteProblem | undefined>;
  /** Runs in the transaction of each registration, also without a code; a problem undoes the registration. */
  readonly accept: (tx: Executor, newcomer: Newcomer) => Promise<InviteProblem | undefined>;
};

/** A feature that makes people wait for a proven mail address hears here that the waiting is over. */
export type OnVerified = (tx: Executor, person: { readonly userId: UserId }) => Promise<void>;

/** A feature whose things end with a role hears here of each that an admin changes, in that transaction. */
export type OnRoleChanged = (
  tx: Executor,
  change: { readonly userId: UserId; readonly from: Role; readonly to: Role; readonly adminId: UserId },
) => Promise<void>;

/** What somebody is told after an admin has seen their pages. */
export type Viewed = {
  readonly id: string;
  readonly userId: UserId;
  readonly startedAt: Date;
  readonly minutes: number;
  readonly reason: string;
};

/** A feature that keeps what people write whose accounts are locked. */
export type BanAnswers = {
  /** Since when something of the person waits for an answer; null where nothing does. */
  readonly waitingSince: (executor: Executor, userId: UserId) => Promise<Date | null>;
  /** Keeps it, unless something of the person waits already. */
  readonly receive: (
    tx: Executor,
    answer: { readonly userId: UserId; readonly text: string; readonly at: Date },
  ) => Promise<void>;
  /** They are let in again. */
  readonly settle: (tx: Executor, userId: UserId, at: Date) => Promise<void>;
};

export type AccountDeps = {
  readonly db: Database;
  readonly auth: Auth;
  /** better-auth on a transaction of ours. */
  readonly authIn: (tx: Executor) => Auth;
  readonly invitations: Invitations;
  readonly knownDevices: KnownDevices;
  /** Seals the secrets of second factors. */
  readonly sealer: Sealer;
  /** The server's secret, for keyed hashes. */
  readonly secret: string;
  /** What else a registration writes in its transaction: the mail that verifies the address. */
  readonly welcome: (tx: Executor, person: Person, visit: Pick<RequestContext, 'locale'>) => Promise<void>;
  /** Hears of each address that is proven for the first time, in that transaction. */
  readonly onVerified: readonly OnVerified[];
  readonly onRoleChanged: readonly OnRoleChanged[];
  /** Tells the person, in that transaction. */
  readonly onViewed: (tx: Executor, viewed: Viewed) => Promise<void>;
  /** What admins have set for accounts. */
  readonly readRules: (executor: Executor, at: Date) => Promise<AccountRules>;
  /** Where whoever has a question about their account can write to; null while the site has named no address. */
  readonly readContact: (executor: Executor, at: Date) => Promise<string | null>;
  readonly banAnswers: BanAnswers;
  readonly mailer: Mailer;
  /** Where the pictures of people are stored. */
  readonly files: Files;
  readonly publicUrl: () => string;
  /** When the person's VIP ends, or ended; null for who never had it. */
  readonly vipUntil: (executor: Executor, userId: UserId) => Promise<Date | null>;
  /** The same in queries of the admins' list. */
  readonly memberships: MembershipsOf;
  /** When the person's account is deleted, as they have asked; null while it stays. */
  readonly leavesAt: (executor: Executor, userId: UserId) => Promise<Date | null>;
  /** What the person has said of their age; undefined where nobody has asked. */
  readonly ageOf: (executor: Executor, userId: UserId) => Promise<'adult' | 'younger' | undefined>;
  /** Hands a request for a reset link to a job, so that known and unknown addresses take the same time. */
  readonly queueReset: (request: { readonly email: string; readonly locale: Locale }) => Promise<void>;
  /** The name of the cookie of sessions. */
  readonly sessionCookie: string;
  /** `Set-Cookie` values that make the browser forget its session. */
  readonly clearCookies: readonly string[];
};
