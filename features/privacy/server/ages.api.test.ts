// Ages over HTTP: said once, held to by the server, and a guardian who agrees by a link that works once.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, quote } from '../../../app/testing/apps/ordering-app.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { tokenIn, waitForMails } from '../../../app/testing/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const say = (person: TestPerson, age: string) => person.call('PUT', '/privacy/age', { age });
const askGuardian = (person: TestPerson, email: string) =>
  person.call('POST', '/privacy/guardian', { email });
const link = (path: 'link' | 'confirm' | 'withdraw', token: string) =>
  app.guest().call('POST', `/privacy/guardian/${path}`, { token });

/** Somebody whom nobody has asked yet. */
async function newPerson(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql('delete from person_ages where user_id = $1', [person.id]);
  return person;
}

async function order(person: TestPerson) {
  const { id: quoteId } = await quote(person);
  return person.call('POST', '/global-services/orders', {
    id: randomUUID(),
    quoteId,
    address: ADDRESS,
    requirements: '',
  });
}

test('guests are not asked, and nobody is before something needs it', async () => {
  expect((await app.guest().call('GET', '/privacy/age')).status).toBe(401);
  expect((await app.guest().call('PUT', '/privacy/age', { age: 'adult' })).status).toBe(401);
  const person = await newPerson();
  expect((await person.call('GET', '/privacy/age')).body).toEqual({ age: null, guardian: null });
});

test('an order needs the answer, which is given once', async () => {
  const person = await newPerson();
  expect((await order(person)).body.code).toBe('AGE_UNKNOWN');
  expect((await say(person, 'adult')).status).toBe(200);
  expect((await say(person, 'adult')).status).toBe(200);
  expect((await say(person, 'younger')).body.code).toBe('AGE_ANSWERED');
  expect((await order(person)).status).toBe(200);
});

test('whoever is younger after all says so: memory and classes go, and nothing goes back', async () => {
  const person = await newPerson();
  await say(person, 'adult');
  const younger = () => person.call('POST', '/privacy/age/younger');
  await runSql(
    app.databaseUrl,
    `insert into learner_facts (id, user_id, text, key, source) values (gen_random_uuid(), $1, '我有一只乌龟', 'turtle', 'own')`,
    [person.id],
  );
  expect((await younger()).body.age).toBe('younger');
  expect((await younger()).status).toBe(200);
  expect(
    await runSql(app.databaseUrl, 'select 1 from learner_facts where user_id = $1', [person.id]),
  ).toEqual([]);
  expect((await say(person, 'adult')).body.code).toBe('AGE_ANSWERED');
  expect((await order(person)).status).not.toBe(200);
});

test('nobody becomes younger while an order is under way', async () => {
  const person = await newPerson();
  await say(person, 'adult');
  expect((await order(person)).status).toBe(200);
  expect((await person.call('POST', '/privacy/age/younger')).body.code).toBe('AGE_HELD');
  expect((await person.call('GET', '/privacy/age')).body.age).toBe('adult');
  expect((await app.guest().call('POST', '/privacy/age/younger')).status).toBe(401);
});

test('two answers at once are one', async () => {
  const person = await newPerson();
  const answers = await Promise.all([say(person, 'adult'), say(person, 'younger')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('who is younger orders nothing, and nothing is remembered of them', async () => {
  const person = await newPerson();
  await person.call('POST', '/learner-facts', { text: '我喜欢猫。' });
  await say(person, 'younger');
  expect((await order(person)).body.code).toBe('TOO_YOUNG');
  const { body } = await person.call('GET', '/learner-facts');
  expect([body.facts, body.remembering, body.mayBe]).toEqual([[], false, false]);
  expect((await person.call('POST', '/learner-facts', { text: '我喜欢狗。' })).body.code).toBe('TOO_YOUNG');
  const on = await person.call('PUT', '/learner-facts/remembering', { remembering: true });
  expect([on.status, on.body.code]).toEqual([403, 'TOO_YOUNG']);
  expect((await person.call('PUT', '/learner-facts/remembering', { remembering: false })).status).toBe(200);
});

/** What money has touched: nothing of it may change by a refused call. */
const traces = async ({ id }: TestPerson) =>
  sql(
    `select (select count(*)::int from payments where payer_id = $1) as payments,
            (select count(*)::int from membership_purchases where user_id = $1) as purchases,
            (select count(*)::int from distributor_applications where user_id = $1) as applications`,
    [id],
  );

const buying = async (person: TestPerson) => {
  const { body } = await person.call('GET', '/membership');
  const plans = body.plans.map(({ plan, amountFen }: { plan: string; amountFen: number }) => ({
    kind: 'plan',
    plan,
    amountFen,
  }));
  return [...plans, { kind: 'boosters', count: 1, amountFen: body.boosterFen }];
};
const buy = (person: TestPerson, choice: object) =>
  person.call('POST', '/membership/purchases', { id: randomUUID(), ...choice });
const apply = (person: TestPerson) =>
  person.call('POST', '/distribution/application', { plan: 'I know many people who want to learn.' });

test('nothing is sold to who is younger, or to who has not said it, and nothing changes', async () => {
  const person = await newPerson();
  for (const choice of await buying(person))
    expect((await buy(person, choice)).body.code).toBe('AGE_UNKNOWN');
  expect((await apply(person)).body.code).toBe('AGE_UNKNOWN');
  await say(person, 'younger');
  for (const choice of await buying(person)) {
    const { status, body } = await buy(person, choice);
    expect([status, body.code]).toEqual([403, 'TOO_YOUNG']);
  }
  expect((await apply(person)).body.code).toBe('TOO_YOUNG');
  expect(await traces(person)).toEqual([{ payments: 0, purchases: 0, applications: 0 }]);
  const { body } = await person.call('GET', '/account/session');
  expect(body.person.isYounger).toBe(true);
});

test.each(['membership', 'booster', 'order', 'balance', 'claim'])(
  'a payment (%s) that was open before is neither begun nor paid by who is younger',
  async (kind) => {
    const person = await newPerson();
    await say(person, 'adult');
    const packs = (await buying(person)).at(-1);
    const { body } = await buy(person, packs);
    const { paymentId: id } = body;
    const begin = () => person.call('POST', `/payments/${id}/begin`, { provider: 'test' });
    // As if it were for something else: the refusal asks for nobody's purpose.
    const become = (age: string) =>
      sql('update person_ages set age = $2 where user_id = $1', [person.id, age]);
    await sql('update payments set kind = $2 where id = $1', [id, kind]).catch(() => undefined);
    await become('younger');
    expect((await begin()).body.code).toBe('TOO_YOUNG');
    await sql(`update payments set kind = 'booster' where id = $1`, [id]);
    await become('adult');
    expect((await begin()).body.state).toBe('processing');
    await become('younger');
    const played = await person.call('POST', `/payments/${id}/test`, { play: 'succeed' });
    expect([played.status, played.body.code]).toEqual([403, 'TOO_YOUNG']);
    expect((await person.call('GET', `/payments/${id}`)).body.state).toBe('processing');
    expect((await person.call('GET', '/membership')).body.boosters.owned).toBe(0);
  },
);

test('a guardian reads what it is about, agrees, and the link has done its work', async () => {
  const person = await newPerson();
  await say(person, 'younger');
  expect((await askGuardian(person, person.email.toUpperCase())).body.code).toBe('GUARDIAN_SELF');
  const email = `guardian-${randomUUID().slice(0, 8)}@example.org`;
  expect((await askGuardian(person, email)).body.guardian).toEqual({ email, state: 'asked', knownAs: '' });
  const [mail] = await waitForMails(app, email);
  const token = tokenIn(mail);
  expect((await link('link', token)).body).toEqual({
    name: person.username,
    wanted: null,
    agreedAt: null,
  });
  const presses = await Promise.all([link('confirm', token), link('confirm', token)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect((await link('link', token)).body.code).toBe('LINK_INVALID');
  expect((await person.call('GET', '/privacy/age')).body.guardian.state).toBe('confirmed');
  expect(await sql('select kind from notices where user_id = $1', [person.id])).toEqual([
    { kind: 'privacy.guardianAgreed' },
  ]);
  expect((await askGuardian(person, email)).body.code).toBe('GUARDIAN_NOT_NEEDED');
  // A guardian's word opens classes, and no shop.
  expect((await order(person)).body.code).toBe('TOO_YOUNG');
});

test('a guardian keeps a record of what they agreed to, and can take it back', async () => {
  const teacher = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [teacher.id]);
  const { body: made } = await teacher.call('PUT', `/teaching/classes/${randomUUID()}`, {
    name: 'B2',
    note: '',
  });
  const person = await newPerson();
  await say(person, 'younger');
  const email = `guardian-${randomUUID().slice(0, 8)}@example.org`;
  await askGuardian(person, email);
  const [asking] = await waitForMails(app, email);
  await link('confirm', tokenIn(asking));
  const join = () => person.call('POST', '/classes/join', { code: made.code, knownAs: 'Ana', agreement: 2 });
  expect((await join()).status).toBe(200);
  const [record] = await waitForMails(app, email, 2);
  const token = tokenIn(record);
  const agreedAt = expect.stringMatching(/^\d{4}-/);
  expect((await link('link', token)).body).toEqual({ name: person.username, wanted: null, agreedAt });
  // What was asked by is no way to take it back.
  expect((await link('withdraw', tokenIn(asking))).body.code).toBe('LINK_INVALID');
  const presses = await Promise.all([link('withdraw', token), link('withdraw', token)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect((await person.call('GET', '/privacy/age')).body).toEqual({ age: 'younger', guardian: null });
  expect((await person.call('GET', '/classes')).body.classes).toEqual([]);
  expect((await join()).status).toBe(403);
  expect((await link('link', token)).body.code).toBe('LINK_INVALID');
  // Asked anew, they are told anew.
  await askGuardian(person, email);
  const [again] = await waitForMails(app, email, 3);
  await link('confirm', tokenIn(again));
  expect((await join()).status).toBe(200);
  const kinds = await sql('select kind from notices where user_id = $1 order by created_at', [person.id]);
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'privacy.guardianAgreed',
    'privacy.guardianWithdrew',
    'privacy.guardianAgreed',
  ]);
});

test('the mail names the class and its teacher, and its page opens in its language', async () => {
  const teacher = await registerPerson(app);
  await sql(`update users set role = 'teacher' where id = $1`, [teacher.id]);
  const made = await teacher.call('PUT', `/teaching/classes/${randomUUID()}`, { name: 'Tarde B2', note: '' });
  const person = await newPerson();
  await say(person, 'younger');
  const email = `guardian-${randomUUID().slice(0, 8)}@example.org`;
  const { code } = made.body;
  const asking = { email, classCode: ` ${code.toLowerCase()}`, knownAs: 'Ana Lima' };
  await person.call('POST', '/privacy/guardian', asking, { 'x-yulu-language': 'pt' });
  const [mail] = await waitForMails(app, email);
  expect(mail?.subject).toContain('Tarde B2');
  expect(mail?.body).toContain(teacher.username);
  expect(mail?.body).toContain('&lang=pt');
  expect(mail?.body).not.toContain('{{');
  // The name by which a guardian knows a child, beside that of the account.
  const called = `Ana Lima (${person.username})`;
  expect(mail?.subject).toContain(called);
  // So does the page, with the names of the day.
  await teacher.call('PUT', `/teaching/classes/${made.body.id}`, { name: 'Tarde B3', note: '' });
  expect((await link('link', tokenIn(mail))).body).toEqual({
    name: called,
    wanted: { className: 'Tarde B3', teacher: teacher.username },
    agreedAt: null,
  });
  // The teacher sees that somebody waits, by that name alone, until they have joined.
  const read = async () => (await teacher.call('GET', `/teaching/classes/${made.body.id}`)).body;
  const row = { name: 'Ana Lima', askedAt: expect.any(String), state: 'asked' };
  expect((await read()).asking).toEqual([row]);
  expect((await link('confirm', tokenIn(mail))).body).toEqual({ name: called });
  expect((await read()).asking).toEqual([{ ...row, state: 'confirmed' }]);
  const [told] = (await person.call('GET', '/notices')).body.notices;
  expect(told).toMatchObject({
    title: expect.stringContaining('Tarde B3'),
    detail: expect.stringContaining(email),
    path: `/join-class?code=${code}`,
  });
  expect((await person.call('GET', '/privacy/age')).body.guardian.knownAs).toBe('Ana Lima');
  await person.call('POST', '/classes/join', { code, knownAs: 'Ana Lima', agreement: 2 });
  expect(await read()).toMatchObject({ asking: [], learners: [{ name: 'Ana Lima' }] });
});

test('a code that leads nowhere costs only the names', async () => {
  const person = await newPerson();
  await say(person, 'younger');
  const other = `guardian-${randomUUID().slice(0, 8)}@example.org`;
  expect((await person.call('POST', '/privacy/guardian', { email: other, classCode: 'AAAA' })).status).toBe(
    200,
  );
  expect((await waitForMails(app, other))[0]?.body).not.toContain('{{');
});

test('another address ends the link before, and a week ends each', async () => {
  const person = await newPerson();
  await say(person, 'younger');
  const emails = [0, 1].map(() => `guardian-${randomUUID().slice(0, 8)}@example.org`);
  const tokens: string[] = [];
  for (const email of emails) {
    await askGuardian(person, email);
    tokens.push(tokenIn((await waitForMails(app, email))[0]));
  }
  expect((await link('confirm', tokens[0] ?? '')).status).toBe(410);
  await sql(`update person_ages set link_until = now() - interval '1 second' where user_id = $1`, [
    person.id,
  ]);
  expect((await link('confirm', tokens[1] ?? '')).status).toBe(410);
  expect((await person.call('GET', '/privacy/age')).body.guardian.state).toBe('expired');
});

test('who is 16 or over needs no guardian', async () => {
  const person = await newPerson();
  await say(person, 'adult');
  expect((await askGuardian(person, 'somebody@example.org')).body.code).toBe('GUARDIAN_NOT_NEEDED');
  expect((await app.guest().call('POST', '/privacy/guardian', { email: 'a@example.org' })).status).toBe(401);
});
