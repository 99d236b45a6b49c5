// Composes the referral and distribution features.

import { isMailVerified } from '../../../features/account/server/api.ts';
import { distributionArea } from '../../../features/distribution/domain/index.ts';
import { createDistribution } from '../../../features/distribution/server/api.ts';
import { grantVip, revokeGrant } from '../../../features/membership/server/api.ts';
import type { PostNotice } from '../../../features/notices/server/api.ts';
import { ageOf } from '../../../features/privacy/server/api.ts';
import { referralArea } from '../../../features/referral/domain/index.ts';
import { createReferral, noteBuying, noteVisit } from '../../../features/referral/server/api.ts';
import { readSettings, readSettingsBetween } from '../../../features/settings/server/api.ts';
import { grantExtraTime } from '../../../features/study-time/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';

type InvitingOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
  readonly postNotice: PostNotice;
};

type NoteVisit = (
  userId: UserId,
  visit: Pick<RequestContext, 'requestHeaders' | 'resHeaders' | 'address'>,
) => Promise<void>;

export type Inviting = ReturnType<typeof composeInviting>;

export function composeInviting(options: InvitingOptions) {
  const { db, jobs, secret, isHttps, publicUrl, postNotice } = options;
  const note: NoteVisit = (userId, visit) => noteVisit({ db, secret, isHttps }, userId, visit);
  const distribution = createDistribution({
    db,
    jobs,
    secret,
    publicUrl,
    postNotice,
    ageOf,
    noteSharing: note,
    readTerms: async (executor, at) => (await readSettings(executor, distributionArea, at)).values,
    readTermsOf: (executor, from, until) => readSettingsBetween(executor, distributionArea, { from, until }),
  });
  const referral = createReferral({
    db,
    jobs,
    secret,
    isHttps,
    publicUrl,
    grantExtraTime,
    grantVip,
    revokeVip: revokeGrant,
    isMailVerified,
    readTerms: async (executor, at) => (await readSettings(executor, referralArea, at)).values,
    onRejected: distribution.onRejected,
  });
  return {
    router: { referral: referral.handlers, distribution: distribution.handlers },
    areas: [referralArea, distributionArea],
    /** What registration asks of inviting. */
    invitations: referral.invitations,
    /** What talks tell of each turn. */
    onTurn: referral.onTurn,
    /** What payments tell of each who begins to pay. */
    noteBuying: ((userId, visit) => noteBuying({ db, secret, isHttps }, userId, visit)) satisfies NoteVisit,
    /** By which any purpose of payments earns commission for who has invited the payer. */
    commission: distribution.commission,
    onSettled: distribution.onSettled,
    onRefunded: distribution.onRefunded,
  };
}
