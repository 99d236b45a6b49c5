// One learner, one who invited them, two admins and Stripe: does what the deeds say and keeps what was told to whom.

import { randomUUID } from 'node:crypto';
import type { StripeMessage } from '../../kit/server/testing/stripe-server.ts';
import type { StripeSession } from '../../kit/server/testing/stripe-state.ts';
import type { Deed, MoneyStep } from './money-deeds.ts';
import { answered, type HousePerson, type MoneyHouse } from './money-house.ts';

const PRICES = { month: 3900, quarter: 9900, year: 35_800, booster: 600 } as const;
const PAYEE = { method: 'bank_transfer', name: '王小明', account: '6225 8800 1234 5678' } as const;
const GUESTS = 24;
const HOUR_MS = 3600_000;

export type Bought = {
  readonly id: string;
  readonly what: 'month' | 'quarter' | 'year' | number;
  readonly amountFen: number;
};
type Sent = { readonly session: StripeSession; readonly message: StripeMessage; wasDelivered: boolean };

type Doing<Name extends Deed['do']> = Extract<Deed, { do: Name }>;
type Doers = { readonly [Name in Deed['do']]: (deed: Doing<Name>) => Promise<unknown> };

type People = Pick<MoneyRun, 'house' | 'learner' | 'distributor' | 'admins'>;

export class MoneyRun {
  readonly bought: Bought[] = [];
  readonly sent: Sent[] = [];
  readonly withdrawals: string[] = [];
  readonly refunds: string[] = [];
  succeeded = 0;
  /** At most so many seconds can have been studied. */
  studiedAtMost = 0;
  private beatAt = 0;
  private studying = Promise.resolve();

  readonly house: MoneyHouse;
  readonly learner: HousePerson;
  readonly distributor: HousePerson;
  readonly admins: readonly [HousePerson, HousePerson];

  private constructor({ house, learner, distributor, admins }: People) {
    this.house = house;
    this.learner = learner;
    this.distributor = distributor;
    this.admins = admins;
  }

  /** New people, of whom the learner has come by the distributor and has guests who have not studied yet. */
  static async begin(house: MoneyHouse): Promise<MoneyRun> {
    const [learner, distributor] = [await house.newPerson('student'), await house.newPerson('distributor')];
    const admins = [await house.newPerson('admin'), await house.newPerson('admin')] as const;
    const { code } = await learner.api.referral.readReferral();
    await distributor.api.referral.readReferral();
    await house.ask(
      `insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals)
       select $1, owner_id, id, true, 'clean', '{}' from invite_codes where owner_id = $2`,
      [learner.id, distributor.id],
    );
    await house.ask(
      `with guests as (
         insert into users (id, name, username, email) select gen_random_uuid(), 'g', $2 || n, $2 || n || '@example.org'
         from generate_series(1, $3::int) as n returning id)
       insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals)
       select guests.id, owner_id, c.id, false, 'clean', '{}' from guests, invite_codes c where c.code = $1`,
      [code, learner.id, GUESTS],
    );
    return new MoneyRun({ house, learner, distributor, admins });
  }

  async take({ jump, deeds }: MoneyStep): Promise<void> {
    if (jump > 0) await this.house.clock.advance(jump * 1000);
    await Promise.all(deeds.map((deed) => this.perform(deed)));
  }

  /** All messages arrive, all that waits is asked about, the hold is over. */
  async settle(): Promise<void> {
    this.house.stripe.state.refundStatus = 'succeeded';
    for (const sent of this.sent) await this.deliver(sent);
    // As Stripe does with sessions that nobody has paid within their day.
    for (const session of this.sessions()) if (session.status === 'open') session.status = 'expired';
    // What gets no answer at first is asked again, ever more rarely.
    for (let hours = 0; hours < 3; hours += 1) {
      await this.house.clock.advance(25 * HOUR_MS);
      await this.house.sweep();
    }
    await this.house.clock.advance(15 * 24 * HOUR_MS);
    await this.house.runJob('distribution.mature');
  }

  /** Stripe's sessions for what this learner has bought. */
  sessions(): StripeSession[] {
    const ids = new Set(this.bought.map(({ id }) => id));
    return [...this.house.stripe.state.sessions.values()].filter(({ metadata }) =>
      ids.has(metadata['payment_id'] ?? ''),
    );
  }

  stripeRefunds() {
    const intents = new Set(this.sessions().map(({ payment_intent }) => payment_intent));
    return this.house.stripe.state.refunds.filter(({ payment_intent }) => intents.has(payment_intent));
  }

  private async perform(deed: Deed): Promise<void> {
    // The deed's name picks the doer for its own kind, which the compiler cannot follow through the union.
    const doer = this.doers[deed.do] as (deed: Deed) => Promise<unknown>;
    await doer(deed);
  }

  private readonly payments = () => this.learner.api.payments;

  private readonly doers: Doers = {
    purchase: ({ what, provider }) => this.purchase(what, provider),
    'pay-out': ({ share }) => this.payOut(share),
    buy: ({ what }) => this.order(what),
    'buy-again': ({ which }) => this.forOne(this.bought, which, (bought) => this.buy(bought)),
    begin: ({ which, provider }) =>
      this.forOne(this.bought, which, ({ id }) => answered(this.payments().begin({ id, provider }))),
    pay: ({ which, messages }) => this.forOne(this.sessions(), which, (s) => this.pay(s, messages)),
    say: ({ which, type }) => this.forOne(this.sessions(), which, (s) => this.say(s, type)),
    deliver: ({ which, times }) =>
      this.forOne(this.sent, which, (sent) => repeat(times, () => this.deliver(sent))),
    play: ({ which, play }) =>
      this.forOne(this.bought, which, ({ id }) => answered(this.payments().playTest({ id, play }))),
    refund: (deed) => this.forOne(this.bought, deed.which, (bought) => this.refund(bought, deed)),
    'refunds-begin-as': async ({ status }) => {
      this.house.stripe.state.refundStatus = status;
    },
    'refund-news': ({ which, status }) =>
      this.forOne(this.stripeRefunds(), which, async (refund) => {
        if (refund.status === 'pending') refund.status = status;
        await this.house.deliver(this.house.sign('refund.updated', refund));
      }),
    'retry-refund': ({ which }) =>
      this.forOne(this.refunds, which, (id) => answered(this.admins[0].api.payments.retryRefund({ id }))),
    trouble: async ({ behaviour }) => this.house.stripe.queue(behaviour),
    apply: async ({ times }) => {
      const id = randomUUID();
      await repeat(times, () => answered(this.learner.api.membership.applyBooster({ id })));
    },
    study: ({ seconds, tabs }) => this.study([seconds], tabs),
    'study-long': ({ minutes }) => this.study(Array(minutes * 2).fill(30), 1),
    zone: ({ zone }) => answered(this.learner.api.studyTime.changeZone({ zone })),
    'guests-succeed': ({ count }) => this.guestsSucceed(count),
    claim: ({ tier, times }) =>
      repeat(times, () => answered(this.learner.api.referral.claimReward({ tier }))),
    withdraw: (deed) => this.withdraw(deed),
    cancel: ({ which }) =>
      this.forOne(this.withdrawals, which, (id) =>
        answered(this.distributor.api.distribution.cancelWithdrawal({ id })),
      ),
    decide: (deed) => this.forOne(this.withdrawals, deed.which, (id) => this.decide(id, deed)),
    sweep: () => this.house.sweep(),
    mature: () => this.house.runJob('distribution.mature'),
  };

  private async forOne<Thing>(
    things: readonly Thing[],
    which: number,
    work: (thing: Thing) => Promise<unknown>,
  ) {
    const thing = things[which % Math.max(1, things.length)];
    if (thing !== undefined) await work(thing);
  }

  private async order(what: Bought['what']): Promise<Bought> {
    const amountFen = typeof what === 'number' ? what * PRICES.booster : PRICES[what];
    const bought = { id: randomUUID(), what, amountFen };
    this.bought.push(bought);
    await this.buy(bought);
    return bought;
  }

  private async purchase(what: Bought['what'], provider: 'stripe' | 'test'): Promise<void> {
    const { id } = await this.order(what);
    await answered(this.payments().begin({ id, provider }));
    if (provider === 'test') await answered(this.payments().playTest({ id, play: 'succeed' }));
    const session = this.sessions().find(({ metadata }) => metadata['payment_id'] === id);
    if (!session) return;
    await this.pay(session, 1);
    const sent = this.sent.findLast((each) => each.session.id === session.id);
    if (sent) await this.deliver(sent);
  }

  private async payOut(share: number): Promise<void> {
    await this.house.runJob('distribution.mature');
    const id = await this.withdraw({ do: 'withdraw', share, times: 1 });
    for (const [admin, action] of [
      [0, 'approve'],
      [1, 'approve'],
      [0, 'submit'],
      [1, 'pay'],
    ] as const) {
      await this.decide(id, { do: 'decide', which: 0, action, admin });
    }
  }

  private buy({ id, what, amountFen }: Bought) {
    const wanted = typeof what === 'number' ? { boosters: what } : { plan: what };
    return answered(this.learner.api.membership.buy({ id, amountFen, ...wanted }));
  }

  private async pay(session: StripeSession, messages: number): Promise<void> {
    this.house.stripe.state.pay(session);
    for (let n = 0; n < messages; n += 1) await this.say(session, 'completed');
  }

  /** The message is written as the session is now, and waits to be delivered. */
  private async say(session: StripeSession, type: string): Promise<void> {
    if (type === 'expired' && session.status === 'open') session.status = 'expired';
    const message = this.house.sign(`checkout.session.${type}`, { ...session });
    this.sent.push({ session: { ...session }, message, wasDelivered: false });
  }

  private async deliver(sent: Sent): Promise<void> {
    // Stripe signs anew whatever it sends again.
    const { type, data, id } = JSON.parse(sent.message.body);
    const again = this.house.sign(type, data.object, id);
    if ((await this.house.deliver(again)) !== 200) throw new Error('a signed message was refused');
    sent.wasDelivered = true;
  }

  private async refund({ id, amountFen }: Bought, { share, times }: Doing<'refund'>): Promise<void> {
    const refundId = randomUUID();
    this.refunds.push(refundId);
    const part = Math.max(1, Math.floor((amountFen * share) / 100));
    const request = { id, refundId, of: 'price', amountFen: part, reason: 'asked for' } as const;
    await repeat(times, () => answered(this.admins[0].api.payments.refund(request)));
  }

  /** One after the other, since each lets time pass for both; beside everything else. */
  private study(pauses: readonly number[], tabs: number): Promise<void> {
    this.studying = this.studying.then(async () => {
      for (const seconds of pauses) {
        await this.house.clock.advance(seconds * 1000);
        await this.beat(tabs);
      }
    });
    return this.studying;
  }

  private async beat(tabs: number): Promise<void> {
    const { clock } = this.house;
    const begun = clock.now();
    await repeat(tabs, () => this.learner.api.studyTime.beat());
    // Whatever lies between two beats counts at most 30 s; what the calls themselves took is studied too.
    this.studiedAtMost += Math.min(30, (begun - this.beatAt) / 1000) + (clock.now() - begun) / 1000 + 1;
    this.beatAt = begun;
  }

  private async guestsSucceed(count: number): Promise<void> {
    const rows = await this.house.ask(
      `update invitations set succeeded_at = now() where invited_id in (
         select invited_id from invitations where inviter_id = $1 and succeeded_at is null limit $2 for update)
       returning 1`,
      [this.learner.id, count],
    );
    this.succeeded += rows.length;
  }

  private async withdraw({ share, times }: Doing<'withdraw'>): Promise<string> {
    const { distribution } = this.distributor.api;
    const { availableFen } = await distribution.readEarnings();
    const id = randomUUID();
    this.withdrawals.push(id);
    const amountFen = Math.max(1, Math.floor((availableFen * share) / 100));
    await repeat(times, () => answered(distribution.requestWithdrawal({ id, amountFen, payee: PAYEE })));
    return id;
  }

  private async decide(id: string, { action, admin }: Doing<'decide'>): Promise<void> {
    const { api } = this.admins[admin === 0 ? 0 : 1];
    const payout = { reference: 'CMB-7', on: '2026-03-04' };
    await answered(api.distribution.actOnWithdrawal({ id, action, note: 'so it is', payout }));
  }
}

const repeat = (times: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, work));
