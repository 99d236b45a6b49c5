// What must be seen before a step, an address that is awaited, a question that is withdrawn, and one answer of two.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ADDRESS,
  bring,
  decide,
  latestNotice,
  operate,
  pack,
  paidOrder,
  readAsOperator,
  readOrder,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import type { TestPerson } from '../../../app/testing/clients/people.ts';

const { app, operator, buyer } = await startOrderingApp();

const told = (): Promise<string> => latestNotice(buyer);
const write = (who: TestPerson, id: string, message: object) =>
  who.call('POST', `${who === buyer ? '/global-services/orders' : '/admin/global-orders'}/${id}/messages`, {
    messageId: randomUUID(),
    uploads: [],
    ...message,
  });
const mayOf = async (id: string, action: string): Promise<string | null | undefined> =>
  (await readAsOperator(operator, id)).may.find((may: { action: string }) => may.action === action)?.reason;

test('what was not seen refuses a step, alone and among many; what comes meanwhile was not seen', async () => {
  const { id } = await paidOrder(buyer, shoes({}, { variant: '黑色' }));
  const { version, minds } = await readAsOperator(operator, id);
  expect(minds).toMatchObject([{ key: 'size:0', of: 'size', item: 0, name: '帆布鞋' }]);
  const bare = await operate(operator, id, { action: 'approve', minded: [] });
  expect(bare.body).toMatchObject({ code: 'TO_MIND', data: { orderId: id, keys: ['size:0'] } });
  await write(buyer, id, { text: 'I have moved house.' });
  const late = await operate(operator, id, { action: 'approve', minded: ['size:0'] });
  expect(late.body.data.keys).toEqual([expect.stringMatching(/^unanswered:/)]);
  const many = await operator.call('POST', '/admin/global-orders/actions', {
    orders: [{ id, version, minded: ['size:0'] }],
    action: 'approve',
  });
  expect(many.body.results).toMatchObject([{ id, refused: 'to_mind' }]);
  expect((await operate(operator, id, { action: 'approve' })).body.stage).toBe('to_buy');
});

test('what waits for another address is not packed before it is there, or nobody waits for it', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted');
  await operate(operator, id, { action: 'ask_address', text: 'Please change it.' });
  expect(await told()).toMatch(/^请修改收货地址/);
  expect(await mayOf(id, 'pack')).toBe('address_asked');
  expect((await pack(operator, [id])).body.data).toMatchObject({ reason: 'address_asked' });
  const { due, awaited } = await readAsOperator(operator, id);
  expect([due.of, awaited.of]).toEqual(['address', 'address']);
  await decide(buyer, id, { action: 'change_address', address: { ...ADDRESS, line1: 'Torstraße 9' } });
  expect(await readOrder(buyer, id)).toMatchObject({ addressAskedAt: null });
  await operate(operator, id, { action: 'ask_address', text: 'Once more?' });
  await operate(operator, id, { action: 'keep_address' });
  expect(await told()).toMatch(/^地址不用改了/);
  expect((await pack(operator, [id])).status).toBe(200);
});

test('an operator changes the address for the buyer until it is handed over, and the buyer hears of it and why', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted');
  const change = (line1: string, more: object = {}) =>
    operate(operator, id, {
      action: 'change_address',
      address: { ...ADDRESS, line1, ...more },
      text: 'You wrote that the number was wrong.',
    });
  expect((await change('Torstraße 9', { country: 'US' })).body).toMatchObject({
    code: 'ADDRESS_INVALID',
    data: { fields: expect.arrayContaining([{ field: 'country', problem: 'unfit' }]) },
  });
  const { body } = await change('Torstraße 9');
  expect(body.address.line1).toBe('Torstraße 9');
  expect(body.log[0]).toMatchObject({ action: 'change_address', note: expect.stringMatching(/wrong/) });
  // Of the address itself nothing stands in the log.
  expect(JSON.stringify(body.log)).not.toContain('Torstraße 9');
  expect(await told()).toMatch(/^我们按你说的改了收货地址/);
  // They object: it is theirs to change until it is packed.
  await decide(buyer, id, { action: 'change_address', address: ADDRESS });
  await pack(operator, [id]);
  expect((await change('Torstraße 11')).body.address.line1).toBe('Torstraße 11');
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD012345' });
  expect((await change('Torstraße 13')).body.data).toMatchObject({ reason: 'not_in_this_stage' });
});

test('a question is asked once more, and withdrawn: the order goes on without its answer', async () => {
  const { id } = await paidOrder(buyer);
  await operate(operator, id, { action: 'ask_info', text: 'Blue?' });
  const { stageSince } = await readAsOperator(operator, id);
  const again = await operate(operator, id, { action: 'ask_info', text: 'Blue or red?' });
  expect(again.body).toMatchObject({ stage: 'needs_info', question: 'Blue or red?' });
  expect(Date.parse(again.body.stageSince)).toBeGreaterThan(Date.parse(stageSince));
  expect(again.body.due).toMatchObject({ of: 'needs_info' });
  const withdrawn = await operate(operator, id, { action: 'withdraw_info' });
  expect(withdrawn.body).toMatchObject({ stage: 'paid_review', question: '' });
  expect(withdrawn.body.minds).toContainEqual(expect.objectContaining({ of: 'asked', text: 'Blue or red?' }));
  expect(await told()).toMatch(/^问题不用回答了/);
  expect((await operate(operator, id, { action: 'approve' })).status).toBe(200);
});

test('the second of two answers to the same question is not sent', async () => {
  const { id } = await paidOrder(buyer);
  const { body: asked } = await write(buyer, id, { text: 'When?' });
  const after = asked.id;
  const first = { messageId: randomUUID(), text: 'Tomorrow.', answers: true, after };
  expect((await write(operator, id, first)).status).toBe(200);
  // The same again is the same.
  expect((await write(operator, id, first)).status).toBe(200);
  const second = await write(operator, id, { text: 'On Friday.', answers: true, after });
  expect(second.body).toMatchObject({ code: 'ANSWERED_ALREADY', data: { by: expect.any(String) } });
  expect((await write(operator, id, { text: 'On Friday.', after: first.messageId })).status).toBe(200);
  expect((await write(operator, id, { text: 'Bye.' })).status).toBe(200);
});

test('a parcel that was sent to customs by a slip is on its way again', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  await operate(operator, id, { action: 'reach_customs' });
  expect((await operate(operator, id, { action: 'retract_customs' })).body.stage).toBe('dispatched');
  expect(await told()).toMatch(/^还没有到海关/);
});
