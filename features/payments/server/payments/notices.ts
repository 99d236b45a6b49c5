// Tells the payer of what a payment brought and of money that went back, in the transaction of it.

import * as z from 'zod';
import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, findText, LANGUAGE_TAGS, writeDay } from '../../../../kit/core/texts.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import { type ShownIn, writeFenShown } from '../../../settings/domain/index.ts';
import type { RefundId } from '../../domain/ids.ts';
import type { RefundOrigin } from '../../domain/index.ts';
import { orderOf } from '../../domain/kinds.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { fulfilmentOf, type PaymentsDeps } from './deps.ts';
import { describePayment } from './describe-payments.ts';
import type { DueAtDoor } from './fulfilment-handler.ts';
import type { Payment } from './payments-repo.ts';

const data = z.object({
  paymentId: z.uuid(),
  /** What was paid for, where that is an order. Notices of before have none. */
  orderId: z.string().nullable().default(null),
  number: z.string(),
  /** Of what was paid for. */
  title: z.object({ zh: z.string(), en: z.string(), pt: z.string() }),
  amountFen: z.int(),
  /** In which currency the price was shown. Notices of before have none. */
  shown: z.object({ currency: z.string(), rate: z.string() }).nullable().default(null),
  /** What was paid for, where it consists of things, and when it is expected. Notices of before have neither. */
  things: z.object({ zh: z.string(), en: z.string(), pt: z.string() }).nullable().default(null),
  expected: z.object({ from: z.string(), until: z.string() }).nullable().default(null),
  /** What customs probably ask for at the door. Notices of before have none. */
  atDoor: z.object({ leastFen: z.int(), mostFen: z.int() }).nullable().default(null),
  /** Of a refund, as an admin wrote it; else empty. */
  reason: z.string().default(''),
  /** Of a refund that takes nothing of what was bought. Notices of before have none. */
  isGoodwill: z.boolean().default(false),
  /** Of a refund, what it took of what was bought. */
  taken: z.object({ zh: z.string(), en: z.string(), pt: z.string() }).nullable().default(null),
});

const texts = { zh, en, pt };

/** What stays with the payer, or was taken, and the reason that an admin has written, behind what is told of a refund; nothing where there is neither. */
function reasonIn(
  { reason, isGoodwill, taken }: Pick<z.output<typeof data>, 'reason' | 'isGoodwill' | 'taken'>,
  locale: Locale,
) {
  const { because, kept } = texts[locale].refund;
  const lines = [
    ...(isGoodwill ? [kept] : []),
    ...(taken === null ? [] : [taken[locale]]),
    ...(reason === '' ? [] : [fillText(because, { reason })]),
  ];
  const space = locale === 'zh' ? '' : ' ';
  return {
    because: lines.map((line) => `${space}${line}`).join(''),
    becauseAlone: lines.map((line) => `\n\n${line}`).join(''),
  };
}

/** Inside a sentence: the thing with its number, what it consists of, and when it comes; nothing where that is not known. */
function boughtIn({ title, things, expected, atDoor, shown }: z.output<typeof data>, locale: Locale) {
  const [first = '', ...rest] = title[locale];
  const named =
    things === null ? '' : (findText(texts[locale], 'paidThings', locale, { things: things[locale] }) ?? '');
  const days = expected && {
    from: writeDay(expected.from, locale),
    until: writeDay(expected.until, locale),
  };
  return {
    bought: `${first.toLocaleLowerCase(LANGUAGE_TAGS[locale])}${rest.join('')}${named}`,
    expected: [
      days === null ? '' : (findText(texts[locale], 'paidExpected', locale, days) ?? ''),
      atDoor === null ? '' : doorText(atDoor, shown, locale),
    ].join(''),
  };
}

function doorText({ leastFen, mostFen }: DueAtDoor, shown: ShownIn | null, locale: Locale): string {
  const [amount, most] = [leastFen, mostFen].map((fen) => writeFenShown(fen, shown, locale));
  const key = leastFen === mostFen ? 'paidAtDoor' : 'paidAtDoorRange';
  return findText(texts[locale], key, locale, { amount: amount ?? '', most: most ?? '' }) ?? '';
}

type PaymentFacts = z.output<typeof data>;

const toPayment = ({ paymentId }: PaymentFacts) => `/payments/${paymentId}` as const;
const toReceipt = (told: PaymentFacts) => `${toPayment(told)}/receipt` as const;
const toOrder = (told: PaymentFacts) =>
  told.orderId === null ? toReceipt(told) : (`/global-services/order-details?id=${told.orderId}` as const);

const paymentKind = (kind: keyof typeof zh.notices, path: (told: PaymentFacts) => `/${string}`) =>
  noticeKind({
    name: `payments.${kind}`,
    data,
    texts: { zh: zh.notices[kind], en: en.notices[kind], pt: pt.notices[kind] },
    values: (told, locale) => ({
      ...reasonIn(told, locale),
      ...boughtIn(told, locale),
      number: told.number,
      title: told.title[locale],
      amount: writeFenShown(told.amountFen, told.shown, locale),
    }),
    path,
    isMailed: true,
  });

const paid = paymentKind('paid', toReceipt);
const paidOrder = paymentKind('paidOrder', toOrder);
const surplus = paymentKind('surplus', toPayment);
const refunded = paymentKind('refunded', toPayment);
const returned = paymentKind('returned', toPayment);

export const paymentsNotices = [paid, paidOrder, surplus, refunded, returned];

type NoticeDeps = Pick<PaymentsDeps, 'postNotice' | 'fulfilmentHandlers'>;

/** A payment has brought what it was for, at this moment. */
export async function postPaid(tx: Executor, deps: NoticeDeps, payment: Payment, now: Date): Promise<void> {
  const { payerId: userId, id: eventId, amountFen, kind } = payment;
  // An order that was paid is only begun: nothing of it is anybody's yet.
  const isOrder = kind === 'order' || kind === 'order_balance';
  const things = await thingsOf(tx, deps, payment);
  const expected = (await fulfilmentOf(deps, kind).expected?.(tx, payment, now)) ?? null;
  const atDoor = (await fulfilmentOf(deps, kind).atDoor?.(tx, payment)) ?? null;
  const told = { ...(await dataOf(tx, deps, payment, amountFen)), things, expected, atDoor };
  const content = (isOrder ? paidOrder : paid).of(told);
  await deps.postNotice(tx, { userId, eventId, content });
}

/** Each with its name as its buyer calls it; null where nothing of the kind was bought. */
async function thingsOf(tx: Executor, deps: NoticeDeps, payment: Payment) {
  const { things } = fulfilmentOf(deps, payment.kind);
  const named = async (locale: Locale) =>
    (await things?.(tx, payment, locale))?.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ') ?? '';
  const [zh, en, pt] = [await named('zh'), await named('en'), await named('pt')];
  return zh === '' ? null : { zh, en, pt };
}

type Received = { readonly eventId: string; readonly amountFen: number };

/** More has come in than was to be paid; a person sends the rest back. */
export async function postSurplus(
  tx: Executor,
  deps: NoticeDeps,
  payment: Payment,
  { eventId, amountFen }: Received,
): Promise<void> {
  const content = surplus.of(await dataOf(tx, deps, payment, amountFen));
  await deps.postNotice(tx, { userId: payment.payerId, eventId, content });
}

/** What goes back by itself, since nobody wanted to pay it. */
const UNWANTED: ReadonlySet<RefundOrigin> = new Set(['duplicate', 'unfulfillable', 'surplus']);

/** What an admin sends back, with a reason for the payer to read; that of others is a word of the program's. */
const REASONED: ReadonlySet<RefundOrigin> = new Set(['requested', 'goodwill', 'surplus']);

type LeftRefund = {
  readonly id: RefundId;
  readonly origin: RefundOrigin;
  readonly amountFen: number;
  readonly reason: string;
  /** Of a refund that a purpose has decided on; several of one payer may have the same. */
  readonly requestId: string | null;
};

/**
 * A refund has left. What a purpose gives back it tells of itself, with the amount, when it decides on it: once for all
 * the payments that it comes from.
 */
export async function postRefunded(
  tx: Executor,
  deps: NoticeDeps,
  payment: Payment,
  { id: eventId, origin, amountFen, ...refund }: LeftRefund,
): Promise<void> {
  // Of what the bank took back it has told its customer itself.
  if (origin === 'dispute' || refund.requestId !== null) return;
  const kind = UNWANTED.has(origin) ? returned : refunded;
  const reason = REASONED.has(origin) ? refund.reason : '';
  const isGoodwill = origin === 'goodwill';
  const taken = (await fulfilmentOf(deps, payment.kind).tookBack?.(tx, payment, { id: eventId })) ?? null;
  const content = kind.of({ ...(await dataOf(tx, deps, payment, amountFen)), reason, isGoodwill, taken });
  await deps.postNotice(tx, { userId: payment.payerId, eventId, content });
}

async function dataOf(tx: Executor, deps: NoticeDeps, payment: Payment, amountFen: number) {
  const title = await describePayment(deps, tx, payment);
  const shown = (await fulfilmentOf(deps, payment.kind).shownIn?.(tx, payment)) ?? null;
  const orderId = orderOf(payment) ?? null;
  return { paymentId: payment.id, orderId, number: payment.number, title, amountFen, shown };
}
