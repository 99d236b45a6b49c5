// Questions before orders over HTTP: asked once, answered once, told by a notice, and nobody else's business.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { smallPicture } from '../../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson } from '../../../../app/testing/clients/people.ts';
import { upload } from '../../../../app/testing/clients/uploads.ts';

const { app, operator, colleague, buyer } = await startOrderingApp();

const PATH = '/global-services/enquiries';
const DESK = '/admin/global-orders/enquiries';
const aQuestion = (more: object = {}) => ({
  id: randomUUID(),
  product: '儿童羽绒服',
  link: 'https://item.taobao.com/item.htm?id=680012345678',
  text: 'Is 130 right for a girl of 8?',
  ...more,
});
const ask = (question: Readonly<Record<string, unknown>>, who = buyer) => who.call('POST', PATH, question);
const answer = (id: string, text: string, who = operator) =>
  who.call('POST', `${DESK}/${id}/answer`, { text });

test('a question waits in the queue, is answered once, and the buyer is told', async () => {
  const question = aQuestion();
  expect((await ask(question)).body).toMatchObject({ product: '儿童羽绒服', answer: '', answeredAt: null });
  expect((await ask(question)).body.id).toBe(question.id);
  expect((await buyer.call('GET', PATH)).body.enquiries).toHaveLength(1);
  expect((await operator.call('GET', '/admin/global-orders/queues')).body.enquiries.count).toBe(1);
  const [waiting] = (await operator.call('GET', DESK)).body.enquiries;
  expect(waiting).toMatchObject({ id: question.id, text: question.text });
  expect(waiting.buyer).not.toBe('');
  expect((await answer(question.id, 'Take 140.')).body).toMatchObject({ answer: 'Take 140.' });
  // A lost answer of the call, and a colleague who was slower.
  expect((await answer(question.id, 'Take 140.')).status).toBe(200);
  const slower = await answer(question.id, 'Take 120.', colleague);
  expect([slower.status, slower.body.code, slower.body.data]).toEqual([
    409,
    'ENQUIRY_ANSWERED',
    { answer: 'Take 140.' },
  ]);
  expect((await operator.call('GET', DESK)).body.enquiries).toEqual([]);
  expect((await operator.call('GET', `${DESK}?which=all`)).body.enquiries).toHaveLength(1);
  const { notices } = (await buyer.call('GET', '/notices')).body;
  expect(notices.filter(({ path }: { path: string }) => path === PATH)).toHaveLength(1);
});

test('its pictures are seen by who has asked and by operators, once however often it is sent', async () => {
  const uploads = [await upload(app, buyer, 'order-picture', await smallPicture())];
  const question = aQuestion({ uploads });
  await ask(question);
  expect((await ask(question)).body.pictures).toHaveLength(1);
  const shown = (await operator.call('GET', `${DESK}?which=all`)).body.enquiries;
  expect(shown.find(({ id }: { id: string }) => id === question.id).pictures[0].url).toMatch(/^\//);
  await answer(question.id, 'Yes.');
});

test('of two answers at once one counts', async () => {
  const question = aQuestion();
  await ask(question);
  const both = await Promise.all([answer(question.id, 'Yes.'), answer(question.id, 'No.', colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('is nobody else’s: guests, other people and other ids are refused', async () => {
  const question = aQuestion();
  await ask(question);
  const other = await registerPerson(app);
  expect((await app.guest().call('GET', PATH)).status).toBe(401);
  expect((await app.guest().call('POST', PATH, aQuestion())).status).toBe(401);
  expect((await other.call('GET', PATH)).body.enquiries).toEqual([]);
  expect((await ask(question, other)).body.code).toBe('ENQUIRY_TAKEN');
  expect((await other.call('GET', DESK)).status).toBe(403);
  expect((await answer(question.id, 'Yes.', other)).status).toBe(403);
  expect((await answer(randomUUID(), 'Yes.')).status).toBe(404);
});

test('ten may wait; what is empty, endless or no link is refused', async () => {
  const eager = await registerPerson(app);
  for (let count = 0; count < 10; count++) expect((await ask(aQuestion(), eager)).status).toBe(200);
  expect((await ask(aQuestion(), eager)).body.code).toBe('ENQUIRIES_FULL');
  for (const wrong of [
    { text: ' ' },
    { product: '' },
    { link: 'javascript:alert(1)' },
    { text: 'x'.repeat(2001) },
  ])
    expect((await ask(aQuestion(wrong))).status).toBe(400);
  expect((await ask(aQuestion({ uploads: [randomUUID()] }))).status).toBe(404);
});
