// The tables of the ledger; the triggers that enforce their rules are in `tables.sql`.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { type AccountKind, type Asset, CHECK_SCOPES, type MinorUnits } from '../domain/index.ts';

// The database holds every amount within what a number keeps exactly, so reading it as a number loses nothing.
const amount = (name: string) => bigint(name, { mode: 'number' }).$type<MinorUnits>();
const asset = () => text('asset').$type<Asset>().notNull();

/** Opened once, never changed: balance and count of entries are kept by the trigger that books an entry. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    /** Of a person, order, withdrawal or provider; empty for the house. No reference: the ledger outlives them all. */
    ownerId: text('owner_id').notNull().default(''),
    asset: asset(),
    floor: amount('floor'),
    // The mark of zero, which needs no check.
    balance: amount('balance').notNull().default(sql`0`),
    entryCount: bigint('entry_count', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_accounts_once').on(table.kind, table.ownerId),
    index('ledger_accounts_of_owner').on(table.ownerId),
    index('ledger_accounts_newest').on(table.createdAt, table.id),
    index('ledger_accounts_of_kind').on(table.kind, table.createdAt, table.id),
    check('ledger_accounts_asset_known', sql`${table.asset} in ('CNY', 'MINUTES')`),
    check('ledger_accounts_floor_zero', sql`${table.floor} = 0`),
    check('ledger_accounts_floor_held', sql`${table.balance} >= ${table.floor}`),
    check('ledger_accounts_exact', sql`abs(${table.balance}) <= 9007199254740991`),
  ],
);

/** One booking, never changed. */
export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: id().primaryKey(),
    key: text('key').notNull(),
    /** SHA-256 of the canonical text of the content, in hexadecimal. */
    hash: text('hash').notNull(),
    kind: text('kind').notNull(),
    /** No reference: the ledger outlives people. */
    actorId: id('actor_id').$type<UserId>(),
    note: text('note').notNull().default(''),
    reverses: id('reverses').references((): AnyPgColumn => ledgerJournals.id),
    /** How many entries it has, so that none can be added later. */
    entryCount: integer('entry_count').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_journals_key').on(table.key),
    uniqueIndex('ledger_journals_reversed_once').on(table.reverses).where(sql`${table.reverses} is not null`),
    index('ledger_journals_of_kind').on(table.kind, table.createdAt, table.id),
    check('ledger_journals_not_empty', sql`${table.entryCount} > 0`),
  ],
);

/** What a journal does to one account, never changed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    journalId: id('journal_id')
      .notNull()
      .references(() => ledgerJournals.id),
    accountId: id('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    asset: asset(),
    amount: amount('amount').notNull(),
    /** The entry's number in its account, from 1, and the balance with it: both given by the database. */
    number: bigint('number', { mode: 'number' }).notNull(),
    balanceAfter: amount('balance_after').notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entries_key', columns: [table.journalId, table.accountId] }),
    uniqueIndex('ledger_entries_statement').on(table.accountId, table.number),
    check('ledger_entries_move', sql`${table.amount} <> 0`),
    check('ledger_entries_exact', sql`abs(${table.amount}) <= 9007199254740991`),
  ],
);

/** How far the entries of an account are checked: the nightly check goes on from here, the whole one compares. */
export const ledgerSeals = pgTable('ledger_seals', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => ledgerAccounts.id),
  entryCount: bigint('entry_count', { mode: 'number' }).notNull(),
  balance: bigint('balance', { mode: 'bigint' }).notNull(),
  /** See `Position` in `checking/position.ts`. */
  fingerprint: numeric('fingerprint').notNull(),
  sealedAt: moment('sealed_at').notNull().defaultNow(),
});

/** The whole check that is under way: where it goes on after an interruption. One row at most. */
export const ledgerWholeChecks = pgTable(
  'ledger_whole_checks',
  {
    id: smallint('id').primaryKey(),
    /** Where it is, as `checking/walk.ts` writes it. */
    walk: jsonb('walk').notNull(),
    findingCount: bigint('finding_count', { mode: 'number' }).notNull(),
    findings: jsonb('findings').notNull(),
    beganAt: moment('began_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('ledger_whole_checks_one', sql`${table.id} = 1`)],
);

/** What each check has found. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: id().primaryKey(),
    /** What is new since the check before, or all of the ledger. */
    scope: text('scope', { enum: CHECK_SCOPES }).notNull(),
    /** Null for those that run by themselves. */
    actorId: id('actor_id').$type<UserId>(),
    accounts: bigint('accounts', { mode: 'number' }).notNull(),
    journals: bigint('journals', { mode: 'number' }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
    findingCount: bigint('finding_count', { mode: 'number' }).notNull(),
    /** The first of them. */
    findings: jsonb('findings').notNull(),
    tookMs: integer('took_ms').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('ledger_checks_newest').on(table.scope, table.createdAt, table.id)],
);
