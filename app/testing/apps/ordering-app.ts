// Buyers with orders, for tests: quoted, paid by the test provider, and brought to a stage by an operator.

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestPerson } from '../clients/people.ts';
import type { Answer } from '../clients/test-client.ts';
import { upload } from '../clients/uploads.ts';
import type { TestApp } from './test-app.ts';

export const ADDRESS = {
  country: 'DE',
  name: 'Anna Schmidt',
  phone: '+49 30 1234567',
  line1: 'Torstraße 1',
  line2: '',
  district: '',
  city: 'Berlin',
  region: '',
  postcode: '10119',
  personalId: '',
};

const SOURCES = { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' } as const;

/** Shoes of 300 yuan and 1 kg to Germany: 300 + 9 + 10 + 0 + 180 + 90 + 0 = 589 yuan. */
export const shoes = (changed: object = {}, item: object = {}) => ({
  items: [
    {
      name: '帆布鞋',
      priceFen: 30_000,
      quantity: 1,
      category: 'shoes',
      weightGrams: 1000,
      sources: SOURCES,
      ...item,
    },
  ],
  country: 'DE',
  tier: 'standard' as const,
  tip: { kind: 'none' as const },
  domesticFreightFen: 0,
  currency: 'EUR',
  ...changed,
});
export const SHOES_FEN = 58_900;

type Body = Answer['body'];

export async function quote(buyer: TestPerson, request: object = shoes()): Promise<Body> {
  const { status, body } = await buyer.call('POST', '/global-services/quotes', {
    id: randomUUID(),
    ...request,
  });
  if (status !== 200) throw new Error(`a quote answered ${JSON.stringify(body)}`);
  return body;
}

export async function order(
  buyer: TestPerson,
  request: object = shoes(),
  address: object = ADDRESS,
): Promise<Body> {
  const { id: quoteId } = await quote(buyer, request);
  // Tests order the same shoes many times.
  const made = { id: randomUUID(), quoteId, address, requirements: '', isAgain: true };
  const { status, body } = await buyer.call('POST', '/global-services/orders', made);
  if (status !== 200) throw new Error(`an order answered ${JSON.stringify(body)}`);
  return body;
}

/** By the test provider; also of a balance. */
export async function payBy(buyer: TestPerson, paymentId: string): Promise<void> {
  await buyer.call('POST', `/payments/${paymentId}/begin`, { provider: 'test' });
  const { body } = await buyer.call('POST', `/payments/${paymentId}/test`, { play: 'succeed' });
  if (body.state !== 'succeeded') throw new Error(`a payment answered ${JSON.stringify(body)}`);
}

export async function paidOrder(buyer: TestPerson, request?: object, address?: object): Promise<Body> {
  const made = await order(buyer, request, address);
  await payBy(buyer, made.id);
  return readOrder(buyer, made.id);
}

export const readOrder = async (buyer: TestPerson, id: string): Promise<Body> =>
  (await buyer.call('GET', `/global-services/orders/${id}`)).body;

export const readAsOperator = async (operator: TestPerson, id: string): Promise<Body> =>
  (await operator.call('GET', `/admin/global-orders/${id}`)).body;

/** Of all that there is to mind; nothing for who may not see the order. */
const keysOf = ({ minds = [] }: Body): string[] => minds.map(({ key }: { readonly key: string }) => key);

/** A step on the version that is there now, with all seen that there is to mind; answers what the call answers. */
export async function operate(operator: TestPerson, id: string, act: object, version?: number) {
  const order = await readAsOperator(operator, id);
  return operator.call('POST', `/admin/global-orders/${id}/actions`, {
    version: version ?? order.version,
    act: { minded: keysOf(order), ...act },
  });
}

export async function decide(buyer: TestPerson, id: string, act: object, version?: number) {
  const seen = version ?? (await readOrder(buyer, id)).version;
  return buyer.call('POST', `/global-services/orders/${id}/actions`, { version: seen, act });
}

let pictures = 0;
/** Another one each time: the same twice is no second photo. */
export async function smallPicture(): Promise<Buffer> {
  pictures += 1;
  const background = { r: (pictures * 37) % 256, g: (pictures * 101) % 256, b: 51 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function addPhoto(app: TestApp, operator: TestPerson, id: string, kind = 'photo') {
  const uploadId = await upload(app, operator, 'order-photo', await smallPicture());
  return operator.call('POST', `/admin/global-orders/${id}/photos`, { uploadId, kind });
}

const WAY = ['to_buy', 'claimed', 'ordered', 'in_warehouse', 'accepted', 'packed', 'dispatched'] as const;
type Goal = (typeof WAY)[number];

type Facts = { readonly goodsFen?: number; readonly freightFen?: number; readonly grams?: number };
type Bringing = { readonly app: TestApp; readonly operator: TestPerson; readonly buyer: TestPerson };

/** Brings a paid order as far as this, with what it really cost and weighed. */
export async function bring(
  { app, operator, buyer }: Bringing,
  id: string,
  goal: Goal,
  { goodsFen = 30_000, freightFen = 0, grams = 1000 }: Facts = {},
): Promise<void> {
  const steps: Readonly<Record<Goal, () => Promise<{ readonly status: number; readonly body: Body }>>> = {
    to_buy: () => operate(operator, id, { action: 'approve' }),
    claimed: () => operate(operator, id, { action: 'claim' }),
    ordered: () => operate(operator, id, { action: 'buy', goodsFen, freightFen, isSure: true }),
    in_warehouse: async () => {
      for (const kind of ['photo', 'photo', 'photo', 'scale']) await addPhoto(app, operator, id, kind);
      return operate(operator, id, { action: 'receive', grams, isSure: true });
    },
    accepted: () => decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' }),
    packed: () => pack(operator, [id]),
    dispatched: () =>
      operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD0123456789' }),
  };
  for (const step of WAY.slice(0, WAY.indexOf(goal) + 1)) {
    const { status, body } = await steps[step]();
    if (status !== 200) throw new Error(`${step} answered ${status}: ${JSON.stringify(body)}`);
  }
}

export async function pack(operator: TestPerson, ids: readonly string[]) {
  const orders = [];
  for (const id of ids) {
    const order = await readAsOperator(operator, id);
    orders.push({ id, version: order.version, minded: keysOf(order) });
  }
  return operator.call('POST', '/admin/global-orders/parcels', { orders });
}

/** What the newest notice says to its person. */
export async function latestNotice(person: TestPerson): Promise<string> {
  const { body } = await person.call('GET', '/notices');
  return body.notices[0].title;
}
