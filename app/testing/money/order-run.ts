// What a buyer and two operators do with orders in a run: each takes one of those that there are a step on, or back.

import { randomUUID } from 'node:crypto';
import { ADDRESS, shoes } from '../apps/ordering-app.ts';
import type { Command } from './commands.ts';
import { answered, type FixturePerson, type MoneyFixture } from './fixture.ts';
import { isDone, pick, repeat, someDone } from './steps.ts';
import type { MoneyTally } from './tally.ts';

type Doing<Name extends Command['do']> = Extract<Command, { do: Name }>;

type OrderPeople = {
  readonly fixture: MoneyFixture;
  readonly buyer: FixturePerson;
  readonly operators: readonly [FixturePerson, FixturePerson];
  readonly tally: MoneyTally;
};

/** From an order without a payment to its end by the longest way, through an exchange and a balance. */
const MOST_STEPS = 30;

type DeskOrder = Awaited<ReturnType<FixturePerson['api']['orders']['readAny']>>;

/** Whoever acts has seen all that there is to mind. */
const keysOf = ({ minds }: DeskOrder): string[] => minds.map(({ key }) => key);

export class OrderRun {
  private readonly ids: string[] = [];
  private readonly people: OrderPeople;

  constructor(people: OrderPeople) {
    this.people = people;
  }

  private async answered<Value>(calling: Promise<Value>): Promise<Value | string> {
    const answer = await answered(calling);
    if (typeof answer === 'string') this.people.tally.refuse(answer);
    return answer;
  }

  private readonly mine = () => this.people.buyer.api.orders;
  private readonly desk = (which = 0) => this.people.operators[which === 0 ? 0 : 1].api.orders;

  /** Quoted, ordered and, unless it is left, paid. */
  async order({ priceFen, things, isPaid }: Doing<'order'>): Promise<boolean> {
    const { api } = this.people.buyer;
    // Nobody orders who has not said that they are old enough; the same answer again changes nothing.
    await api.privacy.answerAge({ age: 'adult' });
    const quoteId = randomUUID();
    const [first] = shoes({}, { priceFen }).items;
    if (!first) throw new Error('no shoes');
    const items = Array.from({ length: things }, (_, place) => ({
      ...first,
      priceFen: priceFen * (place + 1),
      weightGrams: 1000 - 300 * place,
    }));
    await api.globalServices.quote({ id: quoteId, ...shoes({ items }) });
    const id = randomUUID();
    const made = await this.answered(api.orders.create({ id, quoteId, address: ADDRESS, requirements: '' }));
    if (!isDone(made)) return false;
    this.ids.push(id);
    return !isPaid || this.pay(id);
  }

  private async pay(id: string): Promise<boolean> {
    const { payments } = this.people.buyer.api;
    await this.answered(payments.begin({ id, provider: 'test' }));
    return isDone(await this.answered(payments.playTest({ id, play: 'succeed' })));
  }

  private async forOne(which: number, work: (id: string) => Promise<unknown>): Promise<boolean> {
    const id = pick(this.ids.toReversed(), which);
    return id !== undefined && isDone(await work(id));
  }

  /** What comes next of an order, by whoever has to do it, so many times; says whether it came anywhere. */
  step({ which, steps, ...how }: Doing<'order-step'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      let taken = 0;
      while (taken < steps && isDone(await this.stepOn(id, how))) taken += 1;
      return taken > 0;
    });
  }

  /** `share` is of what was quoted, in hundredths. */
  private async stepOn(
    id: string,
    { share, operator }: Pick<Doing<'order-step'>, 'share' | 'operator'>,
  ): Promise<unknown> {
    const order = await this.desk(operator).readAny({ id });
    const { version } = order;
    const desk = this.desk(operator);
    const operate = (act: Parameters<typeof desk.operate>[0]['act']) =>
      this.answered(desk.operate({ id, version, act }));
    switch (order.stage) {
      case 'awaiting_payment':
        return this.pay(id);
      case 'paid_review':
        // One of the operators asks first.
        if (operator === 1 && share === 50) return operate({ action: 'ask_info', text: 'blue?' });
        return operate({ action: 'approve', minded: keysOf(order) });
      case 'needs_info':
        return share === 90
          ? operate({ action: 'ask_info', text: 'blue or red?' })
          : operate({ action: 'withdraw_info' });
      case 'to_buy': {
        if (order.claimedBy === null) return operate({ action: 'claim' });
        const goodsFen = Math.floor(((order.price.lines[0]?.fen ?? 0) * share) / 100);
        // One of the operators asks before they buy what has become dearer.
        if (operator === 1 && order.besidesFen === 0) {
          const ask = { action: 'ask_price', goodsFen, freightFen: 0, text: 'dearer', isSure: true } as const;
          const asked = await operate(ask);
          if (asked !== 'NOT_ALLOWED') return asked;
        }
        const minded = keysOf(order);
        return operate({ action: 'buy', minded, goodsFen, freightFen: 0, isSure: true });
      }
      case 'awaiting_price':
        // Both answers of the buyer, and the operator's change of mind.
        if (share === 90) return this.takeBackPrice(id, version);
        if (share === 100) return this.cancel({ do: 'order-cancel', which: 0, times: 2 }, id);
        return order.balance ? this.pay(order.balance.id) : false;
      case 'ordered': {
        // One of the operators has marked it by mistake.
        const undone = operator === 1 && share === 50 && (await operate({ action: 'retract_purchase' }));
        if (undone && undone !== 'NOT_ALLOWED') return undone;
        // What was paid is entered wrong, and right again.
        if (operator === 1 && share === 160 && order.costs.freightFen === 0) {
          const goodsFen = order.costs.goodsFen ?? 0;
          return operate({ action: 'correct_costs', goodsFen, freightFen: 700, isSure: true });
        }
        await this.photograph(id);
        return operate({ action: 'receive', grams: share * 10, isSure: true });
      }
      case 'in_warehouse':
        return this.goOnFromWarehouse(id, order, { operator, share });
      case 'awaiting_balance':
        // One of the operators takes it back; the weight that it followed from is typed anew.
        if (operator === 1) return this.takeBack(id, version);
        return order.balance ? this.pay(order.balance.id) : false;
      case 'packed':
        return operate({ action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD0123456789' });
      case 'dispatched':
        if (operator === 1 && share === 90) return operate({ action: 'reach_customs' });
        return this.answered(this.mine().act({ id, version, act: { action: 'deliver' } }));
      case 'customs': {
        const back = operator === 1 && share === 90 && (await operate({ action: 'retract_customs' }));
        if (back && back !== 'NOT_ALLOWED') return back;
        return this.answered(this.mine().act({ id, version, act: { action: 'deliver' } }));
      }
      case 'returned':
        if (order.returnChoice === null) {
          const act = { action: 'choose_return', choice: 'refund' } as const;
          return this.answered(this.mine().act({ id, version, act }));
        }
        return order.returnChoice === 'resend'
          ? operate({ action: 'resend' })
          : this.answered(desk.cancelAny({ id, version, costsFen: 0, reason: 'it came back' }));
      case 'delivered':
      case 'cancelled':
        return false;
    }
  }

  /** Not asked for any more, and paid all the same: that goes back by itself. */
  private async takeBack(id: string, version: number): Promise<unknown> {
    const { balance } = await this.mine().read({ id });
    const act = { action: 'withdraw_balance', text: 'typed wrong' } as const;
    const withdrawn = await this.answered(this.desk(1).operate({ id, version, act }));
    if (typeof withdrawn === 'string') return withdrawn;
    if (balance) await this.pay(balance.id);
    const reweigh = { action: 'reweigh', grams: 900, isSure: true } as const;
    return this.answered(this.desk(1).operate({ id, version: withdrawn.version, act: reweigh }));
  }

  /** Asked for before it was bought, not asked for any more, and paid all the same. */
  private async takeBackPrice(id: string, version: number): Promise<unknown> {
    const { balance } = await this.mine().read({ id });
    const act = { action: 'withdraw_balance', text: 'found it for less' } as const;
    const withdrawn = await this.answered(this.desk(1).operate({ id, version, act }));
    if (balance) await this.pay(balance.id);
    return withdrawn;
  }

  /** Takes every order to an end, by whichever operator has claimed it. */
  async finish(): Promise<void> {
    for (const id of this.ids) {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const isOn =
          isDone(await this.stepOn(id, { share: 100, operator: 0 })) ||
          isDone(await this.stepOn(id, { share: 100, operator: 1 }));
        if (!isOn) break;
      }
    }
  }

  /** Takes the order on until it stands there; one that is past it stays where it is in the end. */
  private async bringTo(stage: 'in_warehouse' | 'dispatched', id: string): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await this.desk().readAny({ id })).stage === stage) return;
      if (!isDone(await this.stepOn(id, { share: 100, operator: 0 }))) return;
    }
  }

  /** The photos themselves are the files' matter; here they only count. */
  private photograph = (id: string) =>
    this.people.fixture.ask('update orders set photo_count = 3, scale_count = 1 where id = $1', [id]);

  private async goOnFromWarehouse(
    id: string,
    order: DeskOrder,
    { operator, share }: Pick<Doing<'order-step'>, 'share' | 'operator'>,
  ): Promise<unknown> {
    const { version, photoDecision, escrowFen, addressAskedAt } = order;
    const desk = this.desk(operator);
    switch (photoDecision?.decision) {
      case undefined:
        return this.photos({ do: 'order-photos', which: 0, decision: 'accept' }, id);
      case 'exchange':
        return this.answered(desk.operate({ id, version, act: { action: 'exchange' } }));
      case 'return':
        return this.answered(desk.cancelAny({ id, version, costsFen: 100, reason: 'sent back' }));
      case 'accept': {
        if (addressAskedAt !== null)
          return this.answered(desk.operate({ id, version, act: { action: 'keep_address' } }));
        // It waits for another address, and goes where it should have gone all the same.
        if (operator === 1 && share === 103) {
          const ask = { action: 'ask_address', text: 'where to?' } as const;
          return this.answered(desk.operate({ id, version, act: ask }));
        }
        // The carrier's bill comes when it is packed: half of the tariff, or so much more that the buyer is asked.
        if (order.carrierBillFen === null && (share === 50 || share === 160)) {
          const quotedFen = order.price.lines.find(({ kind }) => kind === 'shipping')?.fen ?? 0;
          const carrierBillFen = Math.floor((quotedFen * share) / 100);
          const act = { action: 'reweigh', grams: 1500, carrierBillFen, isSure: true } as const;
          return this.answered(desk.operate({ id, version, act }));
        }
        const packed = await this.answered(desk.pack({ orders: [{ id, version, minded: keysOf(order) }] }));
        if (packed !== 'NOT_ALLOWED') return packed;
        // A purchase may have used up all that was paid; what is not there cannot be kept.
        const costsFen = Math.min(100, escrowFen);
        const act = { action: 'ask_balance', text: 'it cost more', costsFen } as const;
        return this.answered(desk.operate({ id, version, act }));
      }
    }
  }

  photos({ which, decision }: Doing<'order-photos'>, known?: string): Promise<boolean> {
    const decide = async (id: string) => {
      const { version } = await this.mine().read({ id });
      const act =
        decision === 'reopen'
          ? ({ action: 'reopen_photos' } as const)
          : ({ action: 'decide_photos', decision, reason: '' } as const);
      return this.answered(this.mine().act({ id, version, act }));
    };
    const fromTheWarehouse = async (id: string) => {
      await this.bringTo('in_warehouse', id);
      if (decision === 'reopen') await this.photos({ do: 'order-photos', which, decision: 'accept' }, id);
      return decide(id);
    };
    return known === undefined ? this.forOne(which, fromTheWarehouse) : decide(known).then(isDone);
  }

  /** One of several things, for exactly what is shown; twice at once it is done once. */
  drop({ which, item, times }: Doing<'order-drop'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      const { version, drops } = await this.mine().read({ id });
      const drop = pick(drops, item);
      if (!drop) return false;
      const act = { action: 'drop_thing', item: drop.item, refundFen: drop.refundFen } as const;
      return someDone(await repeat(times, () => this.answered(this.mine().act({ id, version, act }))));
    });
  }

  /** For exactly what is shown; twice at once it is done once. */
  cancel({ which, times }: Doing<'order-cancel'>, known?: string): Promise<boolean> {
    const give = async (id: string) => {
      const { version, cancellation } = await this.mine().read({ id });
      const act = { action: 'cancel', refundFen: cancellation.refundFen, reason: '' } as const;
      return someDone(await repeat(times, () => this.answered(this.mine().act({ id, version, act }))));
    };
    return known === undefined ? this.forOne(which, give) : give(known).then(isDone);
  }

  /** For nothing, or for a small share of what was paid, which is too much where nothing was bought yet. */
  cancelAny({ which, share, times }: Doing<'order-cancel-any'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      const { version, escrowFen } = await this.desk().readAny({ id });
      const costsFen = Math.max(0, Math.floor((escrowFen * (share - 50)) / 1000));
      const request = { id, version, costsFen, reason: 'out of stock' };
      return someDone(await repeat(times, () => this.answered(this.desk().cancelAny(request))));
    });
  }

  /** It comes back, and the buyer chooses. */
  sendBack({ which, choice }: Doing<'order-return'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      await this.bringTo('dispatched', id);
      const { version } = await this.desk().readAny({ id });
      const back = await this.answered(
        this.desk().operate({ id, version, act: { action: 'return', text: 'nobody at home' } }),
      );
      if (typeof back === 'string') return back;
      const act = { action: 'choose_return', choice } as const;
      return this.answered(this.mine().act({ id, version: back.version, act }));
    });
  }

  /** On its way; twice at once it is lost once. */
  lose({ which, times }: Doing<'order-lose'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      await this.bringTo('dispatched', id);
      const { version } = await this.desk().readAny({ id });
      const request = { id, version, reason: 'the carrier cannot find it' };
      return someDone(await repeat(times, () => this.answered(this.desk().loseAny(request))));
    });
  }

  claim({ which, share, times }: Doing<'order-claim'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      const { totalFen } = await this.mine().read({ id });
      const claimId = randomUUID();
      const askedFen = Math.max(1, Math.floor((totalFen * share) / 100));
      const claim = { id, claimId, reason: 'damaged', text: 'torn', askedFen } as const;
      const opened = await this.answered(this.mine().openClaim(claim));
      if (!isDone(opened)) return opened;
      const decision = { id, claimId, grantedFen: askedFen, answer: 'sorry' };
      return someDone(await repeat(times, () => this.answered(this.desk().decideClaim(decision))));
    });
  }

  /** What the clock does with all orders; whether it did anything. */
  async tend(): Promise<boolean> {
    const { clock, runJob, ask } = this.people.fixture;
    const begun = new Date(clock.now() - 5);
    await runJob('orders.tend');
    const question = "select 1 from order_events where actor = 'clock' and created_at >= $1 limit 1";
    return (await ask(question, [begun])).length > 0;
  }

  /** Beside the order's own way, as an admin sees fit. */
  refund({ which, share }: Doing<'order-refund'>): Promise<boolean> {
    return this.forOne(which, async (id) => {
      const { totalFen } = await this.mine().read({ id });
      const amountFen = Math.max(1, Math.floor((totalFen * share) / 100));
      const request = { id, refundId: randomUUID(), of: 'price', amountFen, reason: 'asked for' } as const;
      return this.answered(this.people.operators[0].api.payments.refund(request));
    });
  }
}

/** What a run does about orders, by the names of its commands. */
export const orderHandlers = (orders: () => OrderRun) => ({
  order: (command: Doing<'order'>) => orders().order(command),
  'order-step': (command: Doing<'order-step'>) => orders().step(command),
  'order-photos': (command: Doing<'order-photos'>) => orders().photos(command),
  'order-drop': (command: Doing<'order-drop'>) => orders().drop(command),
  'order-cancel': (command: Doing<'order-cancel'>) => orders().cancel(command),
  'order-cancel-any': (command: Doing<'order-cancel-any'>) => orders().cancelAny(command),
  'order-return': (command: Doing<'order-return'>) => orders().sendBack(command),
  'order-lose': (command: Doing<'order-lose'>) => orders().lose(command),
  'order-claim': (command: Doing<'order-claim'>) => orders().claim(command),
  'order-refund': (command: Doing<'order-refund'>) => orders().refund(command),
  'orders-tend': () => orders().tend(),
});
