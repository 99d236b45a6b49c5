// Examples of what operators do at the desk of orders.

import { addPhoto, bring, decide, paidOrder, readAsOperator, smallPicture } from '../apps/ordering-app.ts';
import type { TestPerson } from '../clients/people.ts';
import { upload } from '../clients/uploads.ts';
import { done, type Examples, newPerson, type Stage, uuid } from './example.ts';

type Goal = Parameters<typeof bring>[2];

/** A paid order, brought as far as this; with the version at which it then stands. */
async function orderAt({ app, stripe, admin }: Stage, goal?: Goal) {
  const buyer = await newPerson({ app, stripe, admin });
  const { id } = await paidOrder(buyer);
  if (goal) await bring({ app, operator: admin, buyer }, id, goal);
  const { version, minds } = await readAsOperator(admin, id);
  const minded = minds.map(({ key }: { readonly key: string }) => key);
  return { id, buyer, version, minded };
}

async function write(buyer: TestPerson, id: string): Promise<void> {
  const message = { messageId: uuid(), text: 'Is it blue?', uploads: [] };
  await done(buyer, 'POST', `/global-services/orders/${id}/messages`, message);
}

export const examplesOfOrders: Examples = {
  'orders.operate': async (stage) => {
    const { id, version, minded } = await orderAt(stage);
    return {
      input: { id, version, act: { action: 'approve', minded } },
      action: 'order_approved',
      subject: id,
    };
  },
  'orders.operateMany': async (stage) => {
    const { id, version, minded } = await orderAt(stage);
    const input = { orders: [{ id, version, minded }], action: 'approve' };
    return { input, action: 'order_approved', subject: id };
  },
  'orders.pack': async (stage) => {
    const { id, version, minded } = await orderAt(stage, 'accepted');
    return { input: { orders: [{ id, version, minded }] }, action: 'order_packed', subject: id };
  },
  'orders.cancelAny': async (stage) => {
    const { id, version } = await orderAt(stage);
    const input = { id, version, costsFen: 0, reason: 'Out of stock.' };
    return { input, action: 'order_cancelled', subject: id };
  },
  'orders.loseAny': async (stage) => {
    const { id, version } = await orderAt(stage, 'dispatched');
    return { input: { id, version, reason: 'The carrier says so.' }, action: 'order_lost', subject: id };
  },
  'orders.decideClaim': async (stage) => {
    const { id, buyer } = await orderAt(stage, 'dispatched');
    await decide(buyer, id, { action: 'deliver' });
    const claimId = uuid();
    const claim = { claimId, reason: 'damaged', item: 0, text: 'torn', askedFen: 10_000, uploads: [] };
    await done(buyer, 'POST', `/global-services/orders/${id}/claims`, claim);
    const input = { id, claimId, grantedFen: 4000, answer: 'We are sorry.' };
    return { input, action: 'claim_decided', subject: id };
  },
  'orders.addPhoto': async (stage) => {
    const { id } = await orderAt(stage, 'ordered');
    const uploadId = await upload(stage.app, stage.admin, 'order-photo', await smallPicture());
    return { input: { id, uploadId, kind: 'photo' }, action: 'order_photo_added', subject: id };
  },
  'orders.removePhoto': async (stage) => {
    const { id } = await orderAt(stage, 'ordered');
    const { body } = await addPhoto(stage.app, stage.admin, id);
    return { input: { id, photoId: body.photos[0].id }, action: 'order_photo_removed', subject: id };
  },
  'orders.needNoAnswer': async (stage) => {
    const { id, buyer } = await orderAt(stage);
    await write(buyer, id);
    return { input: { id }, action: 'order_messages_settled', subject: id };
  },
  'orders.writeToBuyer': async (stage) => {
    const { id } = await orderAt(stage);
    const input = { id, messageId: uuid(), text: 'It is blue.', uploads: [] };
    return { input, action: 'order_written', subject: id };
  },
  'orders.answerEnquiry': async (stage) => {
    const buyer = await newPerson(stage);
    const question = { id: uuid(), product: '羽绒服', link: null, text: 'Warm?', uploads: [] };
    await done(buyer, 'POST', '/global-services/enquiries', question);
    const input = { id: question.id, text: 'Yes.' };
    return { input, action: 'enquiry_answered', subject: question.id, late: { text: 'No.' } };
  },
};
