// What payers are written: once when a payment has brought something, once when money has gone back.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GONE, refundPrice } from '../../../../app/testing/apps/paying-app.ts';
import { type StripeApp, startStripeApp } from '../../../../app/testing/apps/stripe-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';

let app: StripeApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startStripeApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

type Mail = { readonly subject: string; readonly body: string };

/** Oldest first, with every space a plain one. */
async function mailsTo({ email }: TestPerson): Promise<Mail[]> {
  const mails: Mail[] = await runSql(
    app.databaseUrl,
    'select subject, body from mails where recipient = $1 order by created_at, id',
    [email],
  );
  const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');
  return mails.map(({ subject, body }) => ({ subject: plain(subject), body: plain(body) }));
}
const subjectsTo = async (person: TestPerson) => (await mailsTo(person)).map(({ subject }) => subject);

async function readerOf(language: string): Promise<TestPerson> {
  const person = await registerPerson(app);
  await person.call('GET', '/account/session', undefined, { 'x-yulu-language': language });
  return person;
}

const refund = (id: string, amountFen: number, more: object = {}) => refundPrice(admin, id, amountFen, more);

test('a payment of an order is told of once, with the way to the order, however often the provider says so', async () => {
  const person = await readerOf('pt');
  const id = await app.charge(person, { reference: 'YL7' });
  const session = await app.begin(person, id);
  const message = app.sign('checkout.session.completed', app.stripe.state.pay(session));
  await Promise.all([app.send(message), app.send(message), app.send(message)]);
  await app.send(message);
  await app.reconcileLater();
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Pagamento de CN¥ 39,00 recebido: Pedido de teste YL7');
  expect(mail?.body).toContain(`${app.url}/global-services/order-details?id=YL7`);
  const { body } = await person.call('GET', `/payments/${id}`);
  expect(mail?.body).toContain(body.number);
});

test('each refund is told of once it has left, and not before', async () => {
  const person = await readerOf('en');
  const id = await app.charge(person, { reference: 'YL8' });
  await app.pay(await app.begin(person, id));
  const refundId = randomUUID();
  await Promise.all([refund(id, 1000, { refundId }), refund(id, 1000, { refundId })]);
  await app.reconcileLater();
  expect(await subjectsTo(person)).toEqual([
    'Payment of CN¥39.00 received: Test order YL8',
    'Your refund of CN¥10.00 is on its way',
  ]);
  expect((await refund(id, 9_999_999)).status).toBe(409);
  await refund(id, 2900);
  const mails = await mailsTo(person);
  expect(mails).toHaveLength(3);
  expect(mails[2]?.body).toContain(`${app.url}/payments/${id}`);
});

test('what was paid in vain is told of when it goes back, not as a payment', async () => {
  const person = await readerOf('zh');
  const id = await app.charge(person, { reference: `${GONE}1` });
  await app.pay(await app.begin(person, id));
  expect(await subjectsTo(person)).toEqual(['多付的 ¥39.00 已退回']);
});

test('what an admin gives as the reason stands in the notice and, by itself, in the mail', async () => {
  const person = await readerOf('en');
  const id = await app.charge(person);
  await app.pay(await app.begin(person, id));
  await refund(id, 1000, { reason: 'Sold twice by {{name}}.' });
  const listed = await person.call('GET', '/notices', undefined, { 'x-yulu-language': 'en' });
  const [notice] = listed.body.notices;
  expect(notice.detail).toContain('. The reason given: Sold twice by {{name}}.');
  const [, told] = await mailsTo(person);
  expect(told?.body).toContain('\n\nThe reason given: Sold twice by {{name}}.\n\nThe details are here:');
  // What comes without a reason names none.
  const [paid] = await mailsTo(person);
  expect(paid?.body).not.toMatch(/reason|\{\{/);
});
