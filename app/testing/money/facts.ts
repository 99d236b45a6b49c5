// Reads what the rows say of the people of a world, in a few statements for all of them together.

import { PLAN_MONTHS } from '../../../features/membership/domain/index.ts';
import type { MoneyFixture } from './fixture.ts';
import type { MoneyRun } from './run.ts';

type Of<Row> = Row & { readonly person: string };

type AttemptRow = { readonly ref: string; readonly provider: string; readonly captured: number };
type RefundRow = {
  readonly id: string;
  readonly payment: string;
  readonly price: number;
  readonly origin: string;
  readonly state: string;
  readonly amount: number;
  readonly balance: number;
};
export type GivenRow = {
  readonly id: string;
  readonly months: number | null;
  readonly days: number | null;
  /** When it was paid or claimed, and when it was given: of two at the same moment, the second lies behind the first. */
  readonly earned: Date;
  readonly at: Date;
  readonly zone: string;
  readonly taken: number;
  /** When all that was left of it was taken. */
  readonly whole: Date | null;
};
export type OrderRow = {
  readonly stage: string;
  readonly isPaid: boolean;
  readonly fee: number;
  readonly escrow: number;
  /** What came in for it, and what went back of it. */
  readonly paid: number;
  readonly back: number;
  /** What its own row says of that, and of what it costs. */
  readonly refunded: number;
  readonly total: number;
  readonly priced: number;
  /** What it really cost as it was settled; what the carrier's bill says, null without one; what was booked for it. */
  readonly cost: number;
  readonly bill: number | null;
  readonly shipping: number | null;
  /** Its commission, and of that taken back; null where it has earned none. */
  readonly earned: number | null;
  readonly reversed: number | null;
};
type EarningRow = { readonly amount: number; readonly refunded: number };
type WithdrawalRow = {
  readonly state: string;
  readonly amount: number;
  readonly balance: number;
  readonly entries: number;
  readonly first: string | null;
  readonly second: string | null;
};
type BalanceRow = { readonly kind: string; readonly balance: number };
type Sums = Readonly<
  Record<'captured' | 'fulfilled' | 'by_itself' | 'requested' | 'revenue' | 'expired_seconds', number> &
    Record<'grants' | 'packs_bought' | 'packs_taken' | 'packs_applied' | 'packs_most', number> &
    Record<'given' | 'counted' | 'most_given' | 'beyond' | 'unbooked' | 'open', number>
>;

/** Money in fen, time in seconds; what concerns the distributor is told of them, all else of the learner. */
export type MoneyFacts = {
  readonly sums: Sums;
  readonly attempts: readonly AttemptRow[];
  readonly refunds: readonly RefundRow[];
  readonly given: readonly GivenRow[];
  readonly tiers: readonly string[];
  readonly earnings: readonly EarningRow[];
  readonly orders: readonly OrderRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  /** Of the learner's and the distributor's accounts, by kind; 0 where there is none. */
  readonly balance: (kind: string) => number;
};

const ATTEMPTS = `
  select p.payer_id as person, a.provider_ref as ref, a.provider, a.captured_fen::int as captured
  from payments p join payment_attempts a on a.payment_id = p.id
  where p.payer_id = any($1::uuid[]) and a.captured_fen > 0`;

const REFUNDS = `
  select p.payer_id as person, r.id, p.id as payment, p.amount_fen::int as price, r.origin, r.state,
    r.amount_fen::int as amount, coalesce(a.balance, 0)::int as balance
  from payments p join payment_refunds r on r.payment_id = p.id
  left join ledger_accounts a on a.kind = 'refund_in_flight' and a.owner_id = r.id::text
  where p.payer_id = any($1::uuid[])`;

/** Refunds of what was given, whoever had them made. */
const GIVEN_BACK = `('requested', 'goodwill', 'withdrawn', 'outside', 'dispute')`;

/** All that gives VIP, whether it was granted or not. */
const GIVEN = `
  select p.payer_id as person, p.id::text, ($2::jsonb ->> m.plan)::int as months, null::int as days,
    p.settled_at as earned, coalesce(g.created_at, p.settled_at) as at, g.zone, coalesce(t.days, 0)::int as taken, t.whole
  from payments p join membership_purchases m on m.id = p.id
  left join membership_grants g on g.purchase_id = p.id
  left join lateral (select sum(days) filter (where not is_whole) as days, min(created_at) filter (where is_whole) as whole
    from membership_take_backs where purchase_id = p.id) as t on true
  where p.payer_id = any($1::uuid[]) and p.outcome = 'fulfilled' and m.plan is not null
  union all
  select r.user_id, r.tier, case r.tier when 'second' then 1 end, case r.tier when 'first' then 3 end,
    r.claimed_at, coalesce(g.created_at, r.claimed_at), g.zone, 0, null::timestamptz
  from referral_rewards r left join membership_grants g on g.key = 'referral:' || r.user_id || ':' || r.tier
  where r.user_id = any($1::uuid[])`;

const EARNINGS = `
  select p.payer_id as person, p.amount_fen::int as amount,
    coalesce((select sum(amount_fen) from payment_refunds r where r.payment_id = p.id and origin in ${GIVEN_BACK}), 0)::int
      as refunded
  from payments p join invitations i on i.invited_id = p.payer_id
  where p.payer_id = any($1::uuid[]) and p.kind in ('membership', 'booster') and outcome = 'fulfilled' and settled_at < i.created_at + interval '365 days'`;

const WITHDRAWALS = `
  select w.person_id as person, w.state, w.amount_fen::int as amount, a.balance::int, a.entry_count::int as entries,
    w.first_approved_by::text as first, w.second_approved_by::text as second
  from withdrawals w left join ledger_accounts a on a.kind = 'withdrawal_in_flight' and a.owner_id = w.id::text
  where w.person_id = any($1::uuid[])`;

const ORDERS = `
  select o.payer_id as person, o.stage, o.paid_at is not null as "isPaid", o.refunded_fen::int as refunded,
    o.total_fen::int as total,
    (select sum((line ->> 'fen')::int) from jsonb_array_elements(o.price -> 'lines') as line)::int as priced, coalesce(a.balance, 0)::int as escrow,
    (select (line ->> 'fen')::int from jsonb_array_elements(o.price -> 'lines') as line where line ->> 'kind' = 'service_fee') as fee,
    (select coalesce(sum(amount_fen), 0) from payments p where p.outcome = 'fulfilled' and p.kind in ('order', 'order_balance')
      and split_part(p.reference, '/', 1) = o.id::text)::int as paid,
    (select coalesce(sum(r.amount_fen), 0) from payments p join payment_refunds r on r.payment_id = p.id
      where p.outcome = 'fulfilled' and p.kind in ('order', 'order_balance') and split_part(p.reference, '/', 1) = o.id::text
        and r.origin not in ('duplicate', 'unfulfillable', 'surplus') and r.state <> 'reversed')::int as back,
    o.total_fen::int + (select coalesce(sum((line ->> 'realFen')::int - (line ->> 'quotedFen')::int), 0)
      from jsonb_array_elements(o.settlement -> 'lines') as line)::int as cost,
    o.carrier_bill_fen::int as bill, o.shipping_fen::int as shipping,
    c.amount_fen::int as earned, c.reversed_fen::int as reversed
  from orders o left join ledger_accounts a on a.kind = 'order_escrow' and a.owner_id = o.id::text
  left join commissions c on c.source = 'order_fee' and c.reference = o.id::text
  where o.payer_id = any($1::uuid[])`;

/** Of memberships and packs; orders are counted by themselves. */
const MEMBERSHIP = `p.kind in ('membership', 'booster')`;

/** Kinds of accounts in which somebody has what is theirs. */
export const HELD = [
  ...(['customer_prepaid', 'commission_pending', 'commission_available'] as const),
  ...(['minutes_boosters', 'minutes_used', 'minutes_allowance', 'minutes_extra'] as const),
] as const;

const BALANCES = `
  select owner_id as person, kind, balance::int from ledger_accounts
  where kind = any($2::text[]) and owner_id = any($1::text[])`;

const SUMS = `
  select person.id as person,
    (select coalesce(sum(captured_fen), 0) from payments p join payment_attempts a on a.payment_id = p.id
      where p.payer_id = person.id and ${MEMBERSHIP})::int as captured,
    (select coalesce(sum(amount_fen), 0) from payments p where payer_id = person.id and outcome = 'fulfilled' and ${MEMBERSHIP})::int
      as fulfilled,
    given_back.*, booked.*, packs.*, applied.*, days.*,
    (select count(*) from membership_grants where user_id = person.id)::int as grants,
    (select coalesce(sum(packs), 0) from membership_take_backs where user_id = person.id)::int as packs_taken,
    (select coalesce(sum(unbooked_allowance + unbooked_extra), 0) from study_clocks where user_id = person.id)::int
      as unbooked,
    (select coalesce(sum(other.amount), 0) from ledger_accounts mine join ledger_entries e on e.account_id = mine.id
      join ledger_entries other on other.journal_id = e.journal_id
      join ledger_accounts a on a.id = other.account_id and a.kind = 'minutes_expired'
      where mine.kind = 'minutes_allowance' and mine.owner_id = person.id::text)::int as expired_seconds
  from unnest($1::uuid[]) as person(id)
  left join lateral (select
      coalesce(sum(r.amount_fen) filter (where origin in ('duplicate', 'unfulfillable') and ${MEMBERSHIP}), 0)::int as by_itself,
      coalesce(sum(r.amount_fen) filter (where origin in ${GIVEN_BACK} and ${MEMBERSHIP}), 0)::int as requested,
      -- A balance may be paid for months.
      (select count(*) from payments where payer_id = person.id and kind <> 'order_balance'
        and state in ('created', 'processing', 'unknown', 'failed'))::int
        + (count(*) filter (where r.state in ('created', 'submitted', 'unknown') and origin <> 'dispute'))::int as open
    from payments p join payment_refunds r on r.payment_id = p.id where p.payer_id = person.id) as given_back on true
  left join lateral (select coalesce(sum(e.amount), 0)::int as revenue
    from (select 'purchase:' || id || ':earned' from payments where payer_id = person.id
      union all select 'refund:' || r.id || ':taken_back' from payments p join payment_refunds r on r.payment_id = p.id
        where p.payer_id = person.id) as named(key)
    join ledger_journals j on j.key = named.key join ledger_entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'revenue') as booked on true
  left join lateral (select coalesce(sum(m.quantity), 0)::int as packs_bought
    from payments p join membership_purchases m on m.id = p.id
    where p.payer_id = person.id and m.plan is null and p.outcome = 'fulfilled') as packs on true
  left join lateral (select coalesce(sum(n), 0)::int as packs_applied, coalesce(max(n), 0)::int as packs_most
    from (select count(*) as n from booster_applications where user_id = person.id group by month) as months) as applied
    on true
  left join lateral (select coalesce(sum(given_seconds), 0)::int as given,
      coalesce(sum(counted_seconds), 0)::int as counted, coalesce(max(given_seconds), 0)::int as most_given,
      coalesce(sum(greatest(0, counted_seconds - given_seconds)), 0)::int as beyond
    from study_days where user_id = person.id) as days on true`;

/** In the order of the runs. */
export async function readFacts(fixture: MoneyFixture, runs: readonly MoneyRun[]): Promise<MoneyFacts[]> {
  const learners = runs.map(({ learner }) => learner.id);
  const distributors = runs.map(({ distributor }) => distributor.id);
  const by = async <Row extends object>(question: string, ...values: unknown[]) => {
    const rows = Map.groupBy(await fixture.ask<Of<Row>>(question, values), ({ person }) => person);
    return (id: string): readonly Of<Row>[] => rows.get(id) ?? [];
  };
  const sums = await by<Sums>(SUMS, learners);
  const attempts = await by<AttemptRow>(ATTEMPTS, learners);
  const refunds = await by<RefundRow>(REFUNDS, learners);
  const given = await by<GivenRow>(GIVEN, learners, JSON.stringify(PLAN_MONTHS));
  const tiers = await by<{ tier: string }>(
    'select user_id as person, tier from referral_rewards where user_id = any($1::uuid[])',
    learners,
  );
  const earnings = await by<EarningRow>(EARNINGS, learners);
  const orders = await by<OrderRow>(ORDERS, learners);
  const withdrawals = await by<WithdrawalRow>(WITHDRAWALS, distributors);
  const balances = await by<BalanceRow>(
    BALANCES,
    [...learners, ...distributors],
    [...HELD, 'commission_debt'],
  );
  return runs.map(({ learner: { id }, distributor }) => {
    const [ofLearner] = sums(id);
    if (!ofLearner) throw new Error('a learner has no sums');
    const accounts = [...balances(id), ...balances(distributor.id)];
    return {
      sums: ofLearner,
      attempts: attempts(id),
      refunds: refunds(id),
      given: given(id),
      tiers: tiers(id).map(({ tier }) => tier),
      earnings: earnings(id),
      orders: orders(id),
      withdrawals: withdrawals(distributor.id),
      balance: (kind) => accounts.find((account) => account.kind === kind)?.balance ?? 0,
    };
  });
}
