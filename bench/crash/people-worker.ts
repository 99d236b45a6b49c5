// A process in which people register, buy, pay, study, ask for money back and withdraw over HTTP until it is killed.

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../app/testing/people.ts';
import { type Answered, type Deed, send } from './deeds.ts';
import { say } from './said.ts';

export type Someone = { readonly id: string; readonly cookie: string };
export type Town = {
  readonly learners: readonly Someone[];
  readonly distributors: readonly (Someone & { readonly code: string })[];
  readonly admins: readonly Someone[];
};
export type PeoplePlace = { readonly urls: readonly string[]; readonly town: Town };

const LOOPS = 4;
const PLANS = { month: 3900, quarter: 9900, year: 35_800 } as const;
const BOOSTER_FEN = 600;
const PAYEE = { method: 'bank_transfer', name: '王小明', account: '6225 8800 1234 5678' };

export async function liveUntilKilled(place: PeoplePlace): Promise<void> {
  const loop = async () => {
    // What gets no answer is left to the reconciliation; the next one may reach another server.
    for (;;) await pass(place).catch(() => delay(50));
  };
  await Promise.all(Array.from({ length: LOOPS }, loop));
}

const one = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[randomInt(things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
};

/** Calls as one person from one address, says each before and after. */
type Ask = (deed: Pick<Deed, 'name' | 'path' | 'keeps'> & { readonly body?: Deed['body'] }) => Promise<Reply>;
type Reply = { readonly isDone: boolean; readonly state: unknown; readonly cookie: string };

function askAs(place: PeoplePlace, cookie: string): Ask {
  const url = one(place.urls);
  const address = `10.${randomInt(2, 250)}.${randomInt(250)}.${randomInt(1, 250)}`;
  return async ({ body = {}, ...words }) => {
    const deed: Deed = { ...words, body, cookie, address };
    const key = randomUUID();
    say<Deed, Answered>({ key, begins: deed });
    const { status, body: answer, ...given } = await send(url, deed);
    if (status >= 500) throw new Error(`answered ${status}`);
    say<Deed, Answered>({ key, ended: { status } });
    return { isDone: status === 200, state: answer?.state, cookie: given.cookie };
  };
}

async function pass(place: PeoplePlace): Promise<void> {
  const { learners, distributors, admins } = place.town;
  const choice = randomInt(10);
  if (choice < 3) return withdraw(place, one(distributors));
  const learner = choice === 3 ? await register(place, one(distributors).code) : one(learners);
  if (!learner) return;
  const ask = askAs(place, learner.cookie);
  if (choice === 4 && 'id' in learner) await beat(ask, learner.id);
  const bought = await buy(ask);
  if (bought && randomInt(3) === 0) await refund(askAs(place, one(admins).cookie), bought);
}

async function register(place: PeoplePlace, inviteCode: string) {
  const username = `crash${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD, repeated: PASSWORD };
  const { isDone, cookie } = await askAs(
    place,
    '',
  )({
    name: 'register',
    path: '/account/register',
    body: { ...account, inviteCode },
    keeps: { kind: 'person', id: username },
  });
  return isDone ? { cookie } : undefined;
}

const beat = (ask: Ask, id: string) =>
  ask({ name: 'beat', path: '/study-time/heartbeats', keeps: { kind: 'day', id } });

type Bought = { readonly id: string; readonly amountFen: number };

/** Buys VIP or boosters and pays, some only at the second try, some twice, some after the time. */
async function buy(ask: Ask): Promise<Bought | undefined> {
  const id = randomUUID();
  const plan = one(['month', 'quarter', 'year'] as const);
  const packs = randomInt(1, 4);
  const wanted =
    randomInt(2) === 0
      ? { plan, amountFen: PLANS[plan] }
      : { boosters: packs, amountFen: packs * BOOSTER_FEN };
  const path = '/membership/purchases';
  await ask({ name: 'buy', path, body: { id, ...wanted }, keeps: { kind: 'purchase', id } });
  if (randomInt(4) === 0) await pay(ask, id, 'fail');
  const isPaid = await pay(ask, id, one(['succeed', 'succeed', 'twice', 'late']));
  return isPaid ? { id, amountFen: wanted.amountFen } : undefined;
}

async function pay(ask: Ask, id: string, play: string): Promise<boolean> {
  const body = { provider: 'test' };
  await ask({ name: 'begin', path: `/payments/${id}/begin`, body, keeps: { kind: 'attempt', id } });
  const kind = play === 'fail' ? 'message' : 'payment';
  const path = `/payments/${id}/test`;
  return (await ask({ name: `pay: ${play}`, path, body: { play }, keeps: { kind, id } })).isDone;
}

async function refund(ask: Ask, { id, amountFen }: Bought): Promise<void> {
  const refundId = randomUUID();
  const part = randomInt(2) === 0 ? amountFen : randomInt(1, amountFen);
  await ask({
    name: 'refund',
    path: `/admin/payments/${id}/refunds`,
    body: { refundId, of: 'price', amountFen: part, reason: 'asked for' },
    keeps: { kind: 'refund', id: refundId },
  });
}

/** Asks for some of the commission, and cancels it, or two admins see it through to its end. */
async function withdraw(place: PeoplePlace, distributor: Someone): Promise<void> {
  const own = askAs(place, distributor.cookie);
  const id = randomUUID();
  const path = '/distribution/withdrawals';
  const body = { id, amountFen: randomInt(1, 1500), payee: PAYEE };
  const asked = await own({ name: 'withdraw', path, body, keeps: { kind: 'withdrawal', id } });
  if (!asked.isDone) return;
  if (randomInt(2) === 0) {
    const keeps = { kind: 'decision', id: `${id}:cancel:${distributor.id}` } as const;
    await own({ name: 'cancel', path: `${path}/${id}/cancel`, keeps });
    return;
  }
  const [first, second] = [one(place.town.admins), one(place.town.admins)];
  const act = (admin: Someone, action: string) =>
    askAs(
      place,
      admin.cookie,
    )({
      name: action,
      path: `/admin/withdrawals/${id}/actions`,
      body: { action, note: 'so it is', payout: { reference: 'CMB-7', on: '2026-03-04' } },
      keeps: { kind: 'decision', id: `${id}:${action}:${admin.id}` },
    });
  const { state } = await act(first, 'approve');
  if (state === 'approved_once') await act(second, 'approve');
  await act(first, one(['submit', 'submit', 'submit', 'reject']));
  await act(second, one(['pay', 'pay', 'fail']));
}
