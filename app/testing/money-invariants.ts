// What must hold of money and minutes whatever happened, counted again from the rows, by arithmetic of its own.

import { expect } from 'vitest';
import { type Grant, layPeriods, PLAN_MONTHS } from '../../features/membership/domain/index.ts';
import type { MoneyRun } from './money-run.ts';

type Row = Readonly<Record<string, number>>;

/** Holds after every step, however much is still under way. */
export async function checkMoney(run: MoneyRun): Promise<void> {
  await checkCaptures(run);
  await checkRefunds(run);
  await checkMembership(run);
  await checkBoosters(run);
  await checkStudy(run);
  await checkRewards(run);
  await checkCommission(run);
  await checkWithdrawals(run);
}

/** Holds once everything was told and the clocks have run on: nothing is open that could be closed. */
export async function checkSettled(run: MoneyRun): Promise<void> {
  await checkMoney(run);
  const captured = new Set((await attemptsOf(run)).map(({ provider_ref }) => provider_ref));
  for (const { id, payment_status } of run.sessions()) {
    if (payment_status === 'paid') expect(captured, 'money at Stripe that we do not know').toContain(id);
  }
  const open = await run.house.ask(
    `select p.state from payments p where payer_id = $1 and
       (state in ('created', 'processing', 'unknown', 'failed')
        or exists (select 1 from payment_refunds r where r.payment_id = p.id and r.state in ('created', 'submitted', 'unknown')
          and not exists (select 1 from jsonb_array_elements_text($2) as pending where pending = r.id::text)))`,
    [
      run.learner.id,
      JSON.stringify(
        run
          .stripeRefunds()
          .filter(({ status }) => status === 'pending')
          .map(({ metadata }) => metadata['refund_id']),
      ),
    ],
  );
  expect(open).toEqual([]);
}

const one = async (run: MoneyRun, text: string, values: unknown[] = [run.learner.id]): Promise<Row> => {
  const [row] = await run.house.ask<Row>(text, values);
  if (!row) throw new Error('a count has no row');
  return row;
};

const balanceOf = async (run: MoneyRun, kind: string, owner: string) =>
  (
    await one(
      run,
      `select coalesce(sum(balance), 0)::int as balance from ledger_accounts where kind = $1 and owner_id = $2`,
      [kind, owner],
    )
  )['balance'] ?? 0;

type AttemptRow = {
  readonly payment_id: string;
  readonly provider_ref: string;
  readonly provider: string;
  readonly captured_fen: string;
};

const attemptsOf = (run: MoneyRun) =>
  run.house.ask<AttemptRow>(
    `select a.* from payment_attempts a join payments p on p.id = a.payment_id
     where p.payer_id = $1 and a.captured_fen > 0`,
    [run.learner.id],
  );

/** What came in is what the bank was paid, each money once; and everything that came in was earned, or is going back. */
async function checkCaptures(run: MoneyRun): Promise<void> {
  const paid = new Map(run.sessions().map((session) => [session.id, session]));
  const attempts = await attemptsOf(run);
  const captured = new Set(attempts.map(({ provider_ref }) => provider_ref));
  for (const { provider, provider_ref, captured_fen } of attempts) {
    const session = paid.get(provider_ref);
    if (provider === 'stripe') {
      expect(session?.payment_status).toBe('paid');
      expect(Number(captured_fen)).toBe(session?.amount_total);
    }
  }
  for (const { session, wasDelivered } of run.sent) {
    if (!wasDelivered || session.payment_status !== 'paid') continue;
    expect(captured, 'what Stripe has told').toContain(session.id);
  }
  const row = await one(
    run,
    `with mine as (select * from payments where payer_id = $1),
      given as (select r.* from payment_refunds r join mine on mine.id = r.payment_id),
      booked as (select e.amount, a.kind from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_journals j on j.id = e.journal_id, mine
        where a.kind = 'revenue' and (j.key = 'purchase:' || mine.id || ':earned'
          or j.key in (select 'refund:' || id || ':taken_back' from given where given.payment_id = mine.id)))
     select (select coalesce(sum(captured_fen), 0) from payment_attempts a join mine on mine.id = a.payment_id)::int as captured,
      (select coalesce(sum(amount_fen), 0) from mine where outcome = 'fulfilled')::int as fulfilled,
      (select coalesce(sum(amount_fen), 0) from given where origin in ('duplicate', 'unfulfillable'))::int as by_itself,
      (select coalesce(sum(amount_fen), 0) from given where origin = 'requested')::int as requested,
      (select coalesce(sum(amount), 0) from booked)::int as revenue`,
  );
  expect(row['captured'], 'came in = earned + sent back by itself').toBe(
    (row['fulfilled'] ?? 0) + (row['by_itself'] ?? 0),
  );
  expect(row['revenue'], 'revenue = earned - given back').toBe(
    (row['fulfilled'] ?? 0) - (row['requested'] ?? 0),
  );
  expect(await balanceOf(run, 'customer_prepaid', run.learner.id), 'nothing lies between').toBe(0);
}

/** No money is given back twice, none beyond what came in, and what is on its way lies in an account of its own. */
async function checkRefunds(run: MoneyRun): Promise<void> {
  const rows = await run.house.ask<{ id: string; state: string; amount_fen: string; balance: string }>(
    `select r.id, r.state, r.amount_fen, coalesce(a.balance, 0) as balance from payment_refunds r
     join payments p on p.id = r.payment_id
     left join ledger_accounts a on a.kind = 'refund_in_flight' and a.owner_id = r.id::text where p.payer_id = $1`,
    [run.learner.id],
  );
  for (const { state, amount_fen, balance } of rows) {
    expect(Number(balance), `in flight while ${state}`).toBe(state === 'succeeded' ? 0 : Number(amount_fen));
  }
  const atStripe = run.stripeRefunds().filter(({ status }) => status !== 'failed');
  const ids = atStripe.map(({ metadata }) => metadata['refund_id']);
  expect(new Set(ids).size, 'one refund, one payment back').toBe(ids.length);
  for (const id of ids) expect(rows.map((row) => row.id)).toContain(id);
  for (const { id, amount_total, payment_intent } of run.sessions()) {
    const back = atStripe.filter(
      (refund) => refund.payment_intent === payment_intent && payment_intent !== null,
    );
    expect(
      back.reduce((sum, { amount }) => sum + amount, 0),
      id,
    ).toBeLessThanOrEqual(amount_total);
  }
  const over = await run.house.ask(
    `select p.id from payments p join payment_refunds r on r.payment_id = p.id and r.origin = 'requested'
     where payer_id = $1 group by p.id having sum(r.amount_fen) > p.amount_fen`,
    [run.learner.id],
  );
  expect(over, 'refunded beyond its price').toEqual([]);
}

type GivenRow = {
  readonly id: string;
  readonly months: number | null;
  readonly days: number | null;
  readonly at: Date;
  readonly zone: string;
  readonly taken: number;
  readonly whole: boolean;
};

/** Clocks of the process and of the database are some milliseconds apart. */
const APART_MS = 60_000;

/** VIP ends neither before what was paid and claimed is over, nor after. */
async function checkMembership(run: MoneyRun): Promise<void> {
  const plans = JSON.stringify(PLAN_MONTHS);
  const given = await run.house.ask<GivenRow>(
    `select p.id::text, ($2::jsonb ->> m.plan)::int as months, null::int as days, p.settled_at as at, g.zone,
       coalesce((select sum(days) from membership_take_backs t where t.purchase_id = p.id), 0)::int as taken,
       coalesce((select bool_or(is_whole) from membership_take_backs t where t.purchase_id = p.id), false) as whole
     from payments p join membership_purchases m on m.id = p.id
     left join membership_grants g on g.purchase_id = p.id
     where p.payer_id = $1 and p.outcome = 'fulfilled' and m.plan is not null
     union all
     select r.tier, case r.tier when 'second' then 1 end, case r.tier when 'first' then 3 end, r.claimed_at, g.zone, 0, false
     from referral_rewards r left join membership_grants g on g.key = 'referral:' || r.user_id || ':' || r.tier
     where r.user_id = $1`,
    [run.learner.id, plans],
  );
  const { grants } = await one(
    run,
    'select count(*)::int as grants from membership_grants where user_id = $1',
  );
  expect(grants, 'one grant for each thing that gives one').toBe(given.length);
  const { vipUntil } = await run.learner.api.membership.overview();
  const endIf = (shift: number) => {
    const periods = layPeriods(given.map((row) => grantOf(row, shift)));
    return Math.max(0, ...periods.map(({ begin, end }) => (end > begin ? end.getTime() : 0)));
  };
  const until = vipUntil === null ? 0 : Date.parse(vipUntil);
  expect(until, 'VIP as long as it was paid').toBeGreaterThanOrEqual(endIf(-APART_MS));
  expect(until, 'and no longer').toBeLessThanOrEqual(endIf(APART_MS));
}

function grantOf({ id, months, days, at, zone, taken, whole }: GivenRow, shift: number): Grant {
  const span = months === null ? { days: days ?? 0 } : { months };
  return {
    id,
    grantedAt: new Date(at.getTime() + shift),
    span,
    zone,
    takenBack: whole ? 'whole' : taken,
  };
}

async function checkBoosters(run: MoneyRun): Promise<void> {
  const row = await one(
    run,
    `select (select coalesce(sum(m.quantity), 0) from payments p join membership_purchases m on m.id = p.id
        where p.payer_id = $1 and m.plan is null and p.outcome = 'fulfilled')::int as bought,
      (select coalesce(sum(packs), 0) from membership_take_backs where user_id = $1)::int as taken,
      (select count(*) from booster_applications where user_id = $1)::int as applied,
      (select coalesce(max(n), 0) from (select count(*) as n from booster_applications where user_id = $1 group by month) as m)::int
        as most`,
  );
  const left = (row['bought'] ?? 0) - (row['taken'] ?? 0) - (row['applied'] ?? 0);
  expect(await balanceOf(run, 'minutes_boosters', run.learner.id)).toBe(left * 900);
  expect(row['most'], 'applied in a month').toBeLessThanOrEqual(3);
}

/** Every second that was given is left, used or run out; what was counted was given, and really passed. */
async function checkStudy(run: MoneyRun): Promise<void> {
  const row = await one(
    run,
    `select (select coalesce(sum(given_seconds), 0) from study_days where user_id = $1)::int as given,
      (select coalesce(sum(counted_seconds), 0) from study_days where user_id = $1)::int as counted,
      (select coalesce(max(given_seconds), 0) from study_days where user_id = $1)::int as most,
      (select coalesce(sum(greatest(0, counted_seconds - given_seconds)), 0) from study_days where user_id = $1)::int as beyond,
      (select count(*) * 900 from booster_applications where user_id = $1)::int as extra,
      (select coalesce(sum(unbooked_allowance + unbooked_extra), 0) from study_clocks where user_id = $1)::int as unbooked,
      (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_journals j on j.id = e.journal_id
        join ledger_accounts a on a.id = e.account_id
        where a.kind = 'minutes_expired' and j.key like 'study:' || $1::text || ':%')::int as expired`,
  );
  const held = async (kind: string) => balanceOf(run, kind, run.learner.id);
  const used = await held('minutes_used');
  const extra = row['extra'] ?? 0;
  const rest = (await held('minutes_allowance')) + (await held('minutes_extra'));
  expect(rest + used + (row['expired'] ?? 0), 'given = left + used + run out').toBe(
    (row['given'] ?? 0) + extra,
  );
  expect(used + (row['unbooked'] ?? 0), 'counted = booked + on the clock').toBe(row['counted']);
  expect(row['beyond'], 'a day takes no more than was given').toBeLessThanOrEqual(extra);
  expect(row['most']).toBeLessThanOrEqual(2700);
  expect(row['counted'], 'no more than passed').toBeLessThanOrEqual(run.studiedAtMost);
}

async function checkRewards(run: MoneyRun): Promise<void> {
  const rows = await run.house.ask<{ tier: string }>('select tier from referral_rewards where user_id = $1', [
    run.learner.id,
  ]);
  for (const { tier } of rows) {
    expect(run.succeeded, `claimed ${tier}`).toBeGreaterThanOrEqual(tier === 'first' ? 10 : 20);
  }
}

/** `amount × part ÷ whole`, half up. */
const shareOf = (amount: number, part: number, whole: number) =>
  Math.floor((2 * amount * part + whole) / (2 * whole));

/** All commission that was earned and not taken back lies in one pocket or has been paid out. */
async function checkCommission(run: MoneyRun): Promise<void> {
  const rows = await run.house.ask<{ amount: number; refunded: number }>(
    `select p.amount_fen::int as amount,
       coalesce((select sum(amount_fen) from payment_refunds r where r.payment_id = p.id and origin = 'requested'), 0)::int
         as refunded
     from payments p join invitations i on i.invited_id = p.payer_id
     where payer_id = $1 and outcome = 'fulfilled' and settled_at < i.created_at + interval '365 days'`,
    [run.learner.id],
  );
  const earned = rows.reduce((sum, { amount, refunded }) => {
    const commission = shareOf(amount, 2000, 10_000);
    return sum + commission - shareOf(commission, refunded, amount);
  }, 0);
  const { out } = await one(
    run,
    `select coalesce(sum(amount_fen) filter (where state not in ('rejected', 'failed', 'cancelled')), 0)::int as out
     from withdrawals where person_id = $1`,
    [run.distributor.id],
  );
  const pocket = (kind: string) => balanceOf(run, kind, run.distributor.id);
  const [available, owed] = [await pocket('commission_available'), 0 - (await pocket('commission_debt'))];
  expect((await pocket('commission_pending')) + available - owed + (out ?? 0)).toBe(earned);
  expect(Math.min(available, owed), 'nobody owes who has').toBe(0);
}

type WithdrawalRow = {
  readonly state: string;
  readonly amount: number;
  readonly balance: number;
  readonly entries: number;
  readonly first: string | null;
  readonly second: string | null;
};

async function checkWithdrawals(run: MoneyRun): Promise<void> {
  const rows = await run.house.ask<WithdrawalRow>(
    `select w.state, w.amount_fen::int as amount, a.balance::int, a.entry_count::int as entries,
       w.first_approved_by::text as first, w.second_approved_by::text as second
     from withdrawals w join ledger_accounts a on a.kind = 'withdrawal_in_flight' and a.owner_id = w.id::text
     where w.person_id = $1`,
    [run.distributor.id],
  );
  for (const { state, amount, balance, entries, first, second } of rows) {
    const isOver = ['paid', 'failed', 'rejected', 'cancelled'].includes(state);
    expect(balance, `in flight while ${state}`).toBe(isOver ? 0 : amount);
    expect(entries, 'in once and out once').toBe(isOver ? 2 : 1);
    const isApproved = ['approved', 'submitted', 'unknown', 'paid', 'failed'].includes(state);
    if (isApproved) expect(first).not.toBeNull();
    if (isApproved && amount > 5000) expect(second, 'a second pair of eyes').not.toBeNull();
    if (second !== null) expect(second).not.toBe(first);
  }
}
