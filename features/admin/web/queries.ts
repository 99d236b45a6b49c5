// What the admin area reads from the server, page by page, and where it is kept.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { changedBy } from '../../../kit/web/changed-by.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { AccountContract } from '../../account/contract.ts';
import type { MembershipContract } from '../../membership/contract.ts';
import type { StudyTimeContract } from '../../study-time/contract.ts';
import type { AdminContract } from '../contract.ts';
import { t } from './texts.ts';

export const accountApi = apiOf<AccountContract>('account');
const adminApi = apiOf<AdminContract>('admin');
export const membershipApi = apiOf<MembershipContract>('membership');
export const studyTimeApi = apiOf<StudyTimeContract>('studyTime');

export type ListedPerson = InferContractRouterOutputs<AccountContract>['listPeople']['people'][number];
export type PersonDetail = InferContractRouterOutputs<AccountContract>['readPerson'];
export type PersonPart = InferContractRouterOutputs<AdminContract>['readParts'][number];
export type Overview = InferContractRouterOutputs<AdminContract>['readOverview'];
export type OverviewPart = Overview['parts'][number];
export type Role = ListedPerson['role'];
export type ListedMail = InferContractRouterOutputs<AdminContract>['listMails']['mails'][number];

export const PEOPLE_KEY = ['admin', 'people'] as const;

export type PeopleFilter = {
  readonly search?: string;
  readonly role?: Role;
  readonly membership?: 'vip' | 'free';
  readonly state?: 'active' | 'banned';
};

/** People newest first, as far as the filter lets them through. */
export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, filter],
    queryFn: ({ pageParam }) => accountApi.listPeople({ ...pageParam, ...filter }),
    ...paging,
    // While the next letters are looked up, the list stays instead of blinking.
    placeholderData: keepPreviousData,
  });

export const personKey = (id: string) => [...PEOPLE_KEY, 'one', id] as const;

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), 'account'],
    queryFn: () => accountApi.readPerson({ id }),
    staleTime: 0,
  });

/** What each feature shows of a person. */
export const personPartsQuery = (id: string) =>
  queryOptions({
    queryKey: [...personKey(id), 'parts'],
    queryFn: () => adminApi.readParts({ id }),
    staleTime: 0,
  });

/** So many days the overview looks back. */
export const OVERVIEW_DAYS = ['7', '30', '90'] as const;

export const overviewQuery = (days: (typeof OVERVIEW_DAYS)[number]) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: () => adminApi.readOverview({ days }),
    staleTime: 0,
    // While another period is read, the numbers stay instead of blinking.
    placeholderData: keepPreviousData,
  });

/** Mails newest first. */
export const MAIL_STATES = ['waiting', 'failing', 'sent'] as const;
export type MailFilter = { readonly search?: string; readonly state?: (typeof MAIL_STATES)[number] };

export const MAILS_KEY = ['admin', 'mails'] as const;

/** Mails newest first, as far as the filter lets them through. */
export const mailsQuery = (filter: MailFilter) =>
  infiniteQueryOptions({
    queryKey: [...MAILS_KEY, filter],
    queryFn: ({ pageParam }) => adminApi.listMails({ ...pageParam, ...filter }),
    ...paging,
    placeholderData: keepPreviousData,
  });

/** All that wait, to be sent by hand. */
export const exportMails = () => adminApi.exportMails({});
export const passMailsOn = (ids: readonly string[]) => adminApi.passMailsOn({ ids: [...ids] });
export type WaitingMails = InferContractRouterOutputs<AdminContract>['exportMails'];

export const passMailOn = (id: string) => adminApi.passMailOn({ id });

const OWN_CODES = ['OWN_ACCOUNT', 'ADMIN_CLOSED', 'LINKS_SPENT', 'UNTIL_PAST'] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'PERSON_CHANGED') return t('errors.PERSON_CHANGED', { by: changedBy(error) });
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}
