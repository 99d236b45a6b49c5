// What people of the demo buy, earn and give back, each step over the API and under its rules.

import * as z from 'zod';
import { confirmAddress, type DemoPerson } from '../../../features/account/server/api.ts';
import { endHolds } from '../../../features/distribution/server/api.ts';
import { paymentIdSchema } from '../../../features/payments/domain/index.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type DemoClient, newId } from './demo-client.ts';

const overview = z.object({
  plans: z.array(z.object({ plan: z.string(), amountFen: z.int() })),
  boosterFen: z.int(),
});
const bought = z.object({ paymentId: paymentIdSchema });
const made = z.object({ code: z.string() });
const earnings = z.object({ availableFen: z.int() });

type Thing =
  | { readonly kind: 'plan'; readonly plan: 'month' | 'year' }
  | { readonly kind: 'boosters'; readonly count: number };

/** Buys with the provider that moves no money; answers the payment. */
async function buy(client: DemoClient, thing: Thing): Promise<string> {
  const { plans, boosterFen } = await client.call('GET', '/membership', {}, overview);
  const amountFen =
    thing.kind === 'plan'
      ? (plans.find(({ plan }) => plan === thing.plan)?.amountFen ?? 0)
      : boosterFen * thing.count;
  // Nothing is sold to who has not said how old they are.
  await client.send('PUT', '/privacy/age', { age: 'adult' });
  const order = { id: newId(), ...thing, amountFen };
  const { paymentId } = await client.call('POST', '/membership/purchases', order, bought);
  await client.send('POST', `/payments/${paymentId}/begin`, { provider: 'test' });
  await client.send('POST', `/payments/${paymentId}/test`, { play: 'succeed' });
  return paymentId;
}

/** The student gets VIP and two booster packs: one is applied, the price of the other comes back. */
export async function fillStudent(student: DemoClient, password: string): Promise<void> {
  await buy(student, { kind: 'plan', plan: 'month' });
  const packs = await buy(student, { kind: 'boosters', count: 2 });
  await student.send('POST', '/membership/boosters/apply', { id: newId() });
  await student.send('POST', '/account/reauthenticate', { password });
  await student.send('POST', `/payments/${packs}/withdrawal`, { refundId: newId() });
}

type Earning = {
  readonly db: Database;
  readonly distributor: { readonly client: DemoClient; readonly person: DemoPerson };
  /** A browser that nobody is signed in with. */
  readonly newBrowser: () => DemoClient;
};

/** Who comes by the distributor's code and buys a year. */
const FRIENDS = ['ana', 'tomas', 'yuki'] as const;
const WITHDRAWN_FEN = 10_000;

/** A distributor's code brings three people, whose purchases earn enough to ask for a withdrawal that waits for an admin. */
export async function fillEarnings({ db, distributor, newBrowser }: Earning): Promise<number> {
  const { client, person } = distributor;
  const code = { label: 'Lisbon bookshop', maxUses: null };
  const { code: inviteCode } = await client.call('POST', '/distribution/codes', code, made);
  for (const name of FRIENDS) {
    const friend = newBrowser();
    const password = `${newId()}-${name}`;
    const account = {
      username: name,
      email: `${name}@example.org`,
      password,
      repeated: password,
      inviteCode,
    };
    await friend.send('POST', '/account/register', account);
    await confirmAddress(db, account.email);
    await buy(friend, { kind: 'plan', plan: 'year' });
  }
  await endHolds(db, person.id, new Date());
  const { availableFen } = await client.call('GET', '/distribution/earnings', {}, earnings);
  if (availableFen < WITHDRAWN_FEN) throw new Error(`the demo has earned only ${availableFen} fen`);
  await client.send('POST', '/account/reauthenticate', { password: person.password });
  const payee = { method: 'paypal', name: 'Grace Lima', account: person.email };
  await client.send('POST', '/distribution/withdrawals', { id: newId(), amountFen: WITHDRAWN_FEN, payee });
  return FRIENDS.length;
}
