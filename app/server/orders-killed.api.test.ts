// A hundred buyers pay at once and ten operators claim the same orders, on two processes of which one is killed in between.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';
import { createAppDatabase } from '../testing/apps/app-database.ts';
import { ADDRESS, SHOES_FEN, shoes } from '../testing/apps/ordering-app.ts';
import { type ServerProcess, startServerProcess } from '../testing/apps/server-process.ts';
import { signInAs } from '../testing/clients/sign-in-as.ts';
import { type Answer, testClient } from '../testing/clients/test-client.ts';
import { expectInvariants } from '../testing/expect-invariants.ts';

const BUYERS = 100;
const OPERATORS = 10;
/** Of the answers that a killed process still gave. */
const BEFORE_THE_KILL = 25;

let database: Awaited<ReturnType<typeof createAppDatabase>>;
let db: Database;
let processes: ServerProcess[] = [];
beforeAll(async () => {
  database = await createAppDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 2, onIdleError: () => undefined });
  processes = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: database.url })));
});
afterAll(async () => {
  await Promise.all(processes.map((running) => running.kill()));
  await db.$client.end();
  await database.drop();
});

const sql = async (statement: string, values: unknown[] = []) =>
  (await db.$client.query(statement, values)).rows;

/** Calls that a killed process left without an answer. */
let unanswered = 0;

/** At each process in turn; at the other one where the first does not answer. */
type Person = {
  readonly id: string;
  readonly call: (method: string, path: string, body?: Record<string, unknown>) => Promise<Answer>;
};

async function people(count: number, role: 'student' | 'admin'): Promise<Person[]> {
  const signedIn = await Promise.all(Array.from({ length: count }, () => signInAs(sql, role)));
  return signedIn.map(({ id, cookie }, index) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    const client = testClient('', new Map([[name, value]]));
    const at = (place: number) => client.at(processes[place % processes.length]?.url ?? '');
    return {
      id,
      call: (...params) =>
        at(index)
          .call(...params)
          .catch(() => {
            unanswered += 1;
            return at(index + 1).call(...params);
          }),
    };
  });
}

/** Kills the first process once so many answers have come; what it leaves unanswered is asked of the other. */
function killAfter(answers: number) {
  let left = answers;
  let killed: Promise<void> | undefined;
  return {
    answered: () => {
      left -= 1;
      if (left === 0) killed = processes.shift()?.kill();
    },
    gone: async () => {
      expect(killed).toBeDefined();
      await killed;
      expect(unanswered, 'the kill has hit somebody').toBeGreaterThan(0);
      unanswered = 0;
    },
  };
}

async function order(buyer: Person): Promise<string> {
  const [quoteId, id] = [randomUUID(), randomUUID()];
  await buyer.call('POST', '/global-services/quotes', { id: quoteId, ...shoes() });
  await buyer.call('PUT', '/privacy/age', { age: 'adult' });
  const made = await buyer.call('POST', '/global-services/orders', { id, quoteId, address: ADDRESS });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return id;
}

test('no payment is lost or booked twice, and no order is claimed twice', async () => {
  const buyers = await people(BUYERS, 'student');
  await sql('update users set email_verified = true');
  const ids = await Promise.all(buyers.map(order));
  const kill = killAfter(BEFORE_THE_KILL);
  await Promise.all(
    buyers.map(async (buyer, index) => {
      const path = `/payments/${ids[index]}`;
      await buyer.call('POST', `${path}/begin`, { provider: 'test' });
      const { status } = await buyer.call('POST', `${path}/test`, { play: 'succeed' });
      // Paid already by the call that the killed process did not answer any more.
      expect([200, 409]).toContain(status);
      kill.answered();
    }),
  );
  await kill.gone();
  const paid = await Promise.all(
    buyers.map((buyer, index) => buyer.call('GET', `/global-services/orders/${ids[index]}`)),
  );
  expect(paid.filter(({ body }) => body.stage !== 'paid_review')).toEqual([]);
  const [held] = await sql(
    "select sum(balance)::int as fen from ledger_accounts where kind = 'order_escrow'",
  );
  expect(held).toEqual({ fen: BUYERS * SHOES_FEN });
  await expectInvariants(db);

  processes.push(await startServerProcess({ DATABASE_URL: database.url }));
  const operators = await people(OPERATORS, 'admin');
  /** With what there is to mind of the shoes that each is of. */
  const versions = async () =>
    (await sql('select id, version from orders order by id')).map((each) => ({
      ...each,
      minded: ['size:0'],
    }));
  const act = (operator: Person, action: string, orders: unknown[]) =>
    operator.call('POST', '/admin/global-orders/actions', { orders, action });
  const [first] = operators;
  if (!first) throw new Error('nobody operates');
  expect((await act(first, 'approve', await versions())).status).toBe(200);
  const seen = await versions();
  const second = killAfter(2);
  await Promise.all(
    operators.map(async (operator, index) => {
      const own = [...seen.slice(index * 10), ...seen.slice(0, index * 10)];
      for (let at = 0; at < own.length; at += 25) {
        await act(operator, 'claim', own.slice(at, at + 25));
        second.answered();
      }
    }),
  );
  await second.gone();
  const claims = await sql(
    `select o.id, o.claimed_by, array_agg(e.actor_id) as by from orders o
     join order_events e on e.order_id = o.id and e.action = 'claim' group by o.id`,
  );
  expect(claims).toHaveLength(BUYERS);
  for (const { claimed_by, by } of claims) expect(by).toEqual([claimed_by]);
  await expectInvariants(db);
}, 120_000);
