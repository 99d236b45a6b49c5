// The queues of the workbench: what waits for an operator is found where it waits, by what is at hand, until it is done.

import { expect, test } from 'vitest';
import {
  ADDRESS,
  bring,
  decide,
  operate,
  paidOrder,
  readAsOperator,
  shoes,
} from '../../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../../app/testing/apps/start-ordering-app.ts';
import { runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { newId } from '../../../../kit/server/new-id.ts';

const { app, operator, buyer } = await startOrderingApp();

async function found(query: string): Promise<string[]> {
  const { status, body } = await operator.call('GET', `/admin/global-orders?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.orders.map(({ id }: { readonly id: string }) => id);
}

async function countOf(queue: string): Promise<number | undefined> {
  const { body } = await operator.call('GET', '/admin/global-orders/queues');
  return body.queues.find((counted: { readonly queue: string }) => counted.queue === queue)?.count;
}

const say = (person: TestPerson, path: string, text: string, more: object = {}) =>
  person.call('POST', `${path}/messages`, { messageId: newId(), text, uploads: [], ...more });

test('a message of a buyer waits in a queue, whoever has claimed the order, until it is answered or needs no answer', async () => {
  const [first, second] = [await paidOrder(buyer), await paidOrder(buyer)];
  expect(await countOf('messages')).toBe(0);
  await say(buyer, `/global-services/orders/${second.id}`, 'Qual é o tamanho?');
  const waiting = (await readAsOperator(operator, second.id)).unansweredSince;
  await say(buyer, `/global-services/orders/${first.id}`, '请问什么时候买？');
  await say(buyer, `/global-services/orders/${second.id}`, 'Alô?');
  // What is due first in them: the first was paid first.
  expect(await found('queue=messages')).toEqual([first.id, second.id]);
  expect((await readAsOperator(operator, second.id)).unansweredSince).toBe(waiting);
  // Something else that we say is no answer.
  await say(operator, `/admin/global-orders/${second.id}`, '这两天就寄出。');
  expect((await readAsOperator(operator, second.id)).unansweredSince).toBe(waiting);
  await say(operator, `/admin/global-orders/${second.id}`, '四十二码。', { answers: true });
  expect(await found('queue=messages')).toEqual([first.id]);
  const settled = await operator.call('POST', `/admin/global-orders/${first.id}/messages/settled`, {});
  expect([settled.status, settled.body.unansweredSince]).toEqual([200, null]);
  expect(await countOf('messages')).toBe(0);
  const byBuyer = await buyer.call('POST', `/admin/global-orders/${first.id}/messages/settled`, {});
  expect(byBuyer.status).toBe(403);
});

test('what a buyer has decided about photos is a queue of its own', async () => {
  const ids: string[] = [];
  for (const decision of ['accept', 'exchange'] as const) {
    const { id } = await paidOrder(buyer);
    await bring({ app, operator, buyer }, id, 'in_warehouse');
    await decide(buyer, id, { action: 'decide_photos', decision, reason: 'x' });
    ids.push(id);
  }
  const undecided = await paidOrder(buyer);
  await bring({ app, operator, buyer }, undecided.id, 'in_warehouse');
  expect(await found('queue=to_pack')).toEqual([ids[0]]);
  expect(await found('queue=to_return')).toEqual([ids[1]]);
  expect(await found('queue=in_warehouse')).toEqual([...ids, undecided.id]);
  expect([await countOf('to_pack'), await countOf('to_return'), await countOf('in_warehouse')]).toEqual([
    1, 1, 3,
  ]);
});

test('an order is found inside its queue and outside, by what stands on a parcel or a note', async () => {
  const request = shoes({}, { name: '百分百_羊绒围巾' });
  const { id, number } = await paidOrder(buyer, request);
  await bring({ app, operator, buyer }, id, 'claimed');
  await operate(operator, id, { action: 'buy', goodsFen: 30_000, freightFen: 0, shopOrders: ['2609770001'] });
  const last = number.slice(-6).toLowerCase();
  const ofRecipient = [ADDRESS.name, ADDRESS.name.toUpperCase(), 'schmidt', 'Ａｎｎａ'];
  for (const typed of [
    number.toLowerCase(),
    last,
    '2609770001',
    '2609 7700 01',
    '羊绒',
    '百_',
    buyer.username,
    ...ofRecipient,
  ]) {
    const q = encodeURIComponent(typed);
    expect(await found(`queue=ordered&q=${q}`), typed).toEqual([id]);
    expect(await found(`q=${q}`), typed).toContain(id);
    expect(await found(`queue=packed&q=${q}`), typed).toEqual([]);
  }
  // Half a name is nobody's.
  expect(await found(`queue=ordered&q=schmid`)).toEqual([]);
  // A tracking number with blanks of any width, in any case.
  await runSql(app.databaseUrl, `update orders set tracking_number = 'JD0123456789' where id = '${id}'`);
  for (const typed of ['JD01 2345 6789', 'jd0123456789', ' JD01\u2009234\u30005 6789'])
    expect(await found(`queue=ordered&q=${encodeURIComponent(typed)}`), typed).toEqual([id]);
  // Signs of a pattern mean themselves.
  expect(await found(`queue=ordered&q=${encodeURIComponent('百%围')}`)).toEqual([]);
});

test('what is over is listed the newest first, or the oldest', async () => {
  const [first, second, third] = [await paidOrder(buyer), await paidOrder(buyer), await paidOrder(buyer)];
  const ids = [first.id, second.id, third.id];
  for (const id of ids) {
    const { version } = await readAsOperator(operator, id);
    const path = `/admin/global-orders/${id}/cancellation`;
    const done = await operator.call('POST', path, { version, costsFen: 0, reason: 'Sold out.' });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  }
  const known = (all: string[]) => all.filter((id) => ids.includes(id));
  expect(known(await found('queue=cancelled'))).toEqual(ids.toReversed());
  expect(known(await found('queue=cancelled&sort=oldest'))).toEqual(ids);
});
