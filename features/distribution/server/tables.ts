// Applications, commissions and withdrawals; the amounts that count are the ledger's, these say what they are for.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { APPLICATION_STATES } from '../../applications/domain/index.ts';
import { COMMISSION_SOURCES, PAYOUT_METHODS, WITHDRAWAL_STATES } from '../domain/index.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const admin = (name: string) =>
  id(name)
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

/** Somebody who wants to become a distributor; one open application at a time. */
export const distributorApplications = pgTable(
  'distributor_applications',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How they will promote. */
    plan: text('plan').notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    reason: text('reason'),
    decidedBy: admin('decided_by'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('distributor_applications_one_open')
      .on(table.userId)
      .where(sql`${table.state} = 'submitted'`),
    index('distributor_applications_of_user').on(table.userId, table.createdAt),
    index('distributor_applications_by_state').on(table.state, table.createdAt, table.id),
    index('distributor_applications_of_decider')
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
  ],
);

/** One per payment that earned; never deleted. */
export const commissions = pgTable(
  'commissions',
  {
    id: id().primaryKey(),
    /** No reference: what was booked outlives people, as the ledger does. */
    distributorId: id('distributor_id').$type<UserId>().notNull(),
    invitedId: id('invited_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: COMMISSION_SOURCES }).notNull(),
    /** The payment, or the order, that it is for. */
    reference: text('reference').notNull(),
    baseFen: fen('base_fen').notNull(),
    /** In hundredths of a percent, as the settings said on that day. */
    rate: integer('rate').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** Of the base, refunded by now; of the amount, taken back by now. */
    refundedFen: fen('refunded_fen').notNull().default(0),
    reversedFen: fen('reversed_fen').notNull().default(0),
    /** When the hold ends. */
    availableAt: moment('available_at').notNull(),
    /** When it was moved out of the hold; null while it is pending. */
    maturedAt: moment('matured_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('commissions_once').on(table.source, table.reference),
    index('commissions_of_distributor').on(table.distributorId, table.createdAt, table.id),
    index('commissions_due').on(table.availableAt).where(sql`${table.maturedAt} is null`),
    index('commissions_due_of_distributor')
      .on(table.distributorId, table.availableAt)
      .where(sql`${table.maturedAt} is null`),
    index('commissions_of_invited').on(table.invitedId),
    check(
      'commissions_bounded',
      sql`${table.reversedFen} between 0 and ${table.amountFen} and ${table.refundedFen} between 0 and ${table.baseFen}`,
    ),
  ],
);

/** What each refund took back, and out of which balance. */
export const commissionReversals = pgTable(
  'commission_reversals',
  {
    /** The refund. */
    key: text('key').primaryKey(),
    commissionId: id('commission_id')
      .notNull()
      .references(() => commissions.id),
    amountFen: fen('amount_fen').notNull(),
    /** Of that, what the distributor owes since it was paid out or spent already. */
    owedFen: fen('owed_fen').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('commission_reversals_of').on(table.commissionId, table.createdAt)],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id().primaryKey(),
    /** No reference, as in the ledger. */
    personId: id('person_id').$type<UserId>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    method: text('method', { enum: PAYOUT_METHODS }).notNull(),
    /** Name and account, unreadable without the server's secret. */
    payeeSealed: text('payee_sealed').notNull(),
    payeeName: text('payee_name').notNull(),
    payeeAccount: text('payee_account').notNull(),
    /** A hash of the account with the server's secret: two people with one account are counted as one. */
    payeeKey: text('payee_key').notNull(),
    firstApprovedBy: admin('first_approved_by'),
    secondApprovedBy: admin('second_approved_by'),
    /** Why it was rejected, failed or is in doubt. */
    reason: text('reason'),
    /** The payout as the bank or service names it, and its day. */
    payoutReference: text('payout_reference'),
    payoutOn: date('payout_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('withdrawals_of_person').on(table.personId, table.createdAt, table.id),
    index('withdrawals_of_payee').on(table.payeeKey),
    index('withdrawals_by_state').on(table.state, table.createdAt, table.id),
    index('withdrawals_newest').on(table.createdAt, table.id),
    index('withdrawals_of_first_approver')
      .on(table.firstApprovedBy)
      .where(sql`${table.firstApprovedBy} is not null`),
    index('withdrawals_of_second_approver')
      .on(table.secondApprovedBy)
      .where(sql`${table.secondApprovedBy} is not null`),
    check('withdrawals_positive', sql`${table.amountFen} > 0`),
  ],
);

/** Who did what to which withdrawal; append-only by convention of its one writer. */
export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    id: id().primaryKey(),
    withdrawalId: id('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    actorId: admin('actor_id'),
    /** A change of the state machine, `request`, or `read_payee`. */
    action: text('action').notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('withdrawal_events_of').on(table.withdrawalId, table.createdAt, table.id),
    index('withdrawal_events_of_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
);
