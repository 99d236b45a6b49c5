// Photos that were decided by stay, and what was bought beyond what its buyer has agreed to is asked about and told.

import { expect, test } from 'vitest';
import {
  addPhoto,
  bring,
  decide,
  latestNotice,
  operate,
  pack,
  paidOrder,
  readAsOperator,
  smallPicture,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';

const { app, operator, buyer } = await startOrderingApp();

const told = (): Promise<string> => latestNotice(buyer);
const remove = (id: string, photoId: string) =>
  operator.call('DELETE', `/admin/global-orders/${id}/photos/${photoId}`);

test('as many photos stay as its buyer was promised, and all by which they have decided', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'in_warehouse');
  const { body: more } = await addPhoto(app, operator, id);
  const [first, second, third] = more.photos;
  expect((await remove(id, second.id)).body.photos).toMatchObject([
    { id: first.id, number: 1 },
    { id: third.id, number: 3 },
    { kind: 'scale', number: 1 },
    { number: 4 },
  ]);
  expect((await remove(id, third.id)).body.data).toMatchObject({ reason: 'too_few_photos' });
  const scale = more.photos.find(({ kind }: { readonly kind: string }) => kind === 'scale');
  expect((await remove(id, scale.id)).body.data).toMatchObject({ reason: 'no_scale_photo' });
  await addPhoto(app, operator, id);
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect((await remove(id, first.id)).body.data).toMatchObject({ reason: 'photos_decided_on' });
  expect((await pack(operator, [id])).status).toBe(200);
});

test('a correction beyond what was agreed to is asked about by that, and told; back below it, too', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered');
  const correct = (goodsFen: number, isSure = false) =>
    operate(operator, id, { action: 'correct_costs', goodsFen, freightFen: 0, isSure });
  expect((await correct(36_000)).body).toMatchObject({
    code: 'DOUBTED',
    data: { of: 'dearer_bought', given: 36_000, expected: 30_000 },
  });
  expect((await correct(36_000, true)).status).toBe(200);
  expect(await told()).toContain('实付金额更正了：比报价多 ¥60');
  expect((await correct(30_000)).body.data).toMatchObject({ of: 'correction' });
  await correct(30_000, true);
  expect(await told()).toContain('没有超出的钱');
});

test('who buys beyond it all the same tells the buyer by how much', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 37_000 });
  expect(await told()).toContain('比报价贵 ¥70');
});

test('what costs so much more that the buyer pays first is due to be asked, not to be packed', async () => {
  const { id, number } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { grams: 7000 });
  expect((await readAsOperator(operator, id)).due).toMatchObject({ of: 'to_ask' });
  const listed = await operator.call('GET', `/admin/global-orders?q=${number}`);
  expect(listed.body.orders).toMatchObject([{ due: { of: 'to_ask' }, recipient: 'Anna Schmidt' }]);
  const table = await operator.call('GET', `/admin/global-orders?q=${number}&as=table`);
  expect(table.body.orders).toMatchObject([{ boughtAt: expect.any(String), sentAt: null }]);
});

test('the same picture twice is one photo, whichever it is meant as', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered');
  const picture = await smallPicture();
  const add = async (kind: string) => {
    const uploadId = await upload(app, operator, 'order-photo', picture);
    const add = () => operator.call('POST', `/admin/global-orders/${id}/photos`, { uploadId, kind });
    return { first: await add(), again: await add() };
  };
  const one = await add('photo');
  expect([one.first.status, one.again.status]).toEqual([200, 200]);
  for (const kind of ['photo', 'scale'])
    expect((await add(kind)).first.body).toMatchObject({
      code: 'NOT_ALLOWED',
      data: { reason: 'same_photo' },
    });
  const { photos } = await readAsOperator(operator, id);
  expect(photos).toHaveLength(1);
  // Taken out of sight, it may come again.
  await operator.call('DELETE', `/admin/global-orders/${id}/photos/${photos[0].id}`);
  expect((await add('photo')).first.status).toBe(200);
});
