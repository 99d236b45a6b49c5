// What the pages of orders read from the server, for buyers and for operators.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode, errorData } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { detailedErrorText } from '../../../kit/web/detailed-error-text.ts';
import { formatFen, type MoneyAction } from '../../../kit/web/i18n.ts';
import type { OrdersContract } from '../contract.ts';
import type { DeskQueue } from '../domain/desk/queues.ts';
import { ACTION_NAMES } from '../domain/stages/actions.ts';
import { REASONS, type Reason } from '../domain/stages/can.ts';
import type { StatusFilter } from '../domain/stages/stages.ts';
import { t } from './texts.ts';

export const ordersApi = apiOf<OrdersContract>('orders');

type Outputs = InferContractRouterOutputs<OrdersContract>;
type Inputs = InferContractRouterInputs<OrdersContract>;
export type OrderView = Outputs['read'];
export type OrderSummary = Outputs['list']['orders'][number];
export type OrderMessage = Outputs['write'];
export type MessageLanguages = Outputs['listMessages']['languages'];
export type Enquiry = Outputs['ask'];
export type DeskEnquiry = Outputs['listAnyEnquiries']['enquiries'][number];
export type Queues = Outputs['queues'];
export type DeskSummary = Outputs['listAll']['orders'][number];
export type OrderLesson = Outputs['readLesson'];
export type Trial = Outputs['trySettings'];
export type DeskOrder = Outputs['readAny'];
export type BuyerAct = Inputs['act']['act'];
export type OperatorAct = Inputs['operate']['act'];

const KEY = ['orders'] as const;
/** Everything that operators see; read anew after each of their changes. */
export const DESK_KEY = [...KEY, 'desk'] as const;
/** Everything that a buyer sees. */
export const MINE_KEY = [...KEY, 'mine'] as const;

/** An order that is looked at is read again now and then, as long as that works: what others do to it is seen. */
const LOOK_MS = 30_000;
const whileItWorks = ({ state }: { readonly state: { readonly error: Error | null } }): number | false =>
  state.error === null ? LOOK_MS : false;

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...MINE_KEY, 'one', id],
    queryFn: () => ordersApi.read({ id }),
    staleTime: 0,
    refetchInterval: whileItWorks,
  });

/** Its words and the talk with its seller. */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: [...MINE_KEY, 'lesson', id],
    queryFn: () => ordersApi.readLesson({ id }),
    staleTime: 0,
  });

/** As quick as people are who wait for it, and no quicker. */
const WAITING_MS = 2000;

/** The same, asked again while its payment is on its way. */
export const awaitedOrderQuery = (id: string) =>
  queryOptions({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.stage === 'awaiting_payment' ? WAITING_MS : false),
  });

export type OrdersFilter = { readonly search: string; readonly status: StatusFilter | undefined };

export const myOrdersQuery = ({ search, status }: OrdersFilter) =>
  infiniteQueryOptions({
    queryKey: [...MINE_KEY, 'list', search, status],
    queryFn: ({ pageParam }) =>
      ordersApi.list({
        ...pageParam,
        ...(search === '' ? {} : { q: search }),
        ...(status === undefined ? {} : { status }),
      }),
    ...paging,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const addressesQuery = queryOptions({
  queryKey: [...MINE_KEY, 'addresses'],
  queryFn: () => ordersApi.listAddresses(),
  staleTime: 0,
});

/** The newest first, as the server gives them. */
export const messagesQuery = (id: string, side: 'buyer' | 'operator') =>
  infiniteQueryOptions({
    queryKey: [...(side === 'buyer' ? MINE_KEY : DESK_KEY), 'messages', id],
    queryFn: ({ pageParam }) =>
      side === 'buyer'
        ? ordersApi.listMessages({ id, ...pageParam })
        : ordersApi.listAnyMessages({ id, ...pageParam }),
    ...paging,
    staleTime: 0,
  });

export const queuesQuery = queryOptions({
  queryKey: [...DESK_KEY, 'queues'],
  queryFn: () => ordersApi.queues(),
  staleTime: 0,
});

/** What one has asked before ordering, the newest first. */
export const ENQUIRIES_KEY = [...MINE_KEY, 'enquiries'] as const;
export const myEnquiriesQuery = infiniteQueryOptions({
  queryKey: ENQUIRIES_KEY,
  queryFn: ({ pageParam }) => ordersApi.listEnquiries({ ...pageParam }),
  ...paging,
  staleTime: 0,
});

/** Those that wait for an answer, and those that have one. */
export const deskEnquiriesQuery = (which: 'waiting' | 'answered') =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'enquiries', which],
    queryFn: ({ pageParam }) => ordersApi.listAnyEnquiries({ ...pageParam, which }),
    ...paging,
    staleTime: 0,
  });

export type DeskFilter = {
  readonly search: string;
  readonly queue: DeskQueue | undefined;
  /** Of what is over. */
  readonly sort?: 'oldest' | undefined;
};

export const deskListQuery = ({ search, queue, sort }: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'list', search, queue, sort],
    queryFn: ({ pageParam }) =>
      ordersApi.listAll({
        ...pageParam,
        ...(search === '' ? {} : { q: search }),
        ...(queue === undefined ? {} : { queue }),
        ...(sort === undefined ? {} : { sort }),
      }),
    ...paging,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const deskOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'one', id],
    queryFn: () => ordersApi.readAny({ id }),
    staleTime: 0,
    refetchInterval: whileItWorks,
  });

export type PackedParcel = NonNullable<Parameters<typeof ordersApi.previewPacking>[0]['parcel']>;

/** What packing these as one parcel would come to; `parcel` as it was typed, absent: as each was weighed. */
export const packingQuery = (ids: readonly string[], parcel?: PackedParcel) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'packing', ...ids, parcel],
    queryFn: () => ordersApi.previewPacking({ ids: [...ids], ...(parcel ? { parcel } : {}) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const OWN_CODES = [
  'ADDRESS_INVALID',
  'EMAIL_UNVERIFIED',
  'AGE_UNKNOWN',
  'TOO_YOUNG',
  'QUOTE_EXPIRED',
  'ORDERED_ALREADY',
  'QUOTE_REFUSED',
  'ORDER_TAKEN',
  'REFUND_CHANGED',
  'DOUBTED',
  'TO_MIND',
  'TRANSLATION_UNAVAILABLE',
  'DRAFT_INVALID',
  'ENQUIRIES_FULL',
  'ENQUIRY_TAKEN',
] as const;

export const reasonText = (reason: Reason): string => t(`reasons.${reason}`);

/** The text for what a call threw. */
export function refusalText(error: unknown, deed?: MoneyAction): string {
  const code = errorCode(error);
  if (code === 'NOT_ALLOWED') {
    const data = errorData(error);
    const given = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
    return reasonText(REASONS.find((known) => known === given) ?? 'not_in_this_stage');
  }
  if (code === 'NOT_FOUND') return t('order.missing');
  if (code === 'ORDER_CHANGED') return changedText(errorData(error));
  if (code === 'ANSWERED_ALREADY') return answeredText(errorData(error));
  if (code === 'COSTS_TOO_HIGH') return tooHighText(errorData(error));
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : detailedErrorText(code, errorData(error), deed);
}

/** What was done instead and by whom, so that nobody believes that theirs was saved. */
function changedText(data: unknown): string {
  const given: Readonly<Record<string, unknown>> =
    typeof data === 'object' && data !== null ? { ...data } : {};
  const action = ACTION_NAMES.find((known) => known === given['action']);
  const { by, amountFen } = given;
  if (action === undefined || typeof by !== 'string' || by === '') return t('errors.ORDER_CHANGED');
  const amount = typeof amountFen === 'number' && amountFen > 0 ? ` ${formatFen(amountFen)}` : '';
  return t('errors.ORDER_CHANGED_BY', { what: `${t(`actions.${action}`)}${amount}`, who: by });
}

function answeredText(data: unknown): string {
  const by = typeof data === 'object' && data !== null && 'by' in data ? data.by : '';
  return t('errors.ANSWERED_ALREADY', { who: typeof by === 'string' && by !== '' ? by : t('messages.us') });
}

function tooHighText(data: unknown): string {
  const mostFen = typeof data === 'object' && data !== null && 'mostFen' in data ? data.mostFen : undefined;
  return typeof mostFen === 'number'
    ? t('errors.COSTS_TOO_HIGH_MOST', { most: formatFen(mostFen) })
    : t('errors.COSTS_TOO_HIGH');
}
