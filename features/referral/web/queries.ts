// What the pages of inviting read from the server, and how its refusals are told.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode, errorData } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { ReferralContract } from '../contract.ts';
import type { Verdict } from '../domain/signals.ts';
import { t } from './texts.ts';

export const referralApi = apiOf<ReferralContract>('referral');

type Outputs = InferContractRouterOutputs<ReferralContract>;
export type Referral = Outputs['readReferral'];
export type Reward = Referral['tiers'][number];
export type Invitation = Outputs['listInvitations']['invitations'][number];
export type Judged = Outputs['listJudged']['invitations'][number];

export const referralQuery = queryOptions({
  queryKey: ['referral', 'own'],
  queryFn: () => referralApi.readReferral(),
});

/** Who came by one's codes, or by one of them. */
export const invitationsQuery = (codeId?: string) =>
  infiniteQueryOptions({
    queryKey: ['referral', 'invitations', codeId],
    queryFn: ({ pageParam }) =>
      referralApi.listInvitations({ ...pageParam, ...(codeId === undefined ? {} : { codeId }) }),
    ...paging,
  });

export const JUDGED_KEY = ['referral', 'judged'] as const;

export const judgedQuery = (verdict: Verdict | undefined) =>
  infiniteQueryOptions({
    queryKey: [...JUDGED_KEY, verdict],
    queryFn: ({ pageParam }) =>
      referralApi.listJudged({ ...pageParam, ...(verdict === undefined ? {} : { verdict }) }),
    ...paging,
  });

export const inviteQuery = (code: string) =>
  queryOptions({
    queryKey: ['referral', 'invite', code],
    queryFn: () => referralApi.previewInvite({ code }),
  });

/** Why an invite code cannot be used; undefined for every other error. */
export function inviteProblem(error: unknown): 'unknown' | 'used_up' | 'disabled' | undefined {
  if (errorCode(error) !== 'INVITE_INVALID') return undefined;
  const data = errorData(error);
  const problem = typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined;
  return problem === 'used_up' || problem === 'disabled' ? problem : 'unknown';
}

/** The text for what a call threw; `otherwise` for what has no text of its own. */
export function refusalText(error: unknown, otherwise?: string): string {
  const code = errorCode(error);
  switch (code) {
    case 'OFFLINE':
      return t('errors.networkError');
    case 'UNAUTHORIZED':
      return t('errors.loginRequired');
    case 'TIER_NOT_REACHED':
    case 'MAIL_UNVERIFIED':
    case 'INVITATION_JUDGED':
    case 'OWN_INVITATION':
      return t(`errors.${code}`);
    default:
      return otherwise ?? errorText(code);
  }
}
