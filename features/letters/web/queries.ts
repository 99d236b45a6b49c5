// What the pages of letters read from the server.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { LettersContract } from '../contract.ts';
import { t } from './texts.ts';

export const lettersApi = apiOf<LettersContract>('letters');

type Outputs = InferContractRouterOutputs<LettersContract>;
export type AdminLetter = Outputs['listOf']['letters'][number];

export const LETTERS_KEY = ['letters'] as const;

export const ownLettersQuery = infiniteQueryOptions({
  queryKey: [...LETTERS_KEY, 'own'],
  queryFn: ({ pageParam }) => lettersApi.listOwn(pageParam),
  ...paging,
  staleTime: 0,
});

export const lettersOfQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...LETTERS_KEY, 'of', userId],
    queryFn: ({ pageParam }) => lettersApi.listOf({ ...pageParam, userId }),
    ...paging,
    staleTime: 0,
  });

export const waitingLettersQuery = infiniteQueryOptions({
  queryKey: [...LETTERS_KEY, 'waiting'],
  queryFn: ({ pageParam }) => lettersApi.listWaiting(pageParam),
  ...paging,
  staleTime: 0,
});

const OWN_CODES = ['LETTER_ANSWERED', 'LETTER_TAKEN'] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}
