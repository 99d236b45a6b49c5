// What was booked on days, summed up and entry by entry: which accounts and journals a sum is of is declared by the app.

import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { type Days, dayOf, isInDays } from '../../../../kit/server/parts/overview-part.ts';
import { type AccountKind, DAY_SUMS, type DaySum, type OpenSum } from '../../domain/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '../tables.ts';

type DaySumRule = {
  readonly account: AccountKind;
  /** Kinds: other journals that touch the account are not of this sum. */
  readonly journals: readonly string[];
  /** -1 where what leaves the account is counted. */
  readonly sign: 1 | -1;
};

type OpenRule = {
  readonly read: (db: Executor) => Promise<{ readonly fen: number; readonly count: number }>;
  /** The page that lists what it is of. */
  readonly to: string;
};

export type MoneySums = {
  readonly days: Readonly<Record<DaySum, DaySumRule>>;
  readonly open: Readonly<Record<OpenSum, OpenRule>>;
};

const isOf = ({ account, journals }: DaySumRule) =>
  and(inArray(ledgerJournals.kind, [...journals]), eq(ledgerAccounts.kind, account));

const sumOf = (rule: DaySumRule) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount} * ${sql.raw(String(rule.sign))}) filter (where ${isOf(rule)}), 0)`.mapWith(
    Number,
  );

type DayValues = { readonly day: string } & Readonly<Record<DaySum, number>>;

/** In one reading, by a range of an index over the days; the latest day first. Days without anything are not there. */
export async function readDaySums(
  db: Executor,
  rules: MoneySums['days'],
  { from, until }: Days,
): Promise<DayValues[]> {
  const day = dayOf(ledgerJournals.createdAt);
  const all = DAY_SUMS.map((name) => isOf(rules[name]));
  return db
    .select({
      day,
      received: sumOf(rules.received),
      paid_to_sellers: sumOf(rules.paid_to_sellers),
      paid_to_carriers: sumOf(rules.paid_to_carriers),
      refunded: sumOf(rules.refunded),
      income: sumOf(rules.income),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isInDays(ledgerJournals.createdAt, { from, until }), or(...all)))
    .groupBy(day)
    .orderBy(desc(day));
}

/** One sum of each day. */
export async function readDaySum(db: Executor, rule: DaySumRule, days: Days) {
  const day = dayOf(ledgerJournals.createdAt);
  return db
    .select({ day, value: sumOf(rule) })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isOf(rule), isInDays(ledgerJournals.createdAt, days)))
    .groupBy(day);
}

/** The entries of a sum, the newest first; with their amounts as the sum counts them. */
export async function listDayEntries(
  db: Executor,
  rule: DaySumRule,
  { before, limit, ...days }: Days & PageRequest,
) {
  const { id, kind, key, note, createdAt } = ledgerJournals;
  return db
    .select({
      id,
      kind,
      key,
      note,
      createdAt,
      amount: sql<number>`${ledgerEntries.amount} * ${rule.sign}`.mapWith(Number),
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isOf(rule), isInDays(ledgerJournals.createdAt, days), olderThan(ledgerJournals, before)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** All accounts of a kind together, and how many of them hold anything. */
export async function sumOfKind(db: Executor, kind: AccountKind) {
  const [found] = await db
    .select({
      fen: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)`.mapWith(Number),
      count: sql<number>`count(*) filter (where ${ledgerAccounts.balance} <> 0)`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, kind));
  return found ?? { fen: 0, count: 0 };
}
