// Distribution over HTTP: applying, codes, withdrawals and what admins decide; whose each thing is, and each refusal.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  signInAgain,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { journalKinds } from '../../ledger/domain/index.ts';
import { openAccount, post, verify } from '../../ledger/server/api.ts';

let app: TestApp;
let db: Database;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
  admin = await registerAdmin(app);
  second = await registerAdmin(app);
});
afterAll(async () => {
  expect((await verify(db)).findings).toEqual([]);
  await db.$client.end();
  await app.stop();
});

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const FUNDED = journalKinds('test.funded');
const PAYEE = { method: 'bank_transfer', name: '王小明', account: '招商银行 6225 8800 1234 5678' } as const;

async function newDistributor(availableFen = 0): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [person.id]);
  await reauthenticate(person);
  if (availableFen > 0) await fund(person, availableFen);
  return person;
}

/** Commission that has left its hold. */
async function fund({ id }: { readonly id: string }, amount: number): Promise<void> {
  const from = await openAccount(db, { kind: 'commission_cost' });
  const to = await openAccount(db, { kind: 'commission_available', owner: id });
  const transfers = [{ from, to, amount }];
  await post(db, { key: randomUUID(), kind: FUNDED['test.funded'], actorId: null, transfers });
}

/** Everybody has an account of their own; what goes to one account counts together. */
const payeeOf = ({ username }: TestPerson) => ({ ...PAYEE, account: `${username} ${PAYEE.account}` });
const request = (
  who: TestPerson,
  amountFen: number,
  id: string = randomUUID(),
  payee: object = payeeOf(who),
) => who.call('POST', '/distribution/withdrawals', { id, amountFen, payee });
const act = (who: TestPerson, id: string, action: string, more: object = {}) =>
  who.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: action, ...more } });
const earnings = async (who: TestPerson) => (await who.call('GET', '/distribution/earnings')).body;
const PAYOUT = { payout: { reference: 'CMB-7', on: '2026-03-04' } };

const ID = randomUUID();
const OWN = [
  ['GET', '/distribution/application'],
  ['POST', '/distribution/application'],
  ['GET', '/distribution/earnings'],
  ['GET', '/distribution/earnings/chart'],
  ['GET', '/distribution/commissions'],
  ['GET', '/distribution/commissions/table'],
  ['GET', '/distribution/withdrawals'],
  ['POST', '/distribution/withdrawals'],
  ['POST', `/distribution/withdrawals/${ID}/cancel`],
] as const;
const CODES = [
  ['GET', '/distribution/codes'],
  ['POST', '/distribution/codes'],
  ['PUT', `/distribution/codes/${ID}`],
] as const;
const ADMIN = [
  ['GET', '/admin/withdrawals'],
  ['GET', '/admin/withdrawals/table'],
  ['GET', `/admin/withdrawals/${ID}`],
  ['POST', `/admin/withdrawals/${ID}/payee`],
  ['POST', `/admin/withdrawals/${ID}/actions`],
  ['GET', '/admin/distribution/applications'],
  ['POST', `/admin/distribution/applications/${ID}/decision`],
  ['GET', '/admin/distribution/distributors'],
  ['GET', '/admin/distribution/codes'],
  ['GET', '/admin/distribution/codes/table'],
] as const;

test.each([...OWN, ...CODES, ...ADMIN])('%s %s is not for guests', async (method, path) => {
  expect((await app.guest().call(method, path)).status).toBe(401);
});
test.each([...CODES, ...ADMIN])('%s %s is not for learners', async (method, path) => {
  expect((await (await registerPerson(app)).call(method, path)).status).toBe(403);
});
test.each(ADMIN)('%s %s is not for distributors', async (method, path) => {
  expect((await (await newDistributor()).call(method, path)).status).toBe(403);
});

describe('becoming a distributor', () => {
  const plan = 'I teach Chinese to 40 families in Lisbon.';
  const apply = (who: TestPerson) => who.call('POST', '/distribution/application', { plan });
  const decide = (id: string, isApproved: boolean, reason = '') =>
    admin.call('POST', `/admin/distribution/applications/${id}/decision`, {
      decision: { kind: isApproved ? 'approve' : 'refuse', reason },
    });

  test('an application waits, is refused with a reason, made again, approved, and acts at once', async () => {
    const person = await registerPerson(app);
    expect((await person.call('GET', '/distribution/application')).body.application).toBeNull();
    const first = (await apply(person)).body;
    const again = await apply(person);
    expect([again.status, again.body.code]).toEqual([409, 'APPLICATION_OPEN']);
    const listed = await admin.call('GET', '/admin/distribution/applications?state=submitted');
    expect(listed.body.applications).toContainEqual(
      expect.objectContaining({ ...first, userId: person.id, name: person.username, email: person.email }),
    );

    expect((await decide(first.id, false)).status).toBe(400);
    expect((await decide(first.id, false, 'Tell us more.')).body.state).toBe('refused');
    expect((await decide(first.id, true)).body.code).toBe('APPLICATION_DECIDED');
    const { application } = (await person.call('GET', '/distribution/application')).body;
    expect(application).toMatchObject({ state: 'refused', reason: 'Tell us more.' });

    const next = (await apply(person)).body;
    expect((await person.call('GET', '/distribution/codes')).status).toBe(403);
    expect((await decide(next.id, true)).status).toBe(200);
    await signInAgain(person);
    expect((await person.call('GET', '/distribution/codes')).body.codes).toEqual([]);
    const events = await sql(
      `select actor_id from account_events where user_id = $1 and kind = 'role_changed'`,
      [person.id],
    );
    expect(events).toEqual([{ actor_id: admin.id }]);
    const { distributors } = (await admin.call('GET', '/admin/distribution/distributors')).body;
    expect(distributors[0]).toMatchObject({ id: person.id, pendingFen: 0, availableFen: 0, owedFen: 0 });
  });

  test('nobody loses another role by it, not even between applying and the answer', async () => {
    expect((await apply(admin)).body.code).toBe('ROLE_UNFIT');
    const person = await registerPerson(app);
    const { id } = (await apply(person)).body;
    await sql(`update users set role = 'teacher' where id = $1`, [person.id]);
    expect((await decide(id, true)).body.code).toBe('ROLE_UNFIT');
    expect((await decide(randomUUID(), true)).status).toBe(404);
  });
});

describe('codes', () => {
  test.each(['GET', 'POST'])(
    'are known to come from the browser in which their owner saw them (%s)',
    async (method) => {
      const person = await newDistributor();
      const { body } = await person.call('POST', '/distribution/codes', { label: '', maxUses: null });
      // What was seen at registration is forgotten after 90 days.
      await sql('delete from referral_traces where user_id = $1', [person.id]);
      await person.call(
        method,
        '/distribution/codes',
        method === 'GET' ? undefined : { label: '', maxUses: null },
      );
      await person.call('POST', '/account/sign-out', {});
      const username = `again${randomUUID().slice(0, 8)}`;
      const form = { username, email: `${username}@example.org`, password: PASSWORD, repeated: PASSWORD };
      const came = await person.call('POST', '/account/register', { ...form, inviteCode: body.code });
      const [invitation] = await sql('select verdict, signals from invitations where invited_id = $1', [
        came.body.id,
      ]);
      expect(invitation).toEqual({
        verdict: 'suspicious',
        signals: ['own_browser', 'own_device', 'own_network'],
      });
    },
  );

  test('are made, changed and switched off by their owner alone', async () => {
    const [who, other] = [await newDistributor(), await newDistributor()];
    const made = (await who.call('POST', '/distribution/codes', { label: ' radio ', maxUses: 5 })).body;
    expect(made).toMatchObject({ label: 'radio', maxUses: 5, uses: 0, disabledAt: null });
    expect(made.link).toBe(`${app.url}/invite/${made.code}`);
    const path = `/distribution/codes/${made.id}`;
    const change = { label: 'tv', maxUses: null, isDisabled: true };
    expect((await other.call('PUT', path, change)).status).toBe(404);
    expect((await who.call('PUT', path, change)).body).toMatchObject({ label: 'tv', maxUses: null });
    expect((await who.call('GET', '/distribution/codes')).body.codes[0].disabledAt).not.toBeNull();
    expect((await other.call('GET', '/distribution/codes')).body.codes).toEqual([]);
    await sql('update invite_codes set uses = 3 where id = $1', [made.id]);
    const below = await who.call('PUT', path, { ...change, maxUses: 2 });
    expect([below.status, below.body.code]).toEqual([409, 'LIMIT_BELOW_USES']);
  });
});

describe('a withdrawal', () => {
  test('reserves the money, is the same when asked for again, and comes back when its owner cancels', async () => {
    const who = await newDistributor(20_000);
    const id = randomUUID();
    const first = await request(who, 15_000, id);
    expect(first.body).toMatchObject({ state: 'requested', maskedName: '王***', maskedAccount: '••••5678' });
    expect((await request(who, 15_000, id)).body).toEqual(first.body);
    expect((await request(who, 15_001, id)).body.code).toBe('WITHDRAWAL_CONFLICT');
    expect((await request(who, 15_000, id, { ...PAYEE, account: 'other' })).body.code).toBe(
      'WITHDRAWAL_CONFLICT',
    );
    expect(await earnings(who)).toMatchObject({ availableFen: 5000, inFlightFen: 15_000 });
    const other = await newDistributor(20_000);
    expect((await request(other, 15_000, id)).body.code).toBe('WITHDRAWAL_CONFLICT');
    expect((await other.call('POST', `/distribution/withdrawals/${id}/cancel`)).status).toBe(404);
    expect((await other.call('GET', '/distribution/withdrawals')).body.withdrawals).toEqual([]);
    expect((await who.call('POST', `/distribution/withdrawals/${id}/cancel`)).body.state).toBe('cancelled');
    expect(await earnings(who)).toMatchObject({ availableFen: 20_000, inFlightFen: 0 });
    const twice = await who.call('POST', `/distribution/withdrawals/${id}/cancel`);
    expect([twice.status, twice.body.data]).toEqual([409, { state: 'cancelled' }]);
  });

  test('is refused below the minimum and beyond what is available', async () => {
    const who = await newDistributor(20_000);
    const low = await request(who, 9999);
    expect([low.status, low.body.code, low.body.data]).toEqual([
      422,
      'BELOW_MINIMUM',
      { minimumFen: 10_000 },
    ]);
    const high = await request(who, 20_001);
    expect([high.status, high.body.code, high.body.data]).toEqual([
      409,
      'NOT_COVERED',
      { availableFen: 20_000 },
    ]);
    expect(await earnings(who)).toMatchObject({ availableFen: 20_000, inFlightFen: 0 });
  });

  test('is approved, sent off, paid, and leaves the platform once', async () => {
    const who = await newDistributor(500_000);
    const id = (await request(who, 500_000)).body.id;
    expect((await act(admin, id, 'submit')).body.data).toEqual({ state: 'requested' });
    expect((await act(admin, id, 'approve')).body).toMatchObject({ state: 'approved', needsSecond: false });
    expect((await who.call('POST', `/distribution/withdrawals/${id}/cancel`)).status).toBe(409);
    const sent = await act(second, id, 'submit', { ...PAYOUT, note: 'for us alone' });
    expect(sent.body).toMatchObject({ state: 'submitted', reason: null, payoutReference: null });
    expect((await act(second, id, 'pay')).status).toBe(400);
    const paid = await act(second, id, 'pay', PAYOUT);
    expect(paid.body).toMatchObject({ state: 'paid', payoutReference: 'CMB-7', payoutOn: '2026-03-04' });
    expect((await act(second, id, 'pay', PAYOUT)).body.code).toBe('NOT_NOW');
    expect((await act(second, id, 'fail', { note: 'x' })).body.code).toBe('NOT_NOW');
    expect(await earnings(who)).toMatchObject({ availableFen: 0, inFlightFen: 0, paidOutFen: 500_000 });
    const detail = (await admin.call('GET', `/admin/withdrawals/${id}`)).body;
    expect(detail.events.map(({ action }: { action: string }) => action)).toEqual([
      'request',
      'approve',
      'submit',
      'pay',
    ]);
  });

  test('above 5,000 yuan needs a second admin, who is another one', async () => {
    const who = await newDistributor(600_000);
    const id = (await request(who, 500_001)).body.id;
    expect((await act(admin, id, 'approve')).body).toMatchObject({
      state: 'approved_once',
      needsSecond: true,
    });
    const same = await act(admin, id, 'approve');
    expect([same.status, same.body.code]).toEqual([403, 'SAME_ADMIN']);
    expect((await act(admin, id, 'submit')).body.code).toBe('NOT_NOW');
    const approved = (await act(second, id, 'approve')).body;
    expect(approved).toMatchObject({
      firstApprovedBy: admin.id,
      secondApprovedBy: second.id,
      state: 'approved',
    });
  });

  test('is never decided by who asked for it', async () => {
    const who = await newDistributor(20_000);
    const id = (await request(who, 10_000)).body.id;
    await sql(`update users set role = 'admin' where id = $1`, [who.id]);
    for (const action of ['approve', 'submit']) {
      expect((await act(who, id, action)).body.code).toBe('OWN_WITHDRAWAL');
    }
    expect((await who.call('POST', `/admin/withdrawals/${id}/payee`)).body.code).toBe('OWN_WITHDRAWAL');
  });

  test('in doubt holds the money, until somebody knows; rejected and failed ones give it back', async () => {
    const who = await newDistributor(30_000);
    const [one, other] = [(await request(who, 10_000)).body.id, (await request(who, 20_000)).body.id];
    expect((await act(admin, one, 'reject')).status).toBe(400);
    expect((await act(admin, one, 'reject', { note: 'wrong name' })).body).toMatchObject({
      state: 'rejected',
      reason: 'wrong name',
    });
    for (const action of ['approve', 'submit']) await act(admin, other, action);
    expect((await act(admin, other, 'doubt', { note: 'no answer' })).body).toMatchObject({
      state: 'unknown',
      reason: 'no answer',
    });
    expect(await earnings(who)).toMatchObject({ availableFen: 10_000, inFlightFen: 20_000 });
    expect((await act(admin, other, 'reject', { note: 'x' })).body.code).toBe('NOT_NOW');
    expect((await act(admin, other, 'fail', { note: 'sent back' })).body.state).toBe('failed');
    expect(await earnings(who)).toMatchObject({ availableFen: 30_000, inFlightFen: 0 });
    expect((await act(admin, randomUUID(), 'approve')).status).toBe(404);
    expect((await admin.call('GET', `/admin/withdrawals/${randomUUID()}`)).status).toBe(404);
  });

  test('keeps its payout details sealed; an admin reads them by a call that leaves a trace', async () => {
    const who = await newDistributor(10_000);
    const id = (await request(who, 10_000)).body.id;
    const [row] = await sql('select * from withdrawals where id = $1', [id]);
    expect(JSON.stringify(row)).not.toMatch(/王小明|1234|招商/);
    expect((await admin.call('POST', `/admin/withdrawals/${id}/payee`)).body).toEqual(payeeOf(who));
    const { events } = (await admin.call('GET', `/admin/withdrawals/${id}`)).body;
    expect(events.at(-1)).toMatchObject({ action: 'read_payee', actorName: admin.username });
    const copied = (await request(await newDistributor(10_000), 10_000)).body.id;
    await sql('update withdrawals set payee_sealed = $1 where id = $2', [row?.payee_sealed, copied]);
    const moved = await admin.call('POST', `/admin/withdrawals/${copied}/payee`);
    expect([moved.status, moved.body.code]).toEqual([409, 'PAYEE_SEALED']);
  });

  test('200 at once from one balance: exactly as many succeed as it covers', {
    timeout: 120_000,
  }, async () => {
    const who = await newDistributor(370_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => request(who, 10_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(37);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['NOT_COVERED']));
    expect(await earnings(who)).toMatchObject({ availableFen: 0, inFlightFen: 370_000 });
    const [{ rows }] = await sql('select count(*)::int as rows from withdrawals where person_id = $1', [
      who.id,
    ]);
    expect(rows).toBe(37);
  });

  test('twenty changes at once: one is done', async () => {
    const who = await newDistributor(10_000);
    const id = (await request(who, 10_000)).body.id;
    await act(admin, id, 'approve');
    await act(admin, id, 'submit');
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? act(admin, id, 'pay', PAYOUT) : act(second, id, 'fail', { note: 'x' }),
      ),
    );
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('lists and tables', () => {
  test('the queue is filtered by state and paged, each withdrawal once', async () => {
    const who = await newDistributor(1_000_000);
    for (let n = 0; n < 55; n += 1) await request(who, 10_000);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await admin.call('GET', `/admin/withdrawals?state=requested&cursor=${cursor}`);
      expect(body.withdrawals.every(({ state }: { state: string }) => state === 'requested')).toBe(true);
      seen.push(...body.withdrawals.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(54);
    const own = (await who.call('GET', '/distribution/withdrawals')).body;
    expect([own.withdrawals.length, own.nextCursor === null]).toEqual([50, false]);
  });

  test('a table holds a range of days, in the reader’s language, and no formula', async () => {
    const who = await newDistributor(10_000);
    const id = (await request(who, 10_000)).body.id;
    await act(admin, id, 'reject', { note: '=HYPERLINK("http://evil.example")' });
    const today = new Date().toISOString().slice(0, 10);
    const read = (language: string, from = today) =>
      admin.call('GET', `/admin/withdrawals/table?from=${from}&to=${today}`, undefined, {
        'x-yulu-language': language,
      });
    const { csv, isCut, name } = (await read('pt')).body;
    expect([isCut, name]).toEqual([false, `withdrawals-${today}-${today}.csv`]);
    expect(csv).toContain('Distribuidor');
    expect(csv).toContain(`${id},${who.username},100,Não aprovado`);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).not.toMatch(/6225 8800|小明/);
    const wrong = await read('en', '2999-01-01');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'RANGE_INVALID']);
    const own = await who.call('GET', `/distribution/commissions/table?from=${today}&to=${today}`);
    expect(own.body.csv.split('\r\n')).toHaveLength(2);
    const ownWrong = await who.call('GET', `/distribution/commissions/table?from=2999-01-01&to=${today}`);
    expect(ownWrong.body.code).toBe('RANGE_INVALID');
  });
});
