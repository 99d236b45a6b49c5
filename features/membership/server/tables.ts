// The membership's tables. What was granted and taken back is append-only, by triggers in the migration "membership".

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import type { PaymentId } from '../../payments/domain/index.ts';

const owner = () =>
  id('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What somebody set out to buy, at the price they were shown; its payment has the same id. */
export const membershipPurchases = pgTable(
  'membership_purchases',
  {
    id: id().$type<PaymentId>().primaryKey(),
    /** Null once the person has gone: what was sold stays in the books. */
    userId: id('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** VIP for so long; null for booster packs. */
    plan: text('plan', { enum: ['month', 'quarter', 'year'] }),
    quantity: integer('quantity').notNull(),
    unitFen: integer('unit_fen').notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** The version of the prices; null for those the product came with. */
    pricesVersion: id('prices_version'),
    /** When it was paid and given. */
    fulfilledAt: moment('fulfilled_at'),
    /** Seconds that its buyer had studied before on the day it was given, by the buyer's calendar. */
    studiedBefore: integer('studied_before').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('membership_purchases_of_user').on(table.userId, table.createdAt, table.id),
    index('membership_purchases_given')
      .on(table.userId, table.fulfilledAt, table.id)
      .where(sql`${table.fulfilledAt} is not null`),
    check('membership_purchases_plan_known', sql`${table.plan} in ('month', 'quarter', 'year')`),
    check('membership_purchases_amount', sql`${table.amountFen} = ${table.unitFen} * ${table.quantity}`),
    check('membership_purchases_some', sql`${table.quantity} > 0 and ${table.unitFen} > 0`),
  ],
);

/** VIP given to a person: so many months or days, behind all that was given before. Never changed. */
export const membershipGrants = pgTable(
  'membership_grants',
  {
    id: id().primaryKey(),
    userId: owner(),
    /** Names the one event that this grant is for, such as `purchase:…`. */
    key: text('key').notNull(),
    source: text('source', { enum: ['purchase', 'referral', 'admin', 'restored'] }).notNull(),
    months: integer('months'),
    days: integer('days'),
    /** Whose calendar counts the months. */
    zone: text('zone').notNull(),
    /** As it stood when it was granted; what is refunded before it later draws it forward. */
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    purchaseId: id('purchase_id').references(() => membershipPurchases.id),
    /** Null for the system itself. */
    actorId: id('actor_id').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('membership_grants_key').on(table.key),
    uniqueIndex('membership_grants_of_purchase').on(table.purchaseId),
    index('membership_grants_of_user').on(table.userId, table.createdAt, table.id),
    index('membership_grants_end').on(table.endsAt),
    check('membership_grants_span', sql`num_nonnulls(${table.months}, ${table.days}) = 1`),
    check('membership_grants_some', sql`coalesce(${table.months}, ${table.days}) > 0`),
  ],
);

/** What a refund took back of a purchase, or what of a reward was taken back: days of VIP, or booster packs. Never changed. */
export const membershipTakeBacks = pgTable(
  'membership_take_backs',
  {
    /** The refund's own. */
    id: id().primaryKey(),
    userId: owner(),
    purchaseId: id('purchase_id').references(() => membershipPurchases.id),
    /** What was given for no money, and is taken back for none. */
    grantId: id('grant_id').references(() => membershipGrants.id, { onDelete: 'cascade' }),
    amountFen: integer('amount_fen').notNull(),
    /** Days off the end of the purchase's VIP. */
    days: integer('days').notNull().default(0),
    /** `days` are all that was left of the period at this moment; however long it would become, nothing more of it comes. */
    isWhole: boolean('is_whole').notNull().default(false),
    packs: integer('packs').notNull().default(0),
    /** Money went back, and nothing was taken for it. */
    isGoodwill: boolean('is_goodwill').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('membership_take_backs_of_purchase').on(table.purchaseId),
    index('membership_take_backs_of_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('membership_take_backs_of_grant').on(table.grantId),
    check('membership_take_backs_of_one', sql`num_nonnulls(${table.purchaseId}, ${table.grantId}) = 1`),
    check(
      'membership_take_backs_goodwill',
      sql`not ${table.isGoodwill} or (${table.days} = 0 and ${table.packs} = 0 and not ${table.isWhole})`,
    ),
    check(
      'membership_take_backs_some',
      sql`case when ${table.grantId} is null then ${table.amountFen} > 0 else ${table.amountFen} = 0 and ${table.isWhole} end`,
    ),
  ],
);

/** A booster pack that was applied, with its number in the month of the learner's calendar. */
export const boosterApplications = pgTable(
  'booster_applications',
  {
    id: id().primaryKey(),
    userId: owner(),
    /** yyyy-mm. */
    month: text('month').notNull(),
    number: integer('number').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('booster_applications_once').on(table.userId, table.month, table.number),
    index('booster_applications_of_user').on(table.userId, table.createdAt, table.id),
    check('booster_applications_number', sql`${table.number} > 0`),
  ],
);
