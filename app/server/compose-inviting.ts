// Puts together inviting and what distributors earn by it.

import { distributionArea } from '../../features/distribution/domain/index.ts';
import { createDistribution } from '../../features/distribution/server/api.ts';
import { grantVip } from '../../features/membership/server/api.ts';
import { referralArea } from '../../features/referral/domain/index.ts';
import { createReferral, noteSharing } from '../../features/referral/server/api.ts';
import { readSettings } from '../../features/settings/server/api.ts';
import { grantExtraTime } from '../../features/study-time/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import type { Jobs } from '../../kit/server/jobs/jobs.ts';
import type { Mailer } from '../../kit/server/mail/mail.ts';

type InvitingOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly publicUrl: () => string;
  readonly mailer: Mailer;
};

export type Inviting = ReturnType<typeof composeInviting>;

export function composeInviting(options: InvitingOptions) {
  const { db, jobs, secret, isHttps, publicUrl, mailer } = options;
  const distribution = createDistribution({
    db,
    jobs,
    secret,
    publicUrl,
    mailer,
    noteSharing: (userId, visit) => noteSharing({ db, secret, isHttps }, userId, visit),
    readTerms: async (executor, at) => (await readSettings(executor, distributionArea, at)).values,
  });
  const referral = createReferral({
    db,
    jobs,
    secret,
    isHttps,
    publicUrl,
    grantExtraTime,
    grantVip,
    readTerms: async (executor, at) => (await readSettings(executor, referralArea, at)).values,
    onRejected: distribution.onRejected,
  });
  return {
    router: { referral: referral.handlers, distribution: distribution.handlers },
    areas: [referralArea, distributionArea],
    /** What registration asks of inviting. */
    invitations: referral.invitations,
    onStudyDay: referral.onStudyDay,
    onSettled: distribution.onSettled,
    onRefunded: distribution.onRefunded,
  };
}
