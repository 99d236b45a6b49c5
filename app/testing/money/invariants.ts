// What must hold of money and minutes whatever happened, counted again from the rows, by arithmetic of its own.

import { expect } from 'vitest';
import { type Grant, layPeriods } from '../../../features/membership/domain/index.ts';
import { readMembership } from '../../../features/membership/server/api.ts';
import { type GivenRow, HELD, type MoneyFacts, readFacts } from './facts.ts';
import type { MoneyRun } from './run.ts';
import type { MoneyWorld } from './world.ts';

type Check = (run: MoneyRun, facts: MoneyFacts) => void | Promise<void>;

/** Holds after every step, however much is still under way. */
const ALWAYS: readonly Check[] = [
  checkFloors,
  checkCaptures,
  checkRefunds,
  checkMembership,
  checkBoosters,
  checkStudy,
  checkRewards,
  checkCommission,
  checkWithdrawals,
  checkOrders,
];

/** Throws what does not hold of a run, with the place of the run in its world. */
export async function checkMoney({ fixture, runs }: MoneyWorld, checks = ALWAYS): Promise<void> {
  const facts = await readFacts(fixture, runs);
  for (const [place, run] of runs.entries()) {
    const ofRun = facts[place];
    if (!ofRun) throw new Error('a run has no facts');
    for (const check of checks) {
      try {
        await check(run, ofRun);
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        throw new Error(`run ${place}, ${check.name}: ${said}`, { cause: error });
      }
    }
  }
}

/** Holds once everything was told and the clocks have run on: nothing is open that could be closed. */
export const checkSettled = (world: MoneyWorld): Promise<void> =>
  checkMoney(world, [...ALWAYS, checkNothingOpen, checkOrdersOver]);

function checkNothingOpen(run: MoneyRun, { attempts, sums }: MoneyFacts): void {
  const captured = attempts.map(({ ref }) => ref);
  for (const { id, payment_status } of run.sessions()) {
    if (payment_status === 'paid') expect(captured, 'money at Stripe that we do not know').toContain(id);
  }
  expect(sums.open, 'payments and refunds under way').toBe(0);
}

/** Nobody has less than nothing; only what is owed lies below zero, and never above. */
function checkFloors(_: MoneyRun, { balance }: MoneyFacts): void {
  for (const kind of HELD) expect(balance(kind), kind).toBeGreaterThanOrEqual(0);
  expect(balance('commission_debt'), 'what is owed').toBeLessThanOrEqual(0);
}

/** What came in is what the bank was paid, each money once; and everything that came in was earned, or is going back. */
function checkCaptures(run: MoneyRun, { attempts, sums, balance }: MoneyFacts): void {
  const paid = new Map(run.sessions().map((session) => [session.id, session]));
  const captured = new Set(attempts.map(({ ref }) => ref));
  for (const attempt of attempts) {
    if (attempt.provider !== 'stripe') continue;
    expect(paid.get(attempt.ref)?.payment_status).toBe('paid');
    expect(attempt.captured).toBe(paid.get(attempt.ref)?.amount_total);
  }
  for (const { session, wasDelivered } of run.sent) {
    if (!wasDelivered || session.payment_status !== 'paid') continue;
    expect(captured, 'what Stripe has told').toContain(session.id);
  }
  expect(sums.captured, 'came in = earned + sent back by itself').toBe(sums.fulfilled + sums.by_itself);
  expect(sums.revenue, 'revenue = earned - given back').toBe(sums.fulfilled - sums.requested);
  expect(balance('customer_prepaid'), 'nothing lies between').toBe(0);
}

/** No money is given back twice, none beyond what came in, and what is on its way lies in an account of its own. */
function checkRefunds(run: MoneyRun, { refunds }: MoneyFacts): void {
  for (const { state, amount, balance } of refunds) {
    expect(balance, `in flight while ${state}`).toBe(state === 'succeeded' ? 0 : amount);
  }
  const atStripe = run.stripeRefunds().filter(({ status }) => status !== 'failed');
  const ids = atStripe.flatMap(({ metadata }) => metadata['refund_id'] ?? []);
  expect(new Set(ids).size, 'one refund, one payment back').toBe(ids.length);
  for (const id of ids) expect(refunds.map((row) => row.id)).toContain(id);
  for (const { id, amount_total, payment_intent } of run.sessions()) {
    const back = atStripe.filter((refund) => refund.payment_intent === payment_intent);
    expect(sumOf(back), id).toBeLessThanOrEqual(payment_intent === null ? 0 : amount_total);
  }
  const requested = refunds.filter(({ origin }) => GIVEN_BACK.includes(origin));
  for (const [payment, rows] of Map.groupBy(requested, ({ payment }) => payment)) {
    expect(sumOf(rows), `${payment} refunded beyond its price`).toBeLessThanOrEqual(rows[0]?.price ?? 0);
  }
}

const GIVEN_BACK = [
  'requested',
  'goodwill',
  'withdrawn',
  'outside',
  'dispute',
  'order_cancelled',
  'order_difference',
  'thing_dropped',
  'claim',
];

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Clocks of the process and of the database are some milliseconds apart, and a moment may pass in the midst of a step. */
const APART_MS = 120_000;

/** VIP ends neither before what was paid and claimed is over, nor after. */
async function checkMembership({ fixture, learner }: MoneyRun, { sums, given }: MoneyFacts): Promise<void> {
  expect(sums.grants, 'one grant for each thing that gives one').toBe(given.length);
  const { vipUntil } = await readMembership(fixture.db, learner.id, new Date());
  for (const { id, earned, at } of given) {
    expect(Math.abs(at.getTime() - earned.getTime()), `${id} given when it was earned`).toBeLessThan(
      APART_MS,
    );
  }
  const periods = layPeriods(given.map(grantOf));
  const ends = periods.map(({ begin, end }) => (end > begin ? end.getTime() : 0));
  expect(vipUntil?.getTime() ?? 0, 'VIP as long as it was paid, and no longer').toBe(Math.max(0, ...ends));
}

function grantOf({ id, months, days, at, zone, taken, whole }: GivenRow): Grant {
  const span = months === null ? { days: days ?? 0 } : { months };
  return { id, grantedAt: at, span, zone, takenBack: whole ? { cutAt: whole, daysBefore: taken } : taken };
}

const BOOSTER_SECONDS = 900;

function checkBoosters(_: MoneyRun, { sums, balance }: MoneyFacts): void {
  const left = sums.packs_bought - sums.packs_taken - sums.packs_applied;
  expect(balance('minutes_boosters')).toBe(left * BOOSTER_SECONDS);
  expect(sums.packs_most, 'applied in a month').toBeLessThanOrEqual(3);
}

/** The most that a day gives here, see the settings of the test. */
const DAY_SECONDS = 240;

/** Every second that was given is left, used or run out; what was counted was given, and really passed. */
function checkStudy(run: MoneyRun, { sums, balance }: MoneyFacts): void {
  const extra = sums.packs_applied * BOOSTER_SECONDS;
  const used = balance('minutes_used');
  const rest = balance('minutes_allowance') + balance('minutes_extra');
  expect(rest + used + sums.expired_seconds, 'given = left + used + run out').toBe(sums.given + extra);
  expect(used + sums.unbooked, 'counted = booked + on the clock').toBe(sums.counted);
  expect(sums.beyond, 'a day takes no more than was given').toBeLessThanOrEqual(extra);
  expect(sums.most_given).toBeLessThanOrEqual(DAY_SECONDS);
  expect(sums.counted, 'no more than passed').toBeLessThanOrEqual(run.studiedAtMost);
}

function checkRewards({ succeeded }: MoneyRun, { tiers }: MoneyFacts): void {
  for (const tier of tiers) {
    expect(succeeded, `claimed ${tier}`).toBeGreaterThanOrEqual(tier === 'first' ? 2 : 4);
  }
}

/** `amount × part ÷ whole`, half up. */
const shareOf = (amount: number, part: number, whole: number) =>
  Math.floor((2 * amount * part + whole) / (2 * whole));

/** All commission that was earned and not taken back lies in one pocket or has been paid out. */
function checkCommission(_: MoneyRun, { earnings, orders, withdrawals, balance }: MoneyFacts): void {
  const ofOrders = orders.reduce((sum, { earned, reversed }) => sum + (earned ?? 0) - (reversed ?? 0), 0);
  const earned = earnings.reduce((sum, { amount, refunded }) => {
    const commission = shareOf(amount, 2000, 10_000);
    return sum + commission - shareOf(commission, refunded, amount);
  }, ofOrders);
  const out = withdrawals.filter(({ state }) => !['rejected', 'failed', 'cancelled'].includes(state));
  const [available, owed] = [balance('commission_available'), 0 - balance('commission_debt')];
  expect(balance('commission_pending') + available - owed + sumOf(out)).toBe(earned);
  expect(Math.min(available, owed), 'nobody owes who has').toBe(0);
}

function checkWithdrawals(_: MoneyRun, { withdrawals }: MoneyFacts): void {
  for (const { state, amount, balance, entries, first, second } of withdrawals) {
    const isOver = ['paid', 'failed', 'rejected', 'cancelled'].includes(state);
    expect(balance, `in flight while ${state}`).toBe(isOver ? 0 : amount);
    expect(entries, 'in once and out once').toBe(isOver ? 2 : 1);
    const isApproved = ['approved', 'submitted', 'unknown', 'paid', 'failed'].includes(state);
    if (isApproved) expect(first).not.toBeNull();
    if (isApproved && amount > 500) expect(second, 'a second pair of eyes').not.toBeNull();
    if (second !== null) expect(second).not.toBe(first);
  }
}

/** Ten per cent of the service fee, as the settings of the start say. */
const ORDER_FEE_RATE = 1000;

/** Every order has come to an end by then, at which `checkOrders` finds its escrow empty. */
function checkOrdersOver(_: MoneyRun, { orders }: MoneyFacts): void {
  for (const { stage } of orders) expect(['delivered', 'cancelled'], 'the end of an order').toContain(stage);
}

/** What was paid for an order lies in its escrow until it ends, and nothing of it afterwards; a delivered one has earned once. */
function checkOrders(_: MoneyRun, { orders }: MoneyFacts): void {
  for (const { stage, isPaid, fee, escrow, paid, back, earned, reversed, ...row } of orders) {
    expect(row.total, 'it costs what its lines come to').toBe(row.priced);
    expect(row.refunded, 'it knows what came back of it').toBe(back);
    const isOver = stage === 'delivered' || stage === 'cancelled';
    expect(escrow, `escrow while ${stage}`).toBe(isOver ? 0 : paid - back);
    expect(back, 'given back beyond what came in').toBeLessThanOrEqual(paid);
    expect(isPaid, `paid while ${stage}`).toBe(paid > 0);
    if (stage === 'delivered') {
      expect(paid - back, 'no more is kept than it really cost').toBeLessThanOrEqual(row.cost);
      if (row.bill !== null) expect(row.shipping, 'the carrier gets what its bill says').toBe(row.bill);
    }
    const commission = shareOf(fee, ORDER_FEE_RATE, 10_000);
    expect(earned, `earned while ${stage}`).toBe(stage === 'delivered' && commission > 0 ? commission : null);
    expect(reversed ?? 0, 'taken back of what was earned').toBeLessThanOrEqual(earned ?? 0);
  }
}
