// Everything that counts money and minutes, put together as in production and called without HTTP, for hundreds of commands a second.
//
// The clock moves when the test says so, Stripe is a server of its own, and the jobs run when they are called by name.

import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createRouterClient, ORPCError } from '@orpc/server';
import fastify from 'fastify';
import { inject } from 'vitest';
import type { Role } from '../../../kit/core/access.ts';
import { type UserId, userIdSchema } from '../../../kit/core/user-id.ts';
import { readConfig } from '../../../kit/server/config.ts';
import { openDatabase } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { createLog } from '../../../kit/server/log.ts';
import { createTasks } from '../../../kit/server/tasks.ts';
import {
  type StripeMessage,
  signEvent,
  startStripeServer,
} from '../../../kit/server/testing/stripe-server.ts';
import { createTestDatabase } from '../../../kit/server/testing/test-database.ts';
import { composeFeatures } from '../../server/compose/compose-features.ts';
import { moveClockOf } from '../apps/movable-clock.ts';

const SECRET = 'a secret that only the tests know, long enough';
const WEBHOOK_SECRET = 'whsec_only_the_tests_know_it';

export async function startMoneyFixture() {
  const database = await createTestDatabase(inject('postgresUrl'));
  const clock = await moveClockOf(database.url);
  const stripe = await startStripeServer();
  const log = createLog(process.env['TEST_LOG'] ?? 'silent');
  const db = openDatabase({ url: database.url, pool: 20, onIdleError: () => undefined });
  const { jobs, runJob } = heldJobs();
  const features = composeFeatures(
    {
      config: readConfig({
        STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      }),
      log,
      secret: SECRET,
      dataFolder: tmpdir(),
      publicUrl: () => 'http://localhost',
      provider: () => undefined,
      stripeAddress: stripe.address,
    },
    { db, jobs, tasks: createTasks(log), signals: { listen: () => () => undefined } },
  );
  const webhooks = fastify();
  for (const mount of features.mounts) mount(webhooks);
  const ask = <Row>(text: string, values: unknown[]): Promise<Row[]> =>
    db.$client.query(text, values).then(({ rows }) => rows);
  const call = (id: UserId, role: Role) =>
    createRouterClient(features.router, { context: contextOf(id, role, log) });
  return {
    db,
    clock,
    stripe,
    ask,
    runJob,
    reconcile: () => features.reconcilePayments(new Date()),
    /** So many people with this role. */
    newPeople: async (role: Role, count: number) => {
      const ids = Array.from({ length: count }, () => userIdSchema.parse(randomUUID()));
      await ask(
        `insert into users (id, name, email, email_verified, role)
         select id, name, name || '@example.org', true, $2
         from (select id, 'p' || substr(replace(id::text, '-', ''), 1, 20) as name from unnest($1::uuid[]) as id) as people`,
        [ids, role],
      );
      await ask(
        `insert into person_ages (user_id, age, answered_at) select id, 'adult', now() from unnest($1::uuid[]) as id`,
        [ids],
      );
      return ids.map((id) => ({ id, api: call(id, role) }));
    },
    sign: (type: string, object: object, id?: string) =>
      signEvent({ secret: WEBHOOK_SECRET, type, object, ...(id === undefined ? {} : { id }) }),
    deliver: async ({ body, signature }: StripeMessage) => {
      const { statusCode } = await webhooks.inject({
        method: 'POST',
        url: '/api/payments/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      return statusCode;
    },
    stop: async () => {
      await clock.stop();
      await webhooks.close();
      await stripe.close();
      await db.$client.end();
      await database.drop();
    },
  };
}

export type MoneyFixture = Awaited<ReturnType<typeof startMoneyFixture>>;
export type FixturePerson = Awaited<ReturnType<MoneyFixture['newPeople']>>[number];

/** Jobs that wait to be run by name. */
function heldJobs() {
  const kinds = new Map<string, () => Promise<void>>();
  const jobs: Jobs = {
    define: (kind) => void kinds.set(kind.name, () => kind.handle(kind.data.parse({}))),
    start: async () => {},
    send: async () => {},
    stop: async () => {},
  };
  return { jobs, runJob: async (name: string) => kinds.get(name)?.() };
}

/** As the guard makes it for somebody who is signed in; who may call what is for the tests over HTTP. */
const contextOf = (id: UserId, role: Role, log: ReturnType<typeof createLog>) => ({
  member: {
    id,
    name: id,
    username: null,
    email: `${id}@example.org`,
    emailVerified: true,
    hasSecondFactor: false,
    avatarId: null,
    role,
    sessionId: id,
    isReauthenticated: true,
  },
  locale: 'en' as const,
  address: '10.0.0.1',
  requestHeaders: new Headers(),
  resHeaders: new Headers(),
  log,
  shutdown: new AbortController().signal,
});

/** What a call gave, or the code of its refusal; anything else that it throws is a fault. */
export async function answered<Value>(calling: Promise<Value>): Promise<Value | string> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof ORPCError && error.defined) return error.code;
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') return error.code;
    throw error;
  }
}
