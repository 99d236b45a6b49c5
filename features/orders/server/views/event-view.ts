// An entry of an order's log as both sides see it: what it moved, decided or changed.

import * as z from 'zod';
import type { OrderView } from '../../contract/shapes.ts';
import { type Action, PHOTO_DECISIONS } from '../../domain/index.ts';
import type { OrderEvent } from '../orders/orders-repo.ts';

type Entry = OrderView['events'][number];

/** What gives money back while the order goes on, and what moves it beside the order's own way: each with its sum in fen. */
const MOVED: Readonly<Partial<Record<Action, string>>> = {
  drop_thing: 'refundFen',
  give_back: 'amountFen',
  take_back: 'amountFen',
  restore: 'amountFen',
};

export const toEvent = ({
  id,
  action,
  actor,
  fromStage,
  toStage,
  note,
  data,
  createdAt,
}: OrderEvent): Entry => ({
  id,
  action,
  // The payment books what somebody of us has decided.
  by: action === 'give_back' ? 'operator' : actor,
  from: fromStage,
  to: toStage,
  note,
  movedFen: movedOf(action, data),
  ...decisionOf(data),
  ...(action === 'change_wishes' ? changesOf(data) : {}),
  createdAt: createdAt.toISOString(),
});

function movedOf(action: Action, data: OrderEvent['data']): number | null {
  const moved = data[MOVED[action] ?? ''];
  return typeof moved === 'number' ? moved : null;
}

function decisionOf(data: OrderEvent['data']) {
  const decision = PHOTO_DECISIONS.find((known) => known === data['decision']);
  return decision === undefined ? {} : { decision };
}

/** The variants of all things and their names, by their places. */
const changed = z.object({
  names: z.array(z.string()),
  variants: z.array(z.string()),
  before: z.object({ variants: z.array(z.string()) }),
  isOtherWish: z.boolean(),
});

function changesOf(data: OrderEvent['data']): Pick<Entry, 'changes' | 'isOtherWish'> {
  const read = changed.safeParse(data);
  if (!read.success) return {};
  const { names, variants, before, isOtherWish } = read.data;
  const all = names.map((name, at) => ({
    name,
    before: before.variants[at] ?? '',
    after: variants[at] ?? '',
  }));
  return { changes: all.filter((each) => each.before !== each.after), isOtherWish };
}
