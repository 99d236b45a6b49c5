// What the pages of payments read from the server, for payers and for admins.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode, errorData } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { errorText, formatFen, type MoneyAction } from '../../../kit/web/i18n.ts';
import type { PaymentsContract } from '../contract.ts';
import type { PaymentKind } from '../domain/kinds.ts';
import type { DisputeState, PaymentState, RefundState } from '../domain/states.ts';
import { t } from './texts.ts';

export const paymentsApi = apiOf<PaymentsContract>('payments');

type Outputs = InferContractRouterOutputs<PaymentsContract>;
export type PaymentView = Outputs['read'];
export type PaymentSummary = Outputs['list']['payments'][number];
export type RefundView = PaymentView['refunds'][number];
export type Provider = PaymentView['ways'][number];
export type Revenue = Outputs['adminRevenue'];
export type AdminSummary = Outputs['adminList']['payments'][number];
export type AdminPayment = Outputs['adminRead'];
export type AdminRefund = AdminPayment['refunds'][number];
export type Dispute = Outputs['listDisputes']['disputes'][number];
export type ProviderEvent = AdminPayment['events'][number];

const KEY = ['payments'] as const;
/** Everything that admins see; read anew after each of their changes. */
export const ADMIN_KEY = [...KEY, 'admin'] as const;

/** As quick as people are who wait for it, and no quicker. */
const WAITING_MS = 1500;

/** Whether something is still to come without anybody doing anything here. */
export function isWaiting({ state, refunds }: Pick<PaymentView, 'state' | 'refunds'>): boolean {
  return (
    state === 'processing' ||
    state === 'unknown' ||
    refunds.some((refund) => refund.state === 'created' || refund.state === 'unknown')
  );
}

export const waysQuery = queryOptions({
  queryKey: [...KEY, 'ways'],
  queryFn: () => paymentsApi.ways(),
});

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: () => paymentsApi.read({ id }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? WAITING_MS : false),
  });

export const myPaymentsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'mine'],
  queryFn: ({ pageParam }) => paymentsApi.list(pageParam),
  ...paging,
  staleTime: 0,
});

export type PaymentsFilter = {
  readonly search?: string;
  readonly state?: PaymentState;
  readonly kind?: PaymentKind;
  readonly from?: string;
  readonly until?: string;
  readonly toLookAt?: 'yes';
};

export const adminPaymentsQuery = (filter: PaymentsFilter) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'list', filter],
    queryFn: ({ pageParam }) => paymentsApi.adminList({ ...pageParam, ...filter }),
    ...paging,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readTable = (filter: PaymentsFilter, cursor: string | undefined) =>
  paymentsApi.adminExport({ ...filter, ...(cursor === undefined ? {} : { cursor }) });

/** So many days revenue is shown for. */
export const REVENUE_DAYS = ['7', '30', '90'] as const;

export const revenueQuery = (days: (typeof REVENUE_DAYS)[number]) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'revenue', days],
    queryFn: () => paymentsApi.adminRevenue({ days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const adminPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id],
    queryFn: () => paymentsApi.adminRead({ id }),
    staleTime: 0,
  });

type RefundAsked = { readonly amountFen: number; readonly isGoodwill: boolean };

export const refundPreviewQuery = (id: string, { amountFen, isGoodwill }: RefundAsked) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'refund-preview', id, amountFen, isGoodwill],
    queryFn: () =>
      paymentsApi.previewRefund({ id, amountFen, ...(isGoodwill ? { goodwill: 'yes' as const } : {}) }),
    staleTime: 0,
  });

type RefundsFilter = { readonly state: RefundState | undefined; readonly byHand: 'yes' | undefined };

export const refundsQuery = ({ state, byHand }: RefundsFilter) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'refunds', state, byHand],
    queryFn: ({ pageParam }) =>
      paymentsApi.listRefunds({ ...pageParam, ...(state && { state }), ...(byHand && { byHand }) }),
    ...paging,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const disputesQuery = (state: DisputeState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'disputes', state],
    queryFn: ({ pageParam }) =>
      paymentsApi.listDisputes({ ...pageParam, ...(state === undefined ? {} : { state }) }),
    ...paging,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const strayEventsQuery = infiniteQueryOptions({
  queryKey: [...ADMIN_KEY, 'messages'],
  queryFn: ({ pageParam }) => paymentsApi.strayEvents(pageParam),
  ...paging,
  staleTime: 0,
});

const OWN_CODES = [
  'PROVIDER_CLOSED',
  'NOT_PAYABLE',
  'PAID_ALIKE',
  'TOO_YOUNG',
  'AGE_UNKNOWN',
  'NO_TRANSFER',
  'RECEIPT_CONFLICT',
  'RECEIPT_IN_FUTURE',
  'REFUND_CONFLICT',
  'MONEY_SPENT',
  'REFUND_NOT_POSSIBLE',
  'NOT_REFUNDABLE',
  'ATTENTION_CHANGED',
] as const;

/** The text for what a call threw; `deed`: what it was to do, where nothing else says what has not happened. */
export function refusalText(error: unknown, deed?: MoneyAction): string {
  const code = errorCode(error);
  const data = errorData(error);
  const held = typeof data === 'object' && data !== null ? data : {};
  if (code === 'REFUND_TOO_LARGE') {
    const most = 'mostFen' in held && typeof held.mostFen === 'number' ? held.mostFen : 0;
    return t('errors.REFUND_TOO_LARGE', { amount: formatFen(most) });
  }
  if (code === 'REFUND_REFUSED') {
    return t('errors.REFUND_REFUSED', { reason: 'reason' in held ? String(held.reason) : '' });
  }
  if (code === 'NOT_FOUND') return t('page.notFound');
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code, deed);
}
