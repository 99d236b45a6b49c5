// An order as a lesson over HTTP: words into one's reviews, a talk with its seller, and neither for anybody else.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { order, shoes } from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';

const { app, buyer } = await startOrderingApp();
const { id } = await order(
  buyer,
  shoes({}, { name: '老北京布鞋 网面', variant: '黑色', shop: '步步高鞋店' }),
);

type Word = { readonly word: string; readonly meaning: string | null; readonly isKept: boolean };
const lesson = (person: TestPerson, method: 'GET' | 'POST' = 'GET') =>
  person.call(method, `/global-services/orders/${id}/lesson`, undefined, { 'accept-language': 'en' });
const start = (person: TestPerson, subject: string) =>
  person.call('POST', '/tutor-chat/talks', { id: randomUUID(), kind: 'role', subject, language: 'pt' });

test('its words are taken into the reviews once, and are told as learnt', async () => {
  const { body: before } = await lesson(buyer);
  expect(before.words.map(({ word }: Word) => word)).toContain('布鞋');
  expect(before.words.some(({ isKept }: Word) => isKept)).toBe(false);
  const [one, two] = await Promise.all([lesson(buyer, 'POST'), lesson(buyer, 'POST')]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const { body: after } = await lesson(buyer);
  expect(after.words.every(({ isKept }: Word) => isKept)).toBe(true);
  const { body: mine } = await buyer.call('GET', '/my-words');
  expect(mine.total).toBe(before.words.length);
  // In English, as the person reads.
  expect(before.words.find(({ word }: Word) => word === '网面')).toMatchObject({ meaning: 'mesh' });
  const mesh = mine.words.find(({ word }: Word) => word === '网面');
  expect(JSON.stringify(mesh)).toContain('mesh');
  const { body: study } = await buyer.call('GET', '/study/words?list=mine');
  expect(JSON.stringify(study)).toContain('布鞋');
});

test('the buyer talks with the seller of this very thing, and finds the talk again', async () => {
  const { roleId } = (await lesson(buyer)).body;
  const { body: role } = await buyer.call('GET', `/ai-roles/roles/${roleId}`);
  expect(role.situation.zh).toContain('“老北京布鞋 网面”（黑色），300元一件');
  const started = await start(buyer, roleId);
  expect(started.status).toBe(200);
  expect(started.body.messages[0].text).toContain('老北京布鞋');
  const again = await buyer.call('GET', `/tutor-chat/talks/${started.body.talk.id}`);
  expect(again.body.messages[0].text).toContain('老北京布鞋');
});

test('what somebody else bought is no lesson and nobody to talk with', async () => {
  const stranger = await registerPerson(app);
  const { roleId } = (await lesson(buyer)).body;
  expect((await lesson(stranger)).status).toBe(404);
  expect((await lesson(stranger, 'POST')).status).toBe(404);
  expect((await stranger.call('GET', `/ai-roles/roles/${roleId}`)).status).toBe(404);
  expect((await start(stranger, roleId)).status).toBe(404);
});
