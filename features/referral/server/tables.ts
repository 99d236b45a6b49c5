// Who invited whom, by which code, and what was claimed for it.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { CODE_KINDS, type Signal, TIERS, TRACE_KINDS, VERDICTS } from '../domain/index.ts';

const person = (name: string) =>
  id(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One personal code for everybody who has asked for theirs; distributors make more. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    id: id().primaryKey(),
    ownerId: person('owner_id'),
    code: text('code').notNull(),
    kind: text('kind', { enum: CODE_KINDS }).notNull(),
    /** The owner's own note: where the code is used. */
    label: text('label').notNull().default(''),
    /** Null for any number. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    /** How often its link was opened: once per browser and day, as the browsers say. */
    visits: integer('visits').notNull().default(0),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invite_codes_code').on(table.code),
    uniqueIndex('invite_codes_one_personal').on(table.ownerId).where(sql`${table.kind} = 'personal'`),
    index('invite_codes_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('invite_codes_of_distributors')
      .on(table.createdAt, table.id)
      .where(sql`${table.kind} = 'distributor'`),
    check('invite_codes_within_limit', sql`${table.uses} <= ${table.maxUses}`),
  ],
);

/** The invited person is the key: nobody is invited twice. */
export const invitations = pgTable(
  'invitations',
  {
    invitedId: person('invited_id').primaryKey(),
    inviterId: person('inviter_id'),
    codeId: id('code_id')
      .notNull()
      .references(() => inviteCodes.id, { onDelete: 'cascade' }),
    /** Whether the inviter was a distributor when the guest came: others' links earn no commission. */
    isByDistributor: boolean('is_by_distributor').notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    signals: text('signals').array().$type<Signal[]>().notNull(),
    /** Counted turns of the first and of the second day of study, and when the last of them was. */
    firstTurns: integer('first_turns').notNull().default(0),
    secondTurns: integer('second_turns').notNull().default(0),
    lastTurnAt: moment('last_turn_at'),
    /** When the second day of study was complete; it counts once the guest's mail address is verified too. */
    studiedAt: moment('studied_at'),
    decidedBy: id('decided_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    decisionNote: text('decision_note'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('invitations_of_inviter').on(table.inviterId, table.createdAt, table.invitedId),
    index('invitations_of_code').on(table.codeId, table.createdAt, table.invitedId),
    index('invitations_newest').on(table.createdAt, table.invitedId),
    index('invitations_to_judge')
      .on(table.createdAt, table.invitedId)
      .where(sql`${table.verdict} = 'suspicious'`),
    index('invitations_of_decider').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    check('invitations_not_own', sql`${table.invitedId} <> ${table.inviterId}`),
  ],
);

/** Hashes of browsers, devices and networks that a person used when registering or looking at their link; kept for 90 days. */
export const referralTraces = pgTable(
  'referral_traces',
  {
    userId: person('user_id'),
    kind: text('kind', { enum: TRACE_KINDS }).notNull(),
    hash: text('hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'referral_traces_key', columns: [table.userId, table.kind, table.hash] }),
    index('referral_traces_same').on(table.kind, table.hash),
    index('referral_traces_age').on(table.seenAt),
  ],
);

/** Each tier once per person, for ever. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    userId: person('user_id'),
    tier: text('tier', { enum: TIERS }).notNull(),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    /** How many successful invitations it needed then. */
    needed: integer('needed').notNull(),
    /** How often it was claimed: again after it was taken back. */
    times: integer('times').notNull().default(1),
    /** When it was taken back, since too few of its invitations were real. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ name: 'referral_rewards_once', columns: [table.userId, table.tier] })],
);
