// The words and bounds of an item that somebody wants to have bought; without schemas, so that pages may use them.

/** `buyer`: typed or confirmed by hand; `default`: nobody said, so the usual stands in. */
export const FIELD_SOURCES = ['buyer', 'picture', 'link', 'default'] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number];

/** What kind of thing it is: decides the weight to reckon with, and which rules of transport to look at. */
export const ITEM_CATEGORIES = [
  'clothing',
  'small-clothing',
  'shoes',
  'bags',
  'jewellery',
  'cosmetics',
  'health',
  'food',
  'electronics',
  'phone-accessories',
  'toys',
  'books',
  'stationery',
  'home',
  'kitchen',
  'sports',
  'instruments',
  'other',
] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

export const ITEM_BOUNDS = {
  name: 200,
  variant: 200,
  which: 300,
  shop: 100,
  link: 2000,
  /** A million yuan. */
  priceFen: 100_000_000,
  quantity: 999,
  grams: 1_000_000,
} as const;

/** Below this a field must be looked at; it is marked, and never taken without a look. */
export const LOW_CONFIDENCE = 0.6;
