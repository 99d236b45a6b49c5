// Tells applicants and distributors what was decided, in the transaction that decides it.

import * as z from 'zod';
import { writeDay, writeFen } from '../../../kit/core/texts.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { noticeKind } from '../../notices/server/api.ts';
import type { WithdrawalState } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import type { DistributionDeps } from './deps.ts';
import type { distributorApplications, withdrawals } from './tables.ts';

type KindName = keyof typeof zh.notices;
const textsOf = (kind: KindName) => ({ zh: zh.notices[kind], en: en.notices[kind], pt: pt.notices[kind] });

const applicationKind = (kind: KindName, path: `/${string}`) =>
  noticeKind({
    name: `distribution.${kind}`,
    data: z.object({ reason: z.string() }),
    texts: textsOf(kind),
    values: ({ reason }) => ({ reason }),
    path: () => path,
    isMailed: true,
  });

const approved = applicationKind('applicationApproved', '/profile/earnings');
const refused = applicationKind('applicationRefused', '/profile/become-distributor');

const withdrawalKind = (kind: KindName) =>
  noticeKind({
    name: `distribution.${kind}`,
    // Where the money goes to stays out of notices and mails.
    data: z.object({
      amountFen: z.int(),
      reason: z.string(),
      reference: z.string(),
      payoutOn: z.iso.date().nullable(),
    }),
    texts: textsOf(kind),
    values: ({ amountFen, reason, reference, payoutOn }, locale) => ({
      amount: writeFen(amountFen, locale),
      reason,
      reference,
      date: payoutOn === null ? '' : writeDay(payoutOn, locale),
    }),
    path: () => '/profile/earnings',
    isMailed: true,
  });

/** What its owner waits to hear; all else of a withdrawal is on the page. A withdrawal comes to each at most once. */
const KIND_OF_STATE = {
  approved: withdrawalKind('withdrawalApproved'),
  rejected: withdrawalKind('withdrawalRejected'),
  paid: withdrawalKind('withdrawalPaid'),
  failed: withdrawalKind('withdrawalFailed'),
} as const satisfies Partial<Record<WithdrawalState, unknown>>;

const isPosted = (state: WithdrawalState): state is keyof typeof KIND_OF_STATE =>
  Object.hasOwn(KIND_OF_STATE, state);

export const distributionNotices = [approved, refused, ...Object.values(KIND_OF_STATE)];

type NoticeDeps = Pick<DistributionDeps, 'postNotice'>;

/** Once an application is decided. */
export async function postDecision(
  tx: Executor,
  { postNotice }: NoticeDeps,
  { id: eventId, userId, state, reason }: typeof distributorApplications.$inferSelect,
): Promise<void> {
  const kind = state === 'approved' ? approved : refused;
  await postNotice(tx, { userId, eventId, content: kind.of({ reason: reason ?? '' }) });
}

/** Once a withdrawal has come to another state; only some are posted. */
export async function postWithdrawal(
  tx: Executor,
  { postNotice }: NoticeDeps,
  withdrawal: typeof withdrawals.$inferSelect,
): Promise<void> {
  const { id: eventId, state, personId: userId, amountFen, reason, payoutReference, payoutOn } = withdrawal;
  if (!isPosted(state)) return;
  const data = { amountFen, reason: reason ?? '', reference: payoutReference ?? '', payoutOn };
  await postNotice(tx, { userId, eventId, content: KIND_OF_STATE[state].of(data) });
}
