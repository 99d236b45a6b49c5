// What the student of the demo has bought in China: four orders on their way, with what the operator has done about each.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type DemoClient, newId } from './demo-client.ts';

const SOURCES = { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' } as const;
const ADDRESS = {
  country: 'BR',
  name: 'Lucas Andrade',
  phone: '+55 81 99999 0000',
  line1: 'Rua da Aurora 325, ap. 1202',
  line2: '',
  district: 'Santo Amaro',
  city: 'Recife',
  region: 'PE',
  postcode: '50050-000',
  // Not anybody’s: it only has the right check digits.
  personalId: '529.982.247-25',
};

type Thing = {
  readonly name: string;
  readonly priceFen: number;
  readonly quantity: number;
  readonly category: string;
  readonly weightGrams: number;
  readonly requirements: string;
};
const THINGS = {
  lamp: {
    name: '复古台灯',
    priceFen: 15_800,
    quantity: 1,
    category: 'home',
    weightGrams: 1400,
    requirements: '',
  },
  brushes: {
    name: '毛笔套装（五支）',
    priceFen: 8_900,
    quantity: 2,
    category: 'stationery',
    weightGrams: 300,
    requirements: 'Um conjunto é presente: por favor, sem a nota fiscal na caixa.',
  },
  shoes: {
    name: '李宁跑步鞋 灰色 42码',
    priceFen: 42_900,
    quantity: 1,
    category: 'shoes',
    weightGrams: 1100,
    requirements: '',
  },
  shirt: {
    name: '纯棉T恤 黑色 L码',
    priceFen: 8_900,
    quantity: 2,
    category: 'clothing',
    weightGrams: 220,
    requirements: '',
  },
} as const satisfies Readonly<Record<string, Thing>>;

type Both = { readonly student: DemoClient; readonly operator: DemoClient };

/** One waits for its payment, one for the operator, one for the buyer’s eye, and one flies. */
export async function fillOrders({ student, operator }: Both): Promise<number> {
  await order(student, THINGS.lamp);
  await pay(student, await order(student, THINGS.brushes));
  await bringToWarehouse({ student, operator }, THINGS.shoes, ['box', 'shoes', 'sole']);
  await dispatch({ student, operator }, THINGS.shirt);
  return Object.keys(THINGS).length;
}

const made = z.object({ id: z.uuid() });
const versioned = z.object({ version: z.int() });
const minding = versioned.extend({ minds: z.array(z.object({ key: z.string() })) });

/** Answers its id, which is its payment’s too. */
async function order(student: DemoClient, { requirements, ...item }: Thing): Promise<string> {
  const quote = {
    id: newId(),
    items: [{ ...item, sources: SOURCES }],
    country: ADDRESS.country,
    tier: 'standard',
    tip: { kind: 'none' },
    domesticFreightFen: 0,
    currency: 'BRL',
  };
  await student.send('POST', '/global-services/quotes', quote);
  const begun = { id: newId(), quoteId: quote.id, address: ADDRESS, requirements };
  return (await student.call('POST', '/global-services/orders', begun, made)).id;
}

/** With the provider that moves no money. */
async function pay(student: DemoClient, id: string): Promise<void> {
  await student.send('POST', `/payments/${id}/begin`, { provider: 'test' });
  await student.send('POST', `/payments/${id}/test`, { play: 'succeed' });
}

async function act(operator: DemoClient, id: string, what: object): Promise<void> {
  const { version, minds } = await operator.call('GET', `/admin/global-orders/${id}`, {}, minding);
  const seen = { minded: minds.map(({ key }) => key), ...what };
  await operator.send('POST', `/admin/global-orders/${id}/actions`, { version, act: seen });
}

async function bringToWarehouse(
  { student, operator }: Both,
  thing: Thing,
  photos: readonly Picture[],
): Promise<string> {
  const id = await order(student, thing);
  await pay(student, id);
  await act(operator, id, { action: 'approve' });
  await act(operator, id, { action: 'claim' });
  await act(operator, id, { action: 'buy', goodsFen: thing.priceFen * thing.quantity, freightFen: 0 });
  for (const photo of photos) await addPhoto(operator, id, photo);
  const grams = thing.weightGrams * thing.quantity + 60;
  await addPhoto(operator, id, scaleAt(grams));
  await act(operator, id, { action: 'receive', grams });
  const said = { messageId: newId(), text: '您好，鞋子到了，颜色和尺码都对。请看照片，没问题就可以寄了。' };
  if (thing === THINGS.shoes)
    await operator.send('POST', `/admin/global-orders/${id}/messages`, { ...said, uploads: [] });
  return id;
}

async function dispatch({ student, operator }: Both, thing: Thing): Promise<void> {
  const id = await bringToWarehouse({ student, operator }, thing, ['box', 'box-back', 'box-near']);
  const seen = await student.call('GET', `/global-services/orders/${id}`, {}, versioned);
  const decision = { action: 'decide_photos', decision: 'accept', reason: '' };
  await student.send('POST', `/global-services/orders/${id}/actions`, {
    version: seen.version,
    act: decision,
  });
  const { version, minds } = await operator.call('GET', `/admin/global-orders/${id}`, {}, minding);
  const minded = minds.map(({ key }) => key);
  await operator.send('POST', '/admin/global-orders/parcels', { orders: [{ id, version, minded }] });
  await act(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD014600012345678' });
}

/** What an operator photographs in the warehouse, drawn: nobody’s real parcel. */
type Picture = 'box' | 'box-back' | 'box-near' | 'shoes' | 'sole' | 'scale-500g' | 'scale-1160g';

function scaleAt(grams: number): Picture {
  if (grams === 500) return 'scale-500g';
  if (grams === 1160) return 'scale-1160g';
  throw new Error(`there is no picture of ${grams} g on a scale`);
}

async function addPhoto(operator: DemoClient, id: string, picture: Picture): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, `pictures/${picture}.webp`));
  const uploadId = await operator.upload('order-photo', bytes);
  const kind = picture.startsWith('scale') ? 'scale' : 'photo';
  await operator.send('POST', `/admin/global-orders/${id}/photos`, { uploadId, kind });
}
