// What the waiting list's pages read, and how they take note of a change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { WaitingListContract } from '../contract.ts';
import type { Preview } from '../domain/index.ts';
import { t } from './texts.ts';
import { waitingListApi } from './waiting-list-api.ts';

type Outputs = InferContractRouterOutputs<WaitingListContract>;
export type Place = Outputs['join'];

const KEY = ['waiting-list', 'mine'] as const;

export const placesQuery = queryOptions({ queryKey: KEY, queryFn: () => waitingListApi.read() });

export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['waiting-list', 'link', token],
    queryFn: () => waitingListApi.readLink({ token }),
    retry: false,
  });

export const countsQuery = queryOptions({
  queryKey: ['waiting-list', 'counts'],
  queryFn: () => waitingListApi.count(),
});

/** The person's place for a preview is this now; undefined: none. */
export function placeChanged(preview: Preview, place: Place | undefined): void {
  queryClient.setQueryData<Outputs['read']>(KEY, (known) => ({
    places: [
      ...(known?.places.filter((each) => each.preview !== preview) ?? []),
      ...(place === undefined ? [] : [place]),
    ],
  }));
}

/** Why something did not work, in the person's language. */
export function explainProblem(error: unknown): string {
  const code = errorCode(error);
  return code === 'ADDRESS_BUSY' || code === 'LINK_INVALID' ? t(`problems.${code}`) : errorText(code);
}
