// What the page reads, and how it takes note of a change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { ProductUploadContract } from '../contract.ts';
import { isUnchosen } from '../domain/index.ts';
import { globalServicesApi, productUploadApi } from './product-upload-api.ts';
import { t } from './texts.ts';

export type Items = InferContractRouterOutputs<ProductUploadContract>['list'];
export type Draft = Items['drafts'][number];

/** What is not bought at all: nothing confirms it, and it counts nowhere. */
export const isRefused = ({ verdicts }: Draft): boolean => verdicts.some(({ kind }) => kind === 'refuse');

/** Not chosen in its picture: kept, and priced only once its buyer says so. */
export const isLeftOut = ({ state, otherPrices }: Draft): boolean =>
  state === 'read' && isUnchosen(otherPrices);

const KEY = ['product-upload'] as const;
/** While a picture is being read, which takes two seconds. */
const LOOK_MS = 1200;

export const itemsQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => productUploadApi.list(),
  refetchInterval: ({ state }) =>
    state.data?.drafts.some((draft) => draft.state === 'reading') ? LOOK_MS : false,
});

export const feesQuery = queryOptions({
  queryKey: ['global-services', 'settings'],
  queryFn: () => globalServicesApi.settings(),
});

/** New ones stand at the end, as the server lists them. */
export function draftsKept(drafts: readonly Draft[]): void {
  change((items) => {
    const changed = items.drafts.map((draft) => drafts.find(({ id }) => id === draft.id) ?? draft);
    const added = drafts.filter(({ id }) => !items.drafts.some((draft) => draft.id === id));
    return { ...items, drafts: [...changed, ...added] };
  });
}

/** Whether one of these means the same item as one that was there before: both may be wanted, or it was pasted twice. */
export function isThereAlready(drafts: readonly Draft[]): boolean {
  const known = queryClient.getQueryData<Items>(KEY)?.drafts ?? [];
  return drafts.some(
    ({ id, fields: { link } }) =>
      link !== undefined && known.some((other) => other.id !== id && other.fields.link?.value === link.value),
  );
}

/** As this page knows it now. */
export const draftNow = (id: string): Draft | undefined =>
  queryClient.getQueryData<Items>(KEY)?.drafts.find((draft) => draft.id === id);

export const readItemsAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

export function draftDeleted(id: string): void {
  change((items) => ({ ...items, drafts: items.drafts.filter((draft) => draft.id !== id) }));
}

function change(to: (items: Items) => Items): void {
  queryClient.setQueryData<Items>(KEY, (items) => items && to(items));
}

const OWN_ERRORS = [
  'DRAFTS_FULL',
  'NOTHING_FOUND',
  'DRAFT_CHANGED',
  'DRAFT_INCOMPLETE',
  'DRAFT_REFUSED',
] as const;

/** Why something did not work, in the person's language. */
export function explainProblem(error: unknown): string {
  const code = errorCode(error);
  const own = OWN_ERRORS.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}
