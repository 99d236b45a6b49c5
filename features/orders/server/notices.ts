// Tells buyers of every change of their orders, and the operator in charge of what a buyer did.

import * as z from 'zod';
import type { Locale } from '../../../kit/core/locale.ts';
import { fillText, writeFen } from '../../../kit/core/texts.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { noticeKind, type PostNotice } from '../../notices/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

const NEWS = [
  'needs_info',
  'to_buy',
  'cancel_declined',
  'ordered',
  'in_warehouse',
  'in_warehouse_more',
  'photos_accepted',
  'photos_waiting',
  'photos_returned',
  'exchanged',
  'awaiting_balance',
  'balance_withdrawn',
  'balance_waiting',
  'balance_lapsed',
  'packed',
  'packed_cheaper',
  'dispatched',
  'tracking_corrected',
  'customs',
  'returned',
  'return_retracted',
  'resent',
  'delivered',
  'cancelled',
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
  'answered',
  'cancel_asked',
  'cancelled_by_buyer',
  'thing_dropped',
  'photos_decided',
  'photos_lapsed',
  'return_chosen',
  'address_changed',
  'balance_paid',
  'balance_lapsed',
  'received',
  'claimed',
  'message',
] as const;
/** What the operator in charge is told of. */
export type TaskKey = (typeof TASKS)[number];

export type OrderNews =
  | { readonly to: 'buyer'; readonly key: NewsKey; readonly amountFen?: number }
  | { readonly to: 'operator'; readonly key: TaskKey };

const texts = { zh: zh.notices, en: en.notices, pt: pt.notices };

const data = z.object({
  orderId: z.uuid(),
  number: z.string(),
  product: z.string(),
  amountFen: z.int(),
});
const newsData = data.extend({ key: z.enum(NEWS) });
const taskData = data.extend({ key: z.enum(TASKS) });

const newsKind = noticeKind({
  name: 'orders.news',
  data: newsData,
  texts: { zh: zh.notices.news, en: en.notices.news, pt: pt.notices.news },
  values: ({ key, number, product, amountFen }, locale) => {
    const { title, detail } = texts[locale].news.of[key];
    const amount = { amount: writeFen(amountFen, locale) };
    return { number, product, title: fillText(title, amount), detail: fillText(detail, amount) };
  },
  path: ({ orderId }) => `/global-services/order-details?id=${orderId}`,
  isMailed: true,
});

const taskKind = noticeKind({
  name: 'orders.task',
  data: taskData,
  texts: { zh: zh.notices.task, en: en.notices.task, pt: pt.notices.task },
  values: ({ key, number, product }, locale) => ({ number, product, title: taskTitle(key, locale) }),
  path: ({ orderId }) => `/admin/global-orders/${orderId}`,
  isMailed: false,
});

const taskTitle = (key: TaskKey, locale: Locale): string => texts[locale].task.of[key];

const enquiryKind = noticeKind({
  name: 'orders.enquiry',
  data: z.object({ product: z.string() }),
  texts: { zh: zh.notices.enquiry, en: en.notices.enquiry, pt: pt.notices.enquiry },
  values: ({ product }) => ({ product }),
  path: () => '/global-services/enquiries',
  isMailed: true,
});

/** That a question was answered. */
export const enquiryNotice = ({ product }: { readonly product: string }) =>
  enquiryKind.of({ product: shorten(product) });

export const ordersNotices = [newsKind, taskKind, enquiryKind];

type NewsEntry = {
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly product: string;
    readonly userId: UserId | null;
    readonly claimedBy: UserId | null;
  };
  readonly eventId: string;
  readonly news: OrderNews;
};

/** To nobody where nobody is in charge: the queue shows it. */
export async function postNews(
  tx: Executor,
  { postNotice }: { readonly postNotice: PostNotice },
  { order, eventId, news }: NewsEntry,
): Promise<void> {
  const { id: orderId, number, product } = order;
  const userId = news.to === 'buyer' ? order.userId : order.claimedBy;
  if (userId === null) return;
  const common = { orderId, number, product: shorten(product) };
  const content =
    news.to === 'buyer'
      ? newsKind.of({ ...common, key: news.key, amountFen: news.amountFen ?? 0 })
      : taskKind.of({ ...common, key: news.key, amountFen: 0 });
  await postNotice(tx, { userId, eventId, content });
}

const LONGEST = 60;
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
