// An order as the server answers it, for component tests: a pair of shoes to Brazil, changed as a test needs it.

import type { DeskOrder, DeskSummary, OrderView } from '../queries.ts';

export const ORDER_ID = '01920000-0000-7000-8000-0000000000a1';
export const OTHER_ID = '01920000-0000-7000-8000-0000000000a2';

const delivery = { min: 15, max: 30, from: '2026-12-08', until: '2026-12-23' };
const versions = { purchasing: null, currencies: null, border: null, genuine: null };

const PRICE: OrderView['price'] = {
  lines: [
    { kind: 'goods', fen: 19_900 },
    { kind: 'service_fee', fen: 597 },
    { kind: 'tier_fee', fen: 1000 },
    { kind: 'domestic_freight', fen: 0 },
    { kind: 'shipping', fen: 28_800 },
    { kind: 'tip', fen: 0 },
  ],
  items: [{ goodsFen: 19_900, weightGrams: 800, weightSource: 'default' }],
  totalFen: 50_297,
  shown: null,
  weight: { grams: 800, chargeableGrams: 800, baseFen: 20_000, perKgFen: 11_000 },
  country: 'BR',
  tier: 'standard',
  tip: { kind: 'none', fen: 0 },
  delivery,
  tiers: [],
  verdicts: [],
  obstacles: [],
  border: { isKnown: false, lines: [], knownFen: 0, hasUnknown: false, papers: [] },
  versions,
};

const REQUEST: OrderView['request'] = {
  items: [
    {
      name: '帆布鞋',
      priceFen: 19_900,
      quantity: 1,
      variant: '白色 42',
      shop: '回力',
      link: null,
      category: 'shoes',
      weightGrams: null,
      pictureId: null,
      declared: [],
      explanation: '',
      sources: { name: 'buyer', price: 'buyer', weight: 'default', freight: 'buyer' },
    },
  ],
  country: 'BR',
  tier: 'standard',
  tip: { kind: 'none' },
  domesticFreightFen: 0,
  currency: null,
};

const SUMMARY = {
  id: ORDER_ID,
  number: 'YL261123-7K3QXM',
  product: '帆布鞋',
  things: 1,
  pictureUrl: null,
  status: 'processing',
  stage: 'paid_review',
  totalFen: PRICE.totalFen,
  isPaid: true,
  isSentBack: false,
  refundedFen: 0,
  country: 'BR',
  waitsFor: null,
  createdAt: '2026-11-23T08:00:00.000Z',
  stageSince: '2026-11-23T08:05:00.000Z',
} as const;

export const anOrder = (changes: Partial<OrderView> = {}): OrderView => ({
  ...SUMMARY,
  version: 2,
  quoteId: OTHER_ID,
  request: REQUEST,
  price: PRICE,
  pictures: [],
  requirements: '',
  address: {
    country: 'BR',
    name: 'Ana Souza',
    phone: '+55 11 91234-5678',
    line1: 'Av. Paulista 1000',
    line2: '',
    city: 'São Paulo',
    region: 'SP',
    postcode: '01310-100',
    personalId: '529.982.247-25',
  },
  paymentId: ORDER_ID as OrderView['paymentId'], // as the schema would brand it
  payableUntil: '2026-11-24T08:00:00.000Z',
  paidAt: '2026-11-23T08:05:00.000Z',
  question: '',
  photos: [],
  realGrams: null,
  photoDecision: null,
  photosUntil: null,
  warehouseSince: null,
  storageUntil: null,
  settlement: null,
  outlook: null,
  drops: [],
  balance: null,
  parcel: [],
  carrier: '',
  trackingNumber: '',
  trackingUrl: null,
  estimate: null,
  deliveredAt: null,
  returnChoice: null,
  cancelAsked: null,
  cancelledFor: '',
  paidFen: PRICE.totalFen,
  claims: [],
  doorCost: null,
  cancellation: { right: 'cancel', reason: null, refundFen: PRICE.totalFen, keptFen: 0, keptFor: '' },
  may: [],
  events: [],
  ...changes,
});

export const aDeskSummary = (changes: Partial<DeskSummary> = {}): DeskSummary => ({
  ...SUMMARY,
  version: 2,
  due: null,
  tier: 'standard',
  buyer: { id: null, name: '安娜' },
  claimedBy: null,
  ageDays: 0,
  hasOpenClaim: false,
  hasCancelAsked: false,
  unansweredSince: null,
  decided: null,
  verdicts: 0,
  shopOrders: [],
  carrier: '',
  trackingNumber: '',
  realGrams: null,
  costs: { goodsFen: null, freightFen: null, shippingFen: null },
  ...changes,
});

/** As an operator sees it who has claimed it and bought it at its price. */
export const aDeskOrder = (changes: Partial<DeskOrder> = {}): DeskOrder => ({
  ...anOrder(),
  buyer: { id: null, name: '安娜' },
  claimedBy: null,
  unansweredSince: null,
  due: null,
  escrowFen: PRICE.totalFen,
  mostKeptFen: 21_496,
  excessFen: null,
  costs: { goodsFen: 19_900, freightFen: 0, shippingFen: null },
  shopOrders: [],
  notes: [],
  together: [],
  history: { orders: 1, delivered: 0, cancelled: 0, claims: 0 },
  log: [],
  ...changes,
});
