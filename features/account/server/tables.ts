// People, their sessions and their credentials; the shapes that better-auth reads and writes, plus our own columns.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import type { AccountEventKind } from '../domain/events.ts';
import { BAN_CAUSES } from '../domain/index.ts';

export const users = pgTable(
  'users',
  {
    id: id().$type<UserId>().primaryKey(),
    /** How the person is shown: what they chose, their username, or the part of the mail address before the @. */
    name: text('name').notNull(),
    /** Null until the person chooses one. */
    username: text('username'),
    /** What the username looks like (`usernameKey`): no two may look alike. */
    usernameKey: text('username_key'),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The picture of the person; the name of the field is better-auth’s. */
    image: id('avatar_file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    role: text('role', { enum: ['student', 'teacher', 'distributor', 'admin'] })
      .notNull()
      .default('student'),
    /** Where they can be called about what they ordered or teach; null where they have not said. */
    phone: text('phone'),
    /** The code the person registered with, kept for referral and distribution. */
    inviteCode: text('invite_code'),
    /** The language of the pages that the person saw last, for mails; null before the first. */
    locale: text('locale', { enum: LOCALES }),
    /** Since when the person signs in with a second factor; null without one. */
    secondFactorSince: moment('second_factor_since'),
    bannedAt: moment('banned_at'),
    /** What the person is told, in the operator's words. */
    banReason: text('ban_reason'),
    banCause: text('ban_cause', { enum: BAN_CAUSES }).notNull().default('other'),
    /** For admins alone. */
    banNote: text('ban_note').notNull().default(''),
    /** When the lock ends by itself; null: when an admin takes it off. */
    bannedUntil: moment('banned_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // By characters, so that the admins' search by the beginning can use them too.
    uniqueIndex('users_email_key').on(sql`lower(${table.email}) text_pattern_ops`),
    // As it is written: so better-auth asks when somebody signs in.
    index('users_email_plain').on(table.email),
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_username_prefix').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_avatar').on(table.image).where(sql`${table.image} is not null`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_of_role').on(table.role, table.createdAt, table.id),
    index('users_banned').on(table.createdAt, table.id).where(sql`${table.bannedAt} is not null`),
    index('users_banned_until').on(table.bannedUntil).where(sql`${table.bannedUntil} is not null`),
    check('users_username_keyed', sql`(${table.username} is null) = (${table.usernameKey} is null)`),
    check('users_ban_reasoned', sql`${table.bannedAt} is null or ${table.banReason} is not null`),
    check('users_role_known', sql`${table.role} in ('student', 'teacher', 'distributor', 'admin')`),
  ],
);

const owner = () =>
  id('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    userId: owner(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its owner last proved by the password to be there; null when that was never asked. */
    reauthenticatedAt: moment('reauthenticated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** An admin sees somebody's pages; it holds for the session in which it began, and by the database's clock. */
export const viewings = pgTable(
  'viewings',
  {
    /** Made by the page of the admin. */
    id: id().primaryKey(),
    /** Whose pages. */
    userId: owner(),
    adminId: id('admin_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The admin's; null once that is over, and with it the viewing. */
    sessionId: id('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the person was told of it, afterwards. */
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('viewings_open').on(table.sessionId).where(sql`${table.endedAt} is null`),
    index('viewings_of_session').on(table.sessionId),
    index('viewings_of_user').on(table.userId),
    index('viewings_of_admin').on(table.adminId).where(sql`${table.adminId} is not null`),
    index('viewings_untold').on(table.endsAt).where(sql`${table.toldAt} is null`),
    index('viewings_started').on(table.startedAt),
  ],
);

/** How a person proves who they are; today a password, named `account` by better-auth. */
export const credentials = pgTable(
  'credentials',
  {
    id: id().primaryKey(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('credentials_of_user').on(table.userId),
    uniqueIndex('credentials_account_key').on(table.providerId, table.accountId),
  ],
);

/** Single-use secrets: password resets, changes of email, the first admin. */
export const verifications = pgTable(
  'verifications',
  {
    id: id().primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_value').on(table.value),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** The secrets of second factors; one that was never confirmed by a code counts for nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** Sealed; the place is `second-factor:<user id>`. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step of the last code that was used: neither it nor an earlier one counts again. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What lets a person in whose app is gone; each counts once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** Keyed with the server's secret. */
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Who did what to whose account; append-only by convention of its one writer. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: id().primaryKey(),
    userId: owner(),
    /** Null for the system itself or the person without a session. */
    actorId: id('actor_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    detail: jsonb('detail').notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('account_events_of_user').on(table.userId, table.at),
    index('account_events_of_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
);
