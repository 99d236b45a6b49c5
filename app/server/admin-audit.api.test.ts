// Each call by which an admin changes something leaves an entry in the one audit, and no admin loses another’s change.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import texts from '../../features/audit/text/en.json' with { type: 'json' };
import type { ProcedureMeta } from '../../kit/core/procedure.ts';
import { listProcedures } from '../../kit/server/http/api/list-procedures.ts';
import { type StripeServer, startStripeServer } from '../../kit/server/testing/stripe-server.ts';
import { contract } from '../contract.ts';
import type { Example, Examples } from '../testing/admin-calls/example.ts';
import { examplesOfContent } from '../testing/admin-calls/of-content.ts';
import { examplesOfMoney, WEBHOOK_SECRET } from '../testing/admin-calls/of-money.ts';
import { examplesOfOrders } from '../testing/admin-calls/of-orders.ts';
import { examplesOfPeople } from '../testing/admin-calls/of-people.ts';
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts';
import { registerAdmin, runSql, type TestPerson } from '../testing/clients/people.ts';

const EXAMPLES: Examples = {
  ...examplesOfPeople,
  ...examplesOfMoney,
  ...examplesOfOrders,
  ...examplesOfContent,
};

/** What a call answers with to whoever acts on what is another by now. */
const OVERTAKEN = /_(STALE|CHANGED|JUDGED|ANSWERED|DECIDED)$/;

type Call = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly meta: ProcedureMeta;
  /** The codes of those errors that tell an admin that somebody was faster. */
  readonly overtaken: readonly string[];
};

const changing: readonly Call[] = listProcedures(contract).flatMap(({ name, procedure }) => {
  const { route, errorMap } = procedure['~orpc'];
  const meta: ProcedureMeta = procedure['~orpc'].meta;
  const { method = 'POST', path = '' } = route;
  const isForAdmins = typeof meta.access === 'object' && meta.access.includes('admin');
  if (!isForAdmins || method === 'GET') return [];
  const overtaken = Object.keys(errorMap).filter((code) => OVERTAKEN.test(code));
  return [{ name, method, path, meta, overtaken }];
});
const audited = changing.filter(({ meta }) => meta.unaudited === undefined);

const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.codes;
/** What the features that record it put into words (`app/web/audit-names.ts`). */
const NAMED: ReadonlySet<string> = new Set(['stage', 'role', 'phrase', 'of', 'attention']);
/** Written by people, or names of things. */
const WRITTEN: ReadonlySet<string> = new Set([
  'title',
  'name',
  'guest',
  'search',
  'mail',
  'internal',
  'claimedBy',
  'carrier',
]);

type Facts = Readonly<Record<string, unknown>>;

/** The codes of our own in an entry that nobody has put into words. */
function codesWithoutWord({
  before,
  after,
  subject_kind,
}: Record<'before' | 'after', Facts> & { subject_kind: string }) {
  if (subject_kind === 'settings') return [];
  return [...Object.entries(before), ...Object.entries(after)].filter(
    ([fact, value]) =>
      typeof value === 'string' &&
      /^[a-z]+(?:_[a-z]+)*$/.test(value) &&
      !NAMED.has(fact) &&
      !WRITTEN.has(fact) &&
      CODES[fact]?.[value] === undefined,
  );
}

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({
    env: { STRIPE_SECRET_KEY: 'sk_test_of_the_tests', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
    stripeAddress: stripe.address,
  });
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

/** Parameters of the path go into it, all else into the body. */
function send(who: TestPerson, { method, path }: Call, input: Example['input']) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const address = named.reduce((filled, name) => filled.replace(`{${name}}`, String(input[name])), path);
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !named.includes(name)));
  return who.call(method, address, body);
}

test('every call that changes something has an example, and every example a call', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(audited.map(({ name }) => name).toSorted());
});

test('what is put in the place of something asks what was seen, or says why not', () => {
  const putting = audited.filter(({ method }) => method === 'PUT' || method === 'PATCH');
  const silent = putting.filter(({ meta, overtaken }) => !meta.overwrites && overtaken.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe.each(audited.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('stands in the audit, and tells who comes too late', { timeout: 60_000 }, async () => {
    const make = EXAMPLES[name];
    if (!make) throw new Error('no example');
    const [admin, colleague] = [await registerAdmin(app), await registerAdmin(app)];
    const { input, action, subject, late, stale } = await make({ app, stripe, admin });
    const entries = () =>
      runSql(
        app.databaseUrl,
        `select actor_name, action, subject_id, subject_kind, before, after from audit_entries
         where actor_id = $1 order by created_at, id`,
        [admin.id],
      );
    if (stale) {
      const answer = await send(colleague, call, { ...input, ...stale });
      expect([answer.status, call.overtaken.includes(answer.body.code)]).toEqual([409, true]);
    }
    const before = await entries();
    const { status, body } = await send(admin, call, input);
    expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
    const [entry, ...more] = (await entries()).slice(before.length);
    expect(entry).toMatchObject({ actor_name: admin.username, action, subject_id: subject });
    expect(more).toEqual([]);
    expect(codesWithoutWord(entry), 'codes without a word').toEqual([]);
    if (entry.subject_kind !== 'settings') {
      const facts = [...Object.keys(entry.before), ...Object.keys(entry.after)];
      expect(
        facts.filter((fact) => !Object.hasOwn(texts.fields, fact)),
        'facts without a name',
      ).toEqual([]);
    }
    if (call.overtaken.length === 0 || stale) return;
    const answer = await send(colleague, call, { ...input, ...late });
    expect([answer.status, answer.body.code]).toEqual([409, expect.stringMatching(OVERTAKEN)]);
  });
});
