// What the admin area reads from the server, page by page, and where it is kept.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { AccountContract } from '../../account/contract.ts';
import type { AdminContract } from '../contract.ts';
import { t } from './texts.ts';

export const accountApi = apiOf<AccountContract>('account');
const adminApi = apiOf<AdminContract>('admin');

export type ListedPerson = InferContractRouterOutputs<AccountContract>['listPeople']['people'][number];
export type Role = ListedPerson['role'];
export type ListedMail = InferContractRouterOutputs<AdminContract>['listMails']['mails'][number];

export const PEOPLE_KEY = ['admin', 'people'] as const;

/** People newest first, or those whose username or mail address begins with `search`. */
export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, search],
    queryFn: ({ pageParam }) => accountApi.listPeople({ ...pageParam, ...(search === '' ? {} : { search }) }),
    ...paging,
    // While the next letters are looked up, the list stays instead of blinking.
    placeholderData: keepPreviousData,
  });

/** Mails newest first. */
export const mailsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'mails'],
  queryFn: ({ pageParam }) => adminApi.listMails(pageParam),
  ...paging,
});

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  return code === 'OWN_ACCOUNT' ? t('errors.OWN_ACCOUNT') : errorText(code);
}
