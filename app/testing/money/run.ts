// One learner, one who invited them, two admins and Stripe: does what the commands say and keeps what was told to whom, and what came of it.

import { randomUUID } from 'node:crypto';
import type { StripeMessage } from '../../../kit/server/testing/stripe-server.ts';
import type { StripeSession } from '../../../kit/server/testing/stripe-state.ts';
import { beginKnowing } from './begin-knowing.ts';
import type { Command } from './commands.ts';
import { answered, type FixturePerson, type MoneyFixture } from './fixture.ts';
import { OrderRun, orderHandlers } from './order-run.ts';
import { dispute, refundOutside } from './outside-events.ts';
import { firstIf, isDone, pick, remove, repeat, someDone } from './steps.ts';
import type { MoneyTally } from './tally.ts';

const PRICES = { month: 3900, quarter: 9900, year: 35_800, booster: 600 } as const;
const PAYEE = { method: 'bank_transfer', name: '王小明', account: '6225 8800 1234 5678' } as const;
export type Bought = {
  readonly id: string;
  readonly what: 'month' | 'quarter' | 'year' | number;
  readonly amountFen: number;
};
type Sent = { readonly session: StripeSession; readonly message: StripeMessage; wasDelivered: boolean };
const PAYING_OUT = [
  [0, 'approve'],
  [1, 'approve'],
  [0, 'submit'],
  [1, 'pay'],
] as const;

type Answer<Value> = Value | string;
type Doing<Name extends Command['do']> = Extract<Command, { do: Name }>;
/** Each says whether it has changed anything. */
type Handlers = { readonly [Name in Command['do']]: (command: Doing<Name>) => Promise<boolean> };

export type RunPeople = {
  readonly learner: FixturePerson;
  readonly distributor: FixturePerson;
  readonly admins: readonly [FixturePerson, FixturePerson];
};

export class MoneyRun {
  readonly bought: Bought[] = [];
  readonly sent: Sent[] = [];
  readonly withdrawals: string[] = [];
  readonly refunds: string[] = [];
  succeeded = 0;
  /** At most so many seconds can have been studied. */
  studiedAtMost = 0;
  private beatAt = 0;
  private beating = Promise.resolve(false);
  private readonly saidFailed = new Set<string>();
  private tabs = 1;
  private beatsLeft = 0;

  readonly fixture: MoneyFixture;
  readonly learner: FixturePerson;
  readonly distributor: FixturePerson;
  private readonly admins: readonly [FixturePerson, FixturePerson];
  private readonly tally: MoneyTally;
  readonly orders: OrderRun;

  constructor(fixture: MoneyFixture, { learner, distributor, admins }: RunPeople, tally: MoneyTally) {
    this.fixture = fixture;
    this.learner = learner;
    this.distributor = distributor;
    this.admins = admins;
    this.tally = tally;
    this.orders = new OrderRun({ fixture, buyer: learner, operators: admins, tally });
  }

  /** All at the same moment, in the midst of which so many seconds pass. */
  async take(commands: readonly Command[], meanwhile: number): Promise<void> {
    // They fall before, between or after the first heartbeats of the step, and count once.
    this.studiedAtMost += Math.min(30, meanwhile);
    await Promise.all(commands.map((command) => this.perform(command)));
  }

  /** Whether somebody studies on, after the commands of a step. */
  isStudying(): boolean {
    return this.beatsLeft > 0;
  }

  async studyOn(): Promise<void> {
    this.beatsLeft -= 1;
    await this.beat(this.tabs);
  }

  /** All messages arrive, whether they have arrived before or not. */
  async hearAll(): Promise<void> {
    for (const sent of this.sent) await this.deliver(sent);
  }

  /** Stripe's sessions for what this learner has bought. */
  sessions(): StripeSession[] {
    const ids = new Set(this.bought.map(({ id }) => id));
    return [...this.fixture.stripe.state.sessions.values()].filter(({ metadata }) =>
      ids.has(metadata['payment_id'] ?? ''),
    );
  }

  stripeRefunds() {
    const intents = new Set(this.sessions().map(({ payment_intent }) => payment_intent));
    return this.fixture.stripe.state.refunds.filter(({ payment_intent }) => intents.has(payment_intent));
  }

  private async perform(command: Command): Promise<void> {
    // The command's name picks the handler for its own kind, which the compiler cannot follow through the union.
    const handler = this.handlers[command.do] as (command: Command) => Promise<boolean>;
    this.tally.add(command.do, await handler(command));
  }

  private readonly payments = () => this.learner.api.payments;

  private readonly handlers: Handlers = {
    purchase: ({ what, provider }) => this.purchase(what, provider),
    'pay-out': (command) => this.payOut(command),
    'set-out': async ({ what }) => (await this.setOut(what)) !== undefined,
    buy: async ({ what }) => isDone(await this.buy(this.order(what))),
    'buy-again': ({ which }) => this.forOne(this.bought.toReversed(), which, (bought) => this.buy(bought)),
    begin: ({ which, provider }) =>
      this.forOne(this.bought.toReversed(), which, ({ id }) =>
        this.answered(beginKnowing(this.payments(), id, provider)),
      ),
    pay: async ({ which, messages }) => {
      const session = pick(this.unpaidFirst(), which) ?? (await this.setOut('month'));
      return session !== undefined && this.pay(session, messages);
    },
    say: ({ which, type }) => this.forOne(this.unpaidFirst(), which, async (s) => this.say(s, type)),
    deliver: ({ which, times }) =>
      this.forOne(
        firstIf(this.sent, ({ wasDelivered }) => !wasDelivered),
        which,
        async (sent) => someDone(await repeat(times, () => this.deliver(sent))),
      ),
    play: async ({ which, play }) => {
      const bought = pick(this.paidFirst().toReversed(), which);
      if (!bought) return false;
      await this.answered(beginKnowing(this.payments(), bought.id, 'test'));
      return isDone(await this.answered(this.payments().playTest({ id: bought.id, play })));
    },
    refund: (command) =>
      this.forOne(this.paidFirst(), command.which, (bought) => this.refund(bought, command)),
    'give-back': ({ which, times }) =>
      this.forOne(this.paidFirst(), which, async ({ id }) => {
        const refundId = randomUUID();
        return someDone(await repeat(times, () => this.answered(this.payments().withdraw({ id, refundId }))));
      }),
    'refund-outside': (command) =>
      this.forOne(this.settledAtStripe(), command.which, (session) => refundOutside(this, session, command)),
    dispute: (command) =>
      this.forOne(this.settledAtStripe(), command.which, (session) => dispute(this, session, command)),
    'refunds-begin-as': async ({ status }) => {
      const { state } = this.fixture.stripe;
      const isOther = state.refundStatus !== status;
      state.refundStatus = status;
      return isOther;
    },
    'refund-news': ({ which, status }) =>
      this.forOne(
        firstIf(this.stripeRefunds(), ({ status }) => status === 'pending'),
        which,
        async (refund) => {
          const isNews = refund.status === 'pending';
          if (isNews) refund.status = status;
          await this.fixture.deliver(this.fixture.sign('refund.updated', refund));
          return isNews;
        },
      ),
    'retry-refund': ({ which }) =>
      this.forOne(this.refunds.toReversed(), which, (id) =>
        this.answered(this.admins[0].api.payments.retryRefund({ id })),
      ),
    trouble: async ({ behaviour }) => {
      this.fixture.stripe.queue(behaviour);
      return true;
    },
    apply: async ({ times }) => {
      const id = randomUUID();
      const { membership } = this.learner.api;
      return someDone(await repeat(times, () => this.answered(membership.applyBooster({ id }))));
    },
    study: ({ beats, tabs }) => {
      [this.beatsLeft, this.tabs] = [Math.max(this.beatsLeft, beats - 1), tabs];
      return this.beat(tabs);
    },
    zone: async ({ zone }) => isDone(await this.answered(this.learner.api.studyTime.changeZone({ zone }))),
    'guests-succeed': ({ count }) => this.guestsSucceed(count),
    claim: async ({ tier, times }) => {
      const { referral } = this.learner.api;
      return someDone(await repeat(times, () => this.answered(referral.claimReward({ tier }))));
    },
    withdraw: async (command) => (await this.withdraw(command)).isDone,
    cancel: ({ which }) =>
      this.forOne(this.withdrawals.toReversed(), which, (id) =>
        this.answered(this.distributor.api.distribution.cancelWithdrawal({ id })),
      ),
    decide: (command) =>
      this.forOne(this.withdrawals.toReversed(), command.which, (id) => this.decide(id, command)),
    ...orderHandlers(() => this.orders),
    reconcile: async () => {
      const begun = new Date(this.fixture.clock.now() - 5);
      await this.fixture.reconcile();
      return this.isThere(
        `select 1 from payments p join payment_attempts a on a.payment_id = p.id
         where p.payer_id = $1 and a.asked_at >= $2`,
        [this.learner.id, begun],
      );
    },
    mature: async () => {
      const begun = new Date(this.fixture.clock.now() - 5);
      await this.fixture.runJob('distribution.mature');
      return this.isThere('select 1 from commissions where distributor_id = $1 and matured_at >= $2', [
        this.distributor.id,
        begun,
      ]);
    },
  };

  /** What a call gave, or the code of its refusal; anything else that it throws is a fault. */
  private async answered<Value>(calling: Promise<Value>): Promise<Answer<Value>> {
    const answer = await answered(calling);
    if (typeof answer === 'string') this.tally.refuse(answer);
    return answer;
  }

  private readonly isThere = async (question: string, values: unknown[]): Promise<boolean> =>
    (await this.fixture.ask(`${question} limit 1`, values)).length > 0;

  private unpaidFirst(): StripeSession[] {
    return firstIf(this.sessions(), ({ payment_status }) => payment_status === 'unpaid');
  }

  /** As far as Stripe knows; of what was paid with the test provider it knows nothing. */
  private paidFirst(): Bought[] {
    const unpaid = new Set(this.unpaidFirst().map(({ metadata }) => metadata['payment_id']));
    return firstIf(this.bought.toReversed(), ({ id }) => !unpaid.has(id));
  }

  private async forOne<Thing>(
    things: readonly Thing[],
    which: number,
    work: (thing: Thing) => Promise<unknown>,
  ): Promise<boolean> {
    const thing = pick(things, which);
    return thing !== undefined && isDone(await work(thing));
  }

  private order(what: Bought['what']): Bought {
    const amountFen = typeof what === 'number' ? what * PRICES.booster : PRICES[what];
    const bought = { id: randomUUID(), what, amountFen };
    this.bought.push(bought);
    return bought;
  }

  /** The learner stands on Stripe's page, if Stripe has answered. */
  private async setOut(what: Bought['what']): Promise<StripeSession | undefined> {
    const bought = this.order(what);
    await this.buy(bought);
    await this.answered(beginKnowing(this.payments(), bought.id, 'stripe'));
    return this.sessions().find(({ metadata }) => metadata['payment_id'] === bought.id);
  }

  private async purchase(what: Bought['what'], provider: 'stripe' | 'test'): Promise<boolean> {
    if (provider === 'test') {
      const bought = this.order(what);
      const { id } = bought;
      await this.buy(bought);
      await this.answered(beginKnowing(this.payments(), id, provider));
      return isDone(await this.answered(this.payments().playTest({ id, play: 'succeed' })));
    }
    const session = await this.setOut(what);
    if (!session) return false;
    await this.pay(session, 1);
    const sent = this.sent.findLast((each) => each.session.id === session.id);
    return sent !== undefined && this.deliver(sent);
  }

  private async payOut({ share, upTo }: Doing<'pay-out'>): Promise<boolean> {
    const asked = await this.withdraw({ do: 'withdraw', share, times: 1 });
    let isLastDone = asked.isDone;
    for (const [admin, action] of PAYING_OUT.slice(0, asked.isDone ? upTo : 0)) {
      isLastDone = isDone(await this.decide(asked.id, { do: 'decide', which: 0, action, admin }));
    }
    return isLastDone;
  }

  private buy({ id, what, amountFen }: Bought) {
    const order = { id, amountFen };
    return this.answered(
      this.learner.api.membership.buy(
        typeof what === 'number'
          ? { ...order, kind: 'boosters', count: what }
          : { ...order, kind: 'plan', plan: what },
      ),
    );
  }

  private async pay(session: StripeSession, messages: number): Promise<boolean> {
    const isNew = session.payment_status !== 'paid';
    const isExpired = session.status === 'expired';
    if (isExpired) this.tally.note('paid though expired');
    this.fixture.stripe.state.pay(session);
    // Only of what Stripe has called failed or expired it surely tells: nobody asks about that again.
    const told = isExpired || this.saidFailed.has(session.id) ? Math.max(1, messages) : messages;
    for (let n = 0; n < told; n += 1) this.say(session, 'completed');
    return isNew;
  }

  /** The message is written as the session is now, and waits to be delivered. */
  private say(session: StripeSession, type: string): boolean {
    if (type === 'expired' && session.status === 'open') session.status = 'expired';
    if (type === 'async_payment_failed') this.saidFailed.add(session.id);
    const message = this.fixture.sign(`checkout.session.${type}`, { ...session });
    this.sent.push({ session: { ...session }, message, wasDelivered: false });
    return true;
  }

  /** Whether it is the first time that it arrives. */
  private async deliver(sent: Sent): Promise<boolean> {
    // Stripe signs anew whatever it sends again.
    const { type, data, id } = JSON.parse(sent.message.body);
    const again = this.fixture.sign(type, data.object, id);
    const isFirst = !sent.wasDelivered;
    const later = this.sent.slice(this.sent.indexOf(sent) + 1);
    if (!isFirst) this.tally.note('message again');
    else if (later.some((each) => each.wasDelivered && each.session.id === sent.session.id)) {
      this.tally.note('message out of order');
    }
    if ((await this.fixture.deliver(again)) !== 200) throw new Error('a signed message was refused');
    sent.wasDelivered = true;
    return isFirst;
  }

  private async refund({ id, amountFen }: Bought, { share, times }: Doing<'refund'>): Promise<boolean> {
    const refundId = randomUUID();
    this.refunds.push(refundId);
    const part = Math.max(1, Math.floor((amountFen * share) / 100));
    const request = { id, refundId, of: 'price', amountFen: part, reason: 'asked for' } as const;
    const { payments } = this.admins[0].api;
    const isGiven = someDone(await repeat(times, () => this.answered(payments.refund(request))));
    if (!isGiven) remove(this.refunds, refundId);
    return isGiven;
  }

  /** Paid, and the message of it has arrived: only what is known to us can be refunded without us. */
  private settledAtStripe(): StripeSession[] {
    const told = new Set(
      this.sent.filter(({ wasDelivered }) => wasDelivered).map(({ session }) => session.id),
    );
    return this.sessions().filter(({ id, payment_status }) => payment_status === 'paid' && told.has(id));
  }

  /** One after the other for a learner, beside everything else. Whether anything was counted. */
  private beat(tabs: number): Promise<boolean> {
    this.beating = this.beating.then(async () => {
      const { clock } = this.fixture;
      const begun = clock.now();
      const since = performance.now();
      const answers = await repeat(tabs, () => this.learner.api.studyTime.beat());
      // Whatever lies between two beats counts at most 30 s; what the calls themselves took is studied too.
      this.studiedAtMost +=
        Math.min(30, (begun - this.beatAt) / 1000) + (performance.now() - since) / 1000 + 1;
      this.beatAt = begun;
      if (answers.some(({ secondsLeft }) => secondsLeft === 0)) this.tally.note('out of study time');
      return answers.some(({ studied }) => studied > 0);
    });
    return this.beating;
  }

  private async guestsSucceed(count: number): Promise<boolean> {
    const rows = await this.fixture.ask(
      `update invitations set studied_at = now() where invited_id in (
         select invited_id from invitations where inviter_id = $1 and studied_at is null limit $2 for update)
       returning 1`,
      [this.learner.id, count],
    );
    this.succeeded += rows.length;
    return rows.length > 0;
  }

  private async withdraw({ share, times }: Doing<'withdraw'>) {
    const { distribution } = this.distributor.api;
    const { availableFen } = await distribution.readEarnings();
    const id = randomUUID();
    this.withdrawals.push(id);
    const amountFen = Math.max(1, Math.floor((availableFen * share) / 100));
    const answers = await repeat(times, () =>
      this.answered(distribution.requestWithdrawal({ id, amountFen, payee: PAYEE })),
    );
    if (!someDone(answers)) remove(this.withdrawals, id);
    return { id, isDone: someDone(answers) };
  }

  private decide(id: string, { action, admin }: Doing<'decide'>) {
    const { api } = this.admins[admin === 0 ? 0 : 1];
    const payout = { reference: 'CMB-7', on: '2026-03-04' };
    const note = 'so it is';
    const command = action === 'pay' ? { kind: action, note, payout } : { kind: action, note };
    return this.answered(api.distribution.actOnWithdrawal({ id, action: command }));
  }
}
