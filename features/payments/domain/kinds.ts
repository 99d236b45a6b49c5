// What may be paid for, through whom, and the bounds of an amount.

export const PAYMENT_KINDS = ['membership', 'booster', 'order', 'order_balance'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

type Referring = { readonly kind: PaymentKind; readonly reference: string };

/** The order that a payment is for, by what it refers to; undefined for what is no order. */
export const orderOf = ({ kind, reference }: Referring): string | undefined =>
  kind === 'order' || kind === 'order_balance' ? reference.split('/')[0] : undefined;

export const PROVIDERS = ['stripe', 'transfer', 'test'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Stripe's own bound for amounts of eight digits. */
const AMOUNT_MAX = 99_999_999;

/** Whether a number of fen may be asked for. */
export const isPayable = (amountFen: number): boolean =>
  Number.isSafeInteger(amountFen) && amountFen > 0 && amountFen <= AMOUNT_MAX;

/**
 * Why there is a refund: an admin's decision, the same without taking anything of what was bought (`goodwill`), the payer's right, by itself what was paid twice, in vain, or too much; what
 * was paid for has come to nothing, has cost less, or was not as it should be; or the provider's doing, on its own pages
 * (`outside`) or because the payer's bank disputes the payment.
 */
export const REFUND_ORIGINS = [
  'requested',
  'goodwill',
  'withdrawn',
  'duplicate',
  'unfulfillable',
  'surplus',
  'order_cancelled',
  'order_difference',
  'thing_dropped',
  'claim',
  'outside',
  'dispute',
] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

/** What a purpose gives back by its own decision, in a transaction of its own. */
export type PurposeOrigin = Extract<
  RefundOrigin,
  'order_cancelled' | 'order_difference' | 'thing_dropped' | 'claim'
>;

/** Whether it gives back of the price, and not of what came in beside it. */
export const isOfPrice = (origin: RefundOrigin): boolean => origin !== 'duplicate' && origin !== 'surplus';
