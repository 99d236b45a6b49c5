// A step that an operator took by mistake is taken back: at once, while nothing has followed on it, with its money and its notice.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addPhoto,
  bring,
  decide,
  latestNotice,
  operate,
  paidOrder,
  readAsOperator,
  readOrder,
  SHOES_FEN,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql } from '../../../app/testing/clients/people.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, buyer } = await startOrderingApp();

const UNDO = ['retract_approval', 'retract_purchase', 'retract_receipt'];
const held = (owner: string) =>
  findBalances(db, [
    { kind: 'order_escrow', owner },
    { kind: 'purchases_advanced', owner },
  ]);
const told = (): Promise<string> => latestNotice(buyer);
/** What can be taken back now. */
async function undoable(id: string): Promise<readonly string[]> {
  const { may } = await readAsOperator(operator, id);
  return may.flatMap((each: { readonly action: string; readonly reason: string | null }) =>
    UNDO.includes(each.action) && each.reason === null ? [each.action] : [],
  );
}
const tooLate = { code: 'NOT_ALLOWED', data: { reason: 'too_late_to_undo' } };

test('a wrong “bought” leaves nothing behind, and is bought again', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 15_800 });
  await operate(operator, id, { action: 'correct_shop_order', shopOrders: ['TB1'] });
  expect(await undoable(id)).toEqual(['retract_purchase']);
  const undone = await operate(operator, id, { action: 'retract_purchase' });
  expect(undone.body).toMatchObject({
    stage: 'to_buy',
    costs: { goodsFen: null, freightFen: null },
    shopOrders: [],
  });
  expect(await told()).toMatch(/^还没有向卖家下单/);
  expect(await held(id)).toEqual([SHOES_FEN, 0]);
  // It stands in the log and in the audit, and undoing is not undone.
  expect(undone.body.log[0]).toMatchObject({ action: 'retract_purchase', to: 'to_buy' });
  const audit = await operator.call('GET', `/admin/audit?subjectId=${id}`);
  expect(audit.body.entries[0]).toMatchObject({ action: 'order_step_undone' });
  expect((await operate(operator, id, { action: 'retract_approval' })).body).toMatchObject(tooLate);
  await operate(operator, id, { action: 'buy', goodsFen: 30_000, freightFen: 0 });
  expect(await held(id)).toEqual([SHOES_FEN, -30_000]);
});

test('a wrong approval and a wrong arrival are taken back, and what the buyer has decided stays', async () => {
  const { id } = await paidOrder(buyer);
  await operate(operator, id, { action: 'approve' });
  const asked = await operate(operator, id, { action: 'retract_approval' });
  expect(asked.body).toMatchObject({ stage: 'paid_review' });
  expect(await told()).toMatch(/^还在核对/);
  await bring({ app, operator, buyer }, id, 'in_warehouse', { grams: 1200 });
  const back = await operate(operator, id, { action: 'retract_receipt' });
  expect(back.body).toMatchObject({ stage: 'ordered', realGrams: null, warehouseSince: null, outlook: null });
  expect(back.body.photos).toHaveLength(4);
  expect(await told()).toMatch(/^还没有到仓库/);
  const late = await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect(late.body.code).toBe('NOT_ALLOWED');
  await operate(operator, id, { action: 'receive', grams: 1000 });
  expect(await undoable(id)).toEqual(['retract_receipt']);
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect(await undoable(id)).toEqual([]);
  expect((await operate(operator, id, { action: 'retract_receipt' })).body).toMatchObject(tooLate);
});

test('nothing is taken back once something has followed: goods, a message, or half an hour', async () => {
  const bought = async (): Promise<string> => {
    const { id } = await paidOrder(buyer);
    await bring({ app, operator, buyer }, id, 'ordered');
    expect(await undoable(id)).toEqual(['retract_purchase']);
    return id;
  };
  const arrived = await bought();
  await addPhoto(app, operator, arrived);
  const written = await bought();
  const message = { messageId: randomUUID(), text: 'Is it there?', uploads: [] };
  await buyer.call('POST', `/global-services/orders/${written}/messages`, message);
  const old = await bought();
  const earlier = "update orders set stage_since = stage_since - interval '31 minutes' where id = $1";
  await runSql(app.databaseUrl, earlier, [old]);
  for (const id of [arrived, written, old]) {
    expect(await undoable(id)).toEqual([]);
    expect((await operate(operator, id, { action: 'retract_purchase' })).body).toMatchObject(tooLate);
    expect((await readOrder(buyer, id)).stage).toBe('ordered');
  }
});
