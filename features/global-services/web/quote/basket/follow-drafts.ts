// What was confirmed is corrected where it was read: the order follows, with what was changed there and nothing else.

import { COPIES, readStored, store } from '../../../../../kit/web/storage.ts';
import type { DraftView } from '../../queries.ts';
import { type BasketItem, changeBasket, leftOutDrafts, useBasket } from './basket.ts';
import { itemOfFields } from './item-of-fields.ts';

const KEY = `${COPIES}basket-drafts`;

/** A draft as it was when the basket last followed it. */
type Followed = { readonly item: BasketItem; readonly freightFen: number };
type Known = Readonly<Record<string, Followed>>;

const followedOf = ({ fields, otherPrices }: DraftView): Followed => ({
  item: itemOfFields(fields, otherPrices),
  freightFen: fields.domesticFreightFen?.value ?? 0,
});

function readKnown(): Known {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}');
    // Written by this file alone.
    return typeof stored === 'object' && stored !== null ? (stored as Known) : {};
  } catch {
    return {};
  }
}

/** What differs between a draft then and now, in the item of the basket; what was mended there by hand stays. */
function follow(item: BasketItem, before: BasketItem, now: BasketItem): BasketItem {
  const { sources, ...facts } = now;
  const changed = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(before)).get(name)),
  );
  return changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed), sources };
}

/** Brings the basket up to what has been confirmed since it took these in, their freight in China too. */
export function followDrafts(drafts: readonly DraftView[]): void {
  const { items, domesticFreightFen } = useBasket.getState();
  const known = readKnown();
  const confirmed = new Map(
    drafts.filter(({ state }) => state === 'confirmed').map((draft) => [draft.id, followedOf(draft)]),
  );
  let freightFen = domesticFreightFen;
  const following = items.map((item) => {
    const now = item.draftId ? confirmed.get(item.draftId) : undefined;
    const before = item.draftId ? known[item.draftId] : undefined;
    if (!now || !before) return item;
    freightFen += now.freightFen - before.freightFen;
    return follow(item, before.item, now.item);
  });
  const taken = items.flatMap(({ draftId }): [string, Followed][] => {
    const now = draftId ? (confirmed.get(draftId) ?? known[draftId]) : undefined;
    return draftId && now ? [[draftId, now]] : [];
  });
  // What was taken out may come back, and follows from where it was left.
  const left = [...leftOutDrafts()].flatMap((id): [string, Followed][] =>
    known[id] ? [[id, known[id]]] : [],
  );
  store(KEY, JSON.stringify(Object.fromEntries([...left, ...taken])));
  if (following.some((item, at) => item !== items[at]) || freightFen !== domesticFreightFen)
    changeBasket({ items: following, domesticFreightFen: Math.max(0, freightFen) });
}
