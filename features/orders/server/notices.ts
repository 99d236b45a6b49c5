// Tells buyers of every change of their orders, and the operator in charge of what a buyer did.

import * as z from 'zod';
import type { Locale } from '../../../kit/core/locale.ts';
import { fillText } from '../../../kit/core/texts.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { listIdsOfRole } from '../../account/server/api.ts';
import { nameAbroad } from '../../global-services/server/api.ts';
import { noticeKind, type PostNotice } from '../../notices/server/api.ts';
import { type ShownIn, writeFenShown } from '../../settings/domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

const NEWS = [
  'needs_info',
  'info_withdrawn',
  'address_asked',
  'address_kept',
  'address_changed',
  'to_buy',
  'thing_dropped',
  'cancel_declined',
  'ordered',
  'ordered_dearer',
  'costs_dearer',
  'costs_settled',
  'in_warehouse',
  'in_warehouse_more',
  'unpaid_soon',
  'photos_accepted',
  'photos_waiting',
  'photos_open',
  'photos_returned',
  'exchanged',
  'awaiting_price',
  'price_waiting',
  'price_lapsed',
  'awaiting_balance',
  'balance_withdrawn',
  'balance_waiting',
  'balance_lapsed',
  'packed',
  'packed_cheaper',
  'dispatched',
  'tracking_corrected',
  'customs',
  'customs_retracted',
  'returned',
  'return_retracted',
  'approval_retracted',
  'purchase_retracted',
  'receipt_retracted',
  'resent',
  'delivered',
  'cancelled',
  'lost',
  'cancelled_unpaid',
  'timed_out',
  'claim_granted',
  'claim_partly',
  'claim_refused',
  'storage_60',
  'storage_80',
  'message',
] as const;
/** What buyers are told of. */
export type NewsKey = (typeof NEWS)[number];

const TASKS = [
  'paid',
  'answered',
  'cancel_asked',
  'cancel_withdrawn',
  'cancelled_by_buyer',
  'thing_dropped',
  'photos_decided',
  'photos_reopened',
  'photos_lapsed',
  'return_chosen',
  'address_changed',
  'wishes_changed',
  'price_paid',
  'price_lapsed',
  'balance_paid',
  'balance_lapsed',
  'received',
  'claimed',
  'message',
] as const;
/** What the operator in charge is told of; where nobody is in charge yet, of `paid` all are. */
export type TaskKey = (typeof TASKS)[number];

export type OrderNews =
  | { readonly to: 'buyer'; readonly key: NewsKey; readonly amountFen?: number; readonly thing?: string }
  /** `thing`: the name of the one that it is about, where that is not the order's first. */
  | { readonly to: 'operator'; readonly key: TaskKey; readonly thing?: string };

const texts = { zh: zh.notices, en: en.notices, pt: pt.notices };

const data = z.object({
  orderId: z.uuid(),
  number: z.string(),
  product: z.string(),
  amountFen: z.int(),
  /** In which currency the price was shown. Notices of before have none. */
  shown: z.object({ currency: z.string(), rate: z.string() }).nullable().default(null),
  /** The numbers of those that lie in one parcel with it and are told of here as well. */
  also: z.array(z.string()).default([]),
});
const newsData = data.extend({ key: z.enum(NEWS) });
const taskData = data.extend({ key: z.enum(TASKS) });

const newsKind = noticeKind({
  name: 'orders.news',
  data: newsData,
  texts: { zh: zh.notices.news, en: en.notices.news, pt: pt.notices.news },
  values: ({ key, product, amountFen, shown, ...told }, locale) => {
    const { title, detail } = texts[locale].news.of[key];
    const number = numbersOf(told, locale);
    // Of several in one parcel the first is named, with how many more there are.
    const named = `${nameAbroad(product, locale)}${told.also.length > 0 ? ` +${told.also.length}` : ''}`;
    const said = { amount: writeFenShown(amountFen, shown, locale), product: named };
    return { number, product: named, title: fillText(title, said), detail: fillText(detail, said) };
  },
  path: ({ orderId }) => `/global-services/order-details?id=${orderId}`,
  isMailed: true,
});

const taskKind = noticeKind({
  name: 'orders.task',
  data: taskData,
  texts: { zh: zh.notices.task, en: en.notices.task, pt: pt.notices.task },
  values: ({ key, product, ...told }, locale) => ({
    number: numbersOf(told, locale),
    product,
    title: taskTitle(key, locale),
  }),
  path: ({ orderId }) => `/admin/global-orders/${orderId}`,
  isMailed: false,
});

function numbersOf(
  { number, also }: { readonly number: string; readonly also: readonly string[] },
  locale: Locale,
): string {
  return [number, ...also].join(locale === 'zh' ? '、' : ', ');
}

const taskTitle = (key: TaskKey, locale: Locale): string => texts[locale].task.of[key];

const enquiryKind = noticeKind({
  name: 'orders.enquiry',
  data: z.object({ product: z.string() }),
  texts: { zh: zh.notices.enquiry, en: en.notices.enquiry, pt: pt.notices.enquiry },
  values: ({ product }, locale) => ({ product: nameAbroad(product, locale) }),
  path: () => '/global-services/enquiries',
  isMailed: true,
});

/** That a question was answered. */
export const enquiryNotice = ({ product }: { readonly product: string }) =>
  enquiryKind.of({ product: shorten(product) });

export const ordersNotices = [newsKind, taskKind, enquiryKind];

export type NewsEntry = {
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly product: string;
    readonly userId: UserId | null;
    readonly claimedBy: UserId | null;
    readonly price: { readonly shown: ShownIn | null };
  };
  readonly eventId: string;
  readonly news: OrderNews;
};

const readerOf = ({ order, news }: NewsEntry): UserId | null =>
  news.to === 'buyer' ? order.userId : order.claimedBy;

/** Nobody has claimed what was just paid: whoever looks first takes it. */
async function readersOf(tx: Executor, entry: NewsEntry): Promise<readonly UserId[]> {
  const reader = readerOf(entry);
  if (reader !== null) return [reader];
  const { to, key } = entry.news;
  return to === 'operator' && key === 'paid' ? listIdsOfRole(tx, 'admin') : [];
}

/** What has happened at once to orders of a parcel: each reader is told once, with all numbers and the sum of the amounts. */
export async function postAllNews(
  tx: Executor,
  deps: { readonly postNotice: PostNotice },
  entries: readonly NewsEntry[],
): Promise<void> {
  const groups = Map.groupBy(
    entries,
    (entry) => `${entry.news.to} ${entry.news.key} ${readerOf(entry) ?? ''}`,
  );
  for (const [first, ...others] of groups.values()) if (first) await postNews(tx, deps, first, others);
}

/** Mostly to nobody where nobody is in charge: the queue shows it. */
export async function postNews(
  tx: Executor,
  { postNotice }: { readonly postNotice: PostNotice },
  entry: NewsEntry,
  others: readonly NewsEntry[] = [],
): Promise<void> {
  const { order, eventId, news } = entry;
  const readers = await readersOf(tx, entry);
  if (readers.length === 0) return;
  const shownIn = order.price.shown;
  const common = {
    orderId: order.id,
    number: order.number,
    product: shorten(news.thing ?? order.product),
    shown: shownIn && { currency: shownIn.currency, rate: shownIn.rate },
    also: others.map((other) => other.order.number),
  };
  const amountFen = [entry, ...others].reduce((total, each) => total + amountOf(each.news), 0);
  const content =
    news.to === 'buyer'
      ? newsKind.of({ ...common, key: news.key, amountFen })
      : taskKind.of({ ...common, key: news.key, amountFen });
  for (const userId of readers) await postNotice(tx, { userId, eventId, content });
}

const amountOf = (news: OrderNews): number => (news.to === 'buyer' ? (news.amountFen ?? 0) : 0);

const LONGEST = 60;
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
