// What somebody is about to have bought: kept in this browser until an order is made of it, and gone when they sign out.

import { create } from 'zustand';
import { COPIES, readStored, store } from '../../../../../kit/web/storage.ts';
import type { QuoteRequest } from '../../../domain/quote/shapes.ts';

/** Everything a price is reckoned from but the currency, which is a choice of the whole site. */
export type Basket = Omit<QuoteRequest, 'currency'>;
export type BasketItem = Basket['items'][number];

const KEY = `${COPIES}basket`;
const LEFT_OUT_KEY = `${COPIES}basket-left-out`;
const LEFT_OUT_MOST = 100;

export const EMPTY_BASKET: Basket = {
  items: [],
  country: '',
  tier: 'standard',
  tip: { kind: 'none' },
  domesticFreightFen: 0,
};

/** A thing of which nothing is known yet. */
export const NEW_ITEM: BasketItem = {
  name: '',
  priceFen: 0,
  quantity: 1,
  variant: '',
  shop: '',
  link: null,
  category: '',
  weightGrams: null,
  pictureId: null,
  draftId: null,
  declared: [],
  explanation: '',
  sources: { name: 'buyer', price: 'buyer', weight: 'default', freight: 'default' },
};

/** One basket for all tabs of the browser: what was ordered in one is gone from the others. */
export const useBasket = create<Basket>()((set) => {
  // Outside of a page there are no tabs.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === KEY) set(readBasket());
  });
  return readBasket();
});

function readBasket(): Basket {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null');
    const isBasket = typeof stored === 'object' && stored !== null && 'items' in stored;
    // Written by this file alone; what does not fit any more is refused by the server with a word about it.
    return isBasket && Array.isArray(stored.items)
      ? { ...EMPTY_BASKET, ...(stored as Basket) }
      : EMPTY_BASKET;
  } catch {
    return EMPTY_BASKET;
  }
}

export function changeBasket(changes: Partial<Basket>): void {
  useBasket.setState(changes);
  store(KEY, JSON.stringify(useBasket.getState()));
}

export const changeItem = (at: number, changes: Partial<BasketItem>): void =>
  changeBasket({
    items: useBasket.getState().items.map((item, index) => (index === at ? { ...item, ...changes } : item)),
  });

export type Answers = Required<Pick<BasketItem, 'declared' | 'denied'>>;

/** Whether a thing is of a restricted kind, as its buyer says: yes or no. */
export function answered(
  { declared = [], denied = [] }: Partial<Pick<BasketItem, 'declared' | 'denied'>>,
  rule: string,
  isSuch: boolean,
): Answers {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== rule);
  return {
    declared: isSuch ? [...others(declared), rule] : others(declared),
    denied: isSuch ? others(denied) : [...others(denied), rule],
  };
}

/** Of what lies in the basket as it was quoted. */
export function answerQuoted(quoted: BasketItem, answers: Partial<BasketItem>): void {
  const identity = identityOf(quoted);
  changeBasket({
    items: useBasket
      .getState()
      .items.map((item) => (identityOf(item) === identity ? { ...item, ...answers } : item)),
  });
}

/** What was taken out, as it was, with its place in the list. */
export type LeftOut = { readonly at: number; readonly item: BasketItem };

export function removeItem(at: number): LeftOut | undefined {
  const { items } = useBasket.getState();
  const item = items[at];
  if (!item) return undefined;
  const leftOut = { at, item };
  if (item.draftId) storeLeftOut([...withoutDraft(item.draftId), leftOut]);
  changeBasket({ items: items.filter((_, index) => index !== at) });
  return leftOut;
}

/** As before it was taken out; nothing where it lies there again. */
export function putBack({ at, item }: LeftOut): void {
  const { items } = useBasket.getState();
  if (item.draftId) storeLeftOut(withoutDraft(item.draftId));
  const isThere = item.draftId
    ? items.some(({ draftId }) => draftId === item.draftId)
    : items.some((other) => identityOf(other) === identityOf(item));
  if (isThere) return;
  // What was typed for all shops and emptied meanwhile is unknown of this one too.
  const isEmptied = items.some(({ sources }) => sources.freight === 'default');
  const freight = item.sources.freight === 'buyer' && isEmptied ? 'default' : item.sources.freight;
  changeBasket({ items: items.toSpliced(at, 0, { ...item, sources: { ...item.sources, freight } }) });
}

const withoutDraft = (id: string): readonly LeftOut[] =>
  readLeftOut().filter(({ item: { draftId } }) => draftId !== id);

const storeLeftOut = (leftOut: readonly LeftOut[]): void =>
  void store(LEFT_OUT_KEY, JSON.stringify(leftOut.slice(-LEFT_OUT_MOST)));

/** The drafts that were taken out of the basket: they do not come back by themselves. */
export function readLeftOut(): readonly LeftOut[] {
  try {
    const stored: unknown = JSON.parse(readStored(LEFT_OUT_KEY) ?? '[]');
    // Written by this file alone.
    return Array.isArray(stored) ? (stored as LeftOut[]).filter(({ item }) => item) : [];
  } catch {
    return [];
  }
}

/** The ids of their drafts. */
export const leftOutDrafts = (): ReadonlySet<string> =>
  new Set(readLeftOut().flatMap(({ item: { draftId } }) => draftId ?? []));

export const addItem = (item: BasketItem): void =>
  changeBasket({ items: [...useBasket.getState().items, item] });

/** What makes two entries one thing to whoever buys: how it is called and sold, whatever it was read from. */
const identityOf = ({ name, variant, shop, link, priceFen }: BasketItem): string =>
  JSON.stringify([name, variant, shop, link, priceFen]);

/**
 * Adds what is not in the basket yet, with its freight in China; false where all of it is. Who asks for the same again, by
 * a second press or from a second order, has one of it, whose quantity can be changed.
 */
export function addMissing(items: readonly BasketItem[], domesticFreightFen: number): boolean {
  const basket = useBasket.getState();
  const known = new Set(basket.items.map(identityOf));
  const missing = items.filter((item) => !known.has(identityOf(item)));
  if (missing.length === 0) return false;
  changeBasket({
    items: [...basket.items, ...missing],
    domesticFreightFen: basket.domesticFreightFen + domesticFreightFen,
  });
  return true;
}

/** After an order: the things that were ordered are gone, others stay. */
export function takeOut(items: readonly BasketItem[]): void {
  const { country, ...basket } = useBasket.getState();
  const ordered = new Set(items.map(identityOf));
  const others = basket.items.filter((item) => !ordered.has(identityOf(item)));
  changeBasket(others.length === 0 ? { ...EMPTY_BASKET, country } : { items: others });
}
