// A person's history: what was given, bought, applied and taken back, merged from their tables, newest first.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { PageRequest } from '../../../kit/server/db/page-cursor.ts';
import type { PaymentId } from '../../payments/domain/index.ts';
import { layPeriods, type Period, type Plan } from '../domain/index.ts';
import { listApplications } from './boosters/boosters-repo.ts';
import { type GrantSource, listGrants, readGrants } from './grants/grants-repo.ts';
import { listTakeBacks } from './grants/take-backs-repo.ts';
import { listPackPurchases } from './purchases/purchases-repo.ts';

export type HistoryEvent = {
  readonly id: string;
  readonly kind: 'vip' | 'packs' | 'applied' | 'taken_back';
  readonly createdAt: Date;
  readonly source: GrantSource | null;
  readonly plan: Plan | null;
  readonly months: number | null;
  readonly days: number | null;
  readonly begin: Date | null;
  readonly end: Date | null;
  readonly packs: number;
  /** Of what was taken back: all that was left, whereupon it runs no longer. */
  readonly isWhole: boolean;
  readonly amountFen: number | null;
  readonly paymentId: PaymentId | null;
};

const NOTHING = {
  source: null,
  plan: null,
  months: null,
  days: null,
  begin: null,
  end: null,
  packs: 0,
  isWhole: false,
  amountFen: null,
  paymentId: null,
} as const;

type PageOf = PageRequest & { readonly userId: UserId };

/** At most `limit` events, newest first; each table is read as far as a page can need. */
export async function listHistory(db: Executor, page: PageOf): Promise<HistoryEvent[]> {
  const events = [
    ...(await vipEvents(db, page)),
    ...(await packEvents(db, page)),
    ...(await appliedEvents(db, page)),
    ...(await takeBackEvents(db, page)),
  ];
  return events.toSorted(newestFirst).slice(0, page.limit);
}

const newestFirst = (one: HistoryEvent, other: HistoryEvent) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

async function vipEvents(db: Executor, page: PageOf): Promise<HistoryEvent[]> {
  const rows = await listGrants(db, page);
  if (rows.length === 0) return [];
  const periods = layPeriods(await readGrants(db, page.userId));
  const found = new Map<string, Period>(periods.map((period) => [period.grantId, period]));
  return rows.map(({ grant: { id, createdAt, source, months, days, beginsAt, endsAt }, purchase }) => ({
    ...NOTHING,
    id,
    kind: 'vip',
    createdAt,
    source,
    plan: purchase?.plan ?? null,
    months,
    days,
    begin: found.get(id)?.begin ?? beginsAt,
    end: found.get(id)?.end ?? endsAt,
    amountFen: purchase?.amountFen ?? null,
    paymentId: purchase?.id ?? null,
  }));
}

async function packEvents(db: Executor, page: PageOf): Promise<HistoryEvent[]> {
  const rows = await listPackPurchases(db, page);
  return rows.map(({ id, fulfilledAt, createdAt, quantity, amountFen }) => ({
    ...NOTHING,
    id,
    kind: 'packs',
    createdAt: fulfilledAt ?? createdAt,
    packs: quantity,
    amountFen,
    paymentId: id,
  }));
}

async function appliedEvents(db: Executor, page: PageOf): Promise<HistoryEvent[]> {
  const rows = await listApplications(db, page);
  return rows.map(({ id, createdAt }) => ({ ...NOTHING, id, kind: 'applied', createdAt, packs: 1 }));
}

async function takeBackEvents(db: Executor, page: PageOf): Promise<HistoryEvent[]> {
  const rows = await listTakeBacks(db, page);
  return rows.map(({ takeBack: { id, createdAt, days, packs, isWhole, amountFen }, purchase }) => ({
    ...NOTHING,
    id,
    kind: 'taken_back',
    createdAt,
    plan: purchase?.plan ?? null,
    days: purchase?.plan === null ? null : days,
    packs,
    isWhole,
    amountFen: purchase ? amountFen : null,
    paymentId: purchase?.id ?? null,
  }));
}
