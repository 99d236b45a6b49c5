// The public face of the account's server side.

import * as z from 'zod';
import type { Member } from '../../../kit/core/access.ts';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import { offerFirstAdmin } from './administration/administer.ts';
import { tellViewings } from './administration/viewing.ts';
import { sendFirstLink } from './credentials/email.ts';
import { sendResetLink } from './credentials/password.ts';
import { forgetOldTokens } from './credentials/verifications-repo.ts';
import type { AccountDeps, Invitations, OnVerified } from './deps.ts';
import { accountHandlers } from './handlers.ts';
import { needsSecondFactor } from './second-factor/demand.ts';
import { createSecondFactorSealer } from './second-factor/sealer.ts';
import { createAuth, type PasswordHashing } from './sessions/auth.ts';
import { createKnownDevices, forgottenDevice } from './sessions/known-devices.ts';
import { forgetEndedSessions } from './sessions/sessions-repo.ts';
import { endBans } from './sign-in/ban.ts';
import { createSessionReader, forgottenSession, sessionCookieName } from './sign-in/session-reader.ts';

type AccountOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
  readonly vipUntil: (executor: Executor, userId: UserId) => Promise<Date | null>;
  readonly memberships: AccountDeps['memberships'];
  readonly leavesAt: AccountDeps['leavesAt'];
  readonly ageOf: AccountDeps['ageOf'];
  /** What invite codes bring a registration. */
  readonly invitations: Invitations;
  readonly readRules: AccountDeps['readRules'];
  readonly readContact: AccountDeps['readContact'];
  /** Another than the product's, for tests. */
  readonly passwordHashing?: PasswordHashing | undefined;
  /** Who waits for proven mail addresses. */
  readonly onVerified?: readonly OnVerified[];
  /** Whose things end with a role. */
  readonly onRoleChanged: AccountDeps['onRoleChanged'];
  readonly onViewed: AccountDeps['onViewed'];
  readonly banAnswers: AccountDeps['banAnswers'];
};

const RESET_JOB = 'account.send-reset-link';
const CLEAN_JOB = 'account.clean';
const BANS_JOB = 'account.end-bans';
const VIEWINGS_JOB = 'account.tell-viewings';

/** Puts the account together: handlers for its contract, the reader of sessions, and its jobs (defined, not started). */
export function createAccount(options: AccountOptions) {
  const { db, jobs, mailer, secret, isHttps, publicUrl, vipUntil, invitations, onVerified = [] } = options;
  const { passwordHashing } = options;
  const authIn = (executor: Executor) =>
    createAuth({ db: executor, secret, isHttps, publicUrl, passwordHashing });
  const auth = authIn(db);
  const deps: AccountDeps = {
    db,
    auth,
    authIn,
    invitations,
    knownDevices: createKnownDevices({ secret, isHttps }),
    sealer: createSecondFactorSealer(secret),
    secret,
    welcome: (tx, person, { locale }) => sendFirstLink({ mailer, publicUrl }, tx, person, locale),
    onVerified,
    onRoleChanged: options.onRoleChanged,
    onViewed: options.onViewed,
    banAnswers: options.banAnswers,
    readRules: options.readRules,
    readContact: options.readContact,
    mailer,
    files: options.files,
    publicUrl,
    vipUntil,
    memberships: options.memberships,
    leavesAt: options.leavesAt,
    ageOf: options.ageOf,
    queueReset: (request) => jobs.send(RESET_JOB, request),
    sessionCookie: sessionCookieName(isHttps),
    clearCookies: [forgottenSession(isHttps)],
  };
  jobs.define({
    name: RESET_JOB,
    atOnce: 4,
    data: z.object({ email: z.string(), locale: z.enum(LOCALES) }),
    retries: 3,
    handle: (request) => sendResetLink(deps, request),
  });
  jobs.define({
    name: CLEAN_JOB,
    data: z.object({}),
    retries: 1,
    every: '17 * * * *',
    handle: async () => {
      await forgetEndedSessions(db);
      await forgetOldTokens(db);
    },
  });
  jobs.define({
    name: VIEWINGS_JOB,
    data: z.object({}),
    retries: 1,
    every: '*/5 * * * *',
    handle: () => tellViewings(deps),
  });
  jobs.define({
    name: BANS_JOB,
    data: z.object({}),
    retries: 1,
    every: '*/5 * * * *',
    handle: () => endBans(deps),
  });
  return {
    handlers: accountHandlers(deps),
    /** Locks that were to end by now; what the clock does. */
    endBans: () => endBans(deps),
    /** Of viewings that are over; what the clock does. */
    tellViewings: () => tellViewings(deps),
    loadMember: createSessionReader({ db, auth, secret, isHttps }),
    /** Whether an admin may not act yet for want of a second factor. */
    needsSecondFactor: (member: Member) => needsSecondFactor(deps, member),
    /** While there is no admin, the path of the page that creates the first, good once and for a day. */
    firstAdminPath: async (): Promise<string | undefined> => {
      const token = await offerFirstAdmin(db);
      return token === undefined ? undefined : `/admin/login?setup=${token}`;
    },
  };
}

/** Signals the id of each session that is ended before its time; sent by a trigger, whatever ends it. */
export const SESSION_ENDED_TOPIC = 'session-ended';

/** `Set-Cookie` values by which a browser forgets all that the account has left there. */
export const forgottenCookies = (isHttps: boolean): readonly string[] => [
  forgottenSession(isHttps),
  forgottenDevice(isHttps),
];

export { avatarKind } from '../domain/avatar.ts';
export { type AccountRules, accountArea } from '../domain/settings.ts';
export { giveRole } from './administration/administer.ts';
export {
  backdateAccount,
  confirmAddress,
  type DemoPeople,
  type DemoPerson,
  fillPeople,
  hasPeople,
  removePeople,
} from './administration/demo.ts';
export {
  appoint,
  createOperator,
  findNamed,
  type Operator,
  openAccount,
  resetSecondFactor,
} from './administration/operate.ts';
export { accountDayFigures, accountOverview } from './administration/overview.ts';
export { isPasswordOf } from './credentials/password.ts';
export type { Invitations, InviteProblem, Newcomer, OnRoleChanged, OnVerified } from './deps.ts';
export {
  emailOf,
  type FoundPerson,
  findByUsernames,
  findLocale,
  findPeople,
  isLockedOf,
  isVerifiedOf,
  listIdsOfRole,
  listPeopleOfRole,
  localesOf,
  lockPerson,
  nameOf,
  namesOf,
  searchPeople,
} from './people/look-up-people.ts';
export { findRecipient, givenNameOf, isMailVerified, type Recipient } from './people/people-repo.ts';
export { listSettledAdmins } from './people/settled-admins.ts';
export { takeToldName } from './people/told-name.ts';
export type { PasswordHashing } from './sessions/auth.ts';
