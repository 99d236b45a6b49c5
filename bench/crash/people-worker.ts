// A process in which people register, buy, pay, study, get refunds and withdraw over HTTP until it is killed.

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PASSWORD } from '../../app/testing/clients/people.ts';
import { type Command, type CommandResult, send } from './command.ts';
import { report } from './worker.ts';

export type Person = { readonly id: string; readonly cookie: string };
export type People = {
  readonly learners: readonly Person[];
  readonly distributors: readonly (Person & { readonly code: string })[];
  readonly admins: readonly Person[];
};
export type PeopleParams = { readonly urls: readonly string[]; readonly people: People };

const LOOPS = 4;
const PLANS = { month: 3900, quarter: 9900, year: 35_800 } as const;
const BOOSTER_FEN = 600;
const PAYEE = { method: 'bank_transfer', name: '王小明', account: '6225 8800 1234 5678' };

export async function liveUntilKilled(params: PeopleParams): Promise<void> {
  const loop = async () => {
    // What gets no answer is left to the reconciliation; the next one may reach another server.
    for (;;) await pass(params).catch(() => delay(50));
  };
  await Promise.all(Array.from({ length: LOOPS }, loop));
}

const one = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[randomInt(things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
};

/** Sends commands as one person from one address, and reports each before and after. */
type Ask = (
  command: Pick<Command, 'name' | 'path' | 'stores'> & { readonly body?: Command['body'] },
) => Promise<Reply>;
type Reply = { readonly isDone: boolean; readonly state: unknown; readonly cookie: string };

function askAs(params: PeopleParams, cookie: string): Ask {
  const url = one(params.urls);
  const address = `10.${randomInt(2, 250)}.${randomInt(250)}.${randomInt(1, 250)}`;
  return async ({ body = {}, ...words }) => {
    const command: Command = { ...words, body, cookie, address };
    const key = randomUUID();
    report<Command, CommandResult>({ key, begun: command });
    const { status, body: answer, ...given } = await send(url, command);
    if (status >= 500) throw new Error(`answered ${status}`);
    report<Command, CommandResult>({ key, ended: { status } });
    return { isDone: status === 200, state: answer?.state, cookie: given.cookie };
  };
}

async function pass(params: PeopleParams): Promise<void> {
  const { learners, distributors, admins } = params.people;
  const choice = randomInt(10);
  if (choice < 3) return withdraw(params, one(distributors));
  const learner = choice === 3 ? await register(params, one(distributors).code) : one(learners);
  if (!learner) return;
  const ask = askAs(params, learner.cookie);
  if (choice === 4 && 'id' in learner) await beat(ask, learner.id);
  const bought = await buy(ask);
  if (bought && randomInt(3) === 0) await refund(askAs(params, one(admins).cookie), bought);
}

async function register(params: PeopleParams, inviteCode: string) {
  const username = `crash${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD, repeated: PASSWORD };
  const { isDone, cookie } = await askAs(
    params,
    '',
  )({
    name: 'register',
    path: '/account/register',
    body: { ...account, inviteCode },
    stores: { kind: 'person', id: username },
  });
  return isDone ? { cookie } : undefined;
}

const beat = (ask: Ask, id: string) =>
  ask({ name: 'beat', path: '/study-time/heartbeats', stores: { kind: 'day', id } });

type Bought = { readonly id: string; readonly amountFen: number };

/** Buys VIP or boosters and pays, some only at the second try, some twice, some after the time. */
async function buy(ask: Ask): Promise<Bought | undefined> {
  const id = randomUUID();
  const plan = one(['month', 'quarter', 'year'] as const);
  const packs = randomInt(1, 4);
  const wanted =
    randomInt(2) === 0
      ? { kind: 'plan', plan, amountFen: PLANS[plan] }
      : { kind: 'boosters', count: packs, amountFen: packs * BOOSTER_FEN };
  const path = '/membership/purchases';
  await ask({ name: 'buy', path, body: { id, ...wanted }, stores: { kind: 'purchase', id } });
  if (randomInt(4) === 0) await pay(ask, id, 'fail');
  const isPaid = await pay(ask, id, one(['succeed', 'succeed', 'twice', 'late']));
  return isPaid ? { id, amountFen: wanted.amountFen } : undefined;
}

async function pay(ask: Ask, id: string, play: string): Promise<boolean> {
  const body = { provider: 'test' };
  await ask({ name: 'begin', path: `/payments/${id}/begin`, body, stores: { kind: 'attempt', id } });
  const kind = play === 'fail' ? 'message' : 'payment';
  const path = `/payments/${id}/test`;
  return (await ask({ name: `pay: ${play}`, path, body: { play }, stores: { kind, id } })).isDone;
}

async function refund(ask: Ask, { id, amountFen }: Bought): Promise<void> {
  const refundId = randomUUID();
  const part = randomInt(2) === 0 ? amountFen : randomInt(1, amountFen);
  await ask({
    name: 'refund',
    path: `/admin/payments/${id}/refunds`,
    body: { refundId, of: 'price', amountFen: part, reason: 'asked for' },
    stores: { kind: 'refund', id: refundId },
  });
}

/** Asks for some of the commission, and cancels it, or two admins see it through to its end. */
async function withdraw(params: PeopleParams, distributor: Person): Promise<void> {
  const own = askAs(params, distributor.cookie);
  const id = randomUUID();
  const path = '/distribution/withdrawals';
  const body = { id, amountFen: randomInt(1, 1500), payee: PAYEE };
  const asked = await own({ name: 'withdraw', path, body, stores: { kind: 'withdrawal', id } });
  if (!asked.isDone) return;
  if (randomInt(2) === 0) {
    const stores = { kind: 'decision', id: `${id}:cancel:${distributor.id}` } as const;
    await own({ name: 'cancel', path: `${path}/${id}/cancel`, stores });
    return;
  }
  const [first, second] = [one(params.people.admins), one(params.people.admins)];
  const act = (admin: Person, action: string) =>
    askAs(
      params,
      admin.cookie,
    )({
      name: action,
      path: `/admin/withdrawals/${id}/actions`,
      body: {
        action: { kind: action, note: 'so it is', payout: { reference: 'CMB-7', on: '2026-03-04' } },
      },
      stores: { kind: 'decision', id: `${id}:${action}:${admin.id}` },
    });
  const { state } = await act(first, 'approve');
  if (state === 'approved_once') await act(second, 'approve');
  await act(first, one(['submit', 'submit', 'submit', 'reject']));
  await act(second, one(['pay', 'pay', 'fail']));
}
