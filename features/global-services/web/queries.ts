// What the pages of purchases in China read from the server.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { ProductUploadContract } from '../../product-upload/contract.ts';
import type { GlobalServicesContract } from '../contract.ts';
import type { QuoteRequest, QuoteView } from '../domain/quote/shapes.ts';
import { t } from './texts.ts';

export const globalServicesApi = apiOf<GlobalServicesContract>('globalServices');

type Outputs = InferContractRouterOutputs<GlobalServicesContract>;
const draftsApi = apiOf<ProductUploadContract>('productUpload');
export type DraftView = InferContractRouterOutputs<ProductUploadContract>['list']['drafts'][number];

export type TermsView = Outputs['settings']['data'];

const KEY = ['global-services'] as const;

/** Fees and rates are changed a few times a year. */
const TERMS_FRESH_MS = 60_000;

export const termsQuery = queryOptions({
  queryKey: [...KEY, 'terms'],
  queryFn: async () => (await globalServicesApi.settings()).data,
  staleTime: TERMS_FRESH_MS,
});

/** What was read of pictures, links and words, confirmed or not. */
export const draftsQuery = queryOptions({
  queryKey: [...KEY, 'drafts'],
  queryFn: async () => (await draftsApi.list()).drafts,
  staleTime: 0,
});

export const priceQuery = (request: QuoteRequest) =>
  queryOptions({
    queryKey: [...KEY, 'price', request],
    queryFn: () => globalServicesApi.estimate(request),
    staleTime: TERMS_FRESH_MS,
    // What was typed and is gone again need not be kept.
    gcTime: TERMS_FRESH_MS,
  });

export const makeQuote = (request: QuoteRequest & { readonly id: string }): Promise<QuoteView> =>
  globalServicesApi.quote(request);

/** It never changes, but whether an order was made of it does. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'quote', id],
    queryFn: () => globalServicesApi.readQuote({ id }),
    staleTime: 0,
  });

const OWN_CODES = [
  'COUNTRY_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'CURRENCY_UNKNOWN',
  'TOO_EXPENSIVE',
  'PICTURE_UNKNOWN',
  'QUOTE_TAKEN',
] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`refusals.${own}`) : errorText(code);
}
