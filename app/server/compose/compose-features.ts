// Composes all features: each receives what it needs of the others here.

import { accountArea, createAccount, type PasswordHashing } from '../../../features/account/server/api.ts';
import { distributionNotices } from '../../../features/distribution/server/api.ts';
import { banAnswers, createLetters, lettersNotices } from '../../../features/letters/server/api.ts';
import {
  mayBeMember,
  membershipNotices,
  readMembership,
  vipUntilOf,
} from '../../../features/membership/server/api.ts';
import { createNotices, createPostNotice, kindsByName } from '../../../features/notices/server/api.ts';
import { ordersNotices } from '../../../features/orders/server/api.ts';
import { paymentsNotices, type StripeAddress } from '../../../features/payments/server/api.ts';
import { plansNotices } from '../../../features/plans/server/api.ts';
import { ageOf, leavesAt, privacyNotices, tellViewed } from '../../../features/privacy/server/api.ts';
import { createProductUpload } from '../../../features/product-upload/server/api.ts';
import { readSettings } from '../../../features/settings/server/api.ts';
import { readContactMail } from '../../../features/site/server/api.ts';
import {
  createStudyTime,
  readStudyRules,
  studyRulesAt,
  studyTimeNotices,
} from '../../../features/study-time/server/api.ts';
import {
  createTeaching,
  endTeachingWithRole,
  teachingNotices,
} from '../../../features/teaching/server/api.ts';
import { createVideos } from '../../../features/videos/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { ProviderConfig } from '../../../kit/server/ai/index.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import { createRecogniser } from '../../../kit/server/recognition/recogniser.ts';
import type { Signals } from '../../../kit/server/signals/signals.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import { composeFiles, type FilesOptions } from './compose-files.ts';
import { composeInviting } from './compose-inviting.ts';
import { composeLearning } from './compose-learning.ts';
import { composeMoney, type Purposes } from './compose-money.ts';
import { composePrivacy } from './compose-privacy.ts';
import { composePushes, type PushesOptions } from './compose-pushes.ts';
import { composeMailer, composeSite } from './compose-site.ts';

export type FeatureOptions = FilesOptions &
  PushesOptions & {
    readonly log: Log;
    /** Read when a mail or a check needs it; known at the latest once the server listens. */
    readonly publicUrl: () => string;
    readonly provider: () => ProviderConfig | undefined;
    /** What may be paid for besides the features' own. */
    readonly purposes?: Purposes;
    /** Where Stripe is reached, if not at its own address. */
    readonly stripeAddress?: StripeAddress;
    /** Another than the product's, for tests, which open an account each. */
    readonly passwordHashing?: PasswordHashing;
  };

/** What the features work on. */
type Tools = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tasks: Tasks;
  /** Of other processes; whoever started them stops them. */
  readonly signals: Pick<Signals, 'listen'>;
};

/** All that any feature tells people of. */
const kinds = kindsByName([
  ...paymentsNotices,
  ...membershipNotices,
  ...studyTimeNotices,
  ...distributionNotices,
  ...ordersNotices,
  ...privacyNotices,
  ...teachingNotices,
  ...plansNotices,
  ...lettersNotices,
]);

const vipUntil = async (executor: Executor, userId: UserId) =>
  (await readMembership(executor, userId, new Date())).vipUntil;

const studyTimeSources = { vipUntilOf, rulesAt: studyRulesAt, onStudyDay: [] };

const accountSettings: Pick<Parameters<typeof createAccount>[0], 'banAnswers' | 'readContact' | 'readRules'> =
  {
    banAnswers,
    readContact: readContactMail,
    readRules: async (executor, at) => (await readSettings(executor, accountArea, at)).values,
  };

/** What talks ask the study time. */
const callsOf = ({ firstWords, secondsLeftOf, allowanceOf }: ReturnType<typeof createStudyTime>) => ({
  firstWords,
  secondsLeftOf,
  allowanceOf,
});

/** What the clock does, one after the other. */
const inTurn =
  (...steps: readonly ((now: Date) => Promise<void>)[]) =>
  async (now: Date) => {
    for (const step of steps) await step(now);
  };

export function composeFeatures(options: FeatureOptions, { db, jobs, tasks, signals }: Tools) {
  const { config, log, secret, publicUrl, provider, passwordHashing } = options;
  const mailer = composeMailer({ db, jobs, log, config });
  const pushes = composePushes(options, { db, jobs, kinds });
  const postNotice = createPostNotice({ mailer, publicUrl, pushes });
  const notices = createNotices({ db, jobs, log, signals, kinds, pushes, mailer, publicUrl });
  const isHttps = publicUrl().startsWith('https:');
  const inviting = composeInviting({ db, jobs, secret, isHttps, publicUrl, postNotice });
  const { files, fileCalls } = composeFiles(options, { db, jobs });
  const account = createAccount({
    db,
    jobs,
    mailer,
    secret,
    isHttps,
    publicUrl,
    vipUntil,
    memberships: { vipUntilOf, mayBe: mayBeMember },
    leavesAt,
    ageOf,
    invitations: inviting.invitations,
    onRoleChanged: [endTeachingWithRole({ postNotice })],
    onViewed: tellViewed(postNotice),
    files,
    passwordHashing,
    ...accountSettings,
  });
  const studyTime = createStudyTime({ db, tasks, postNotice, ...studyTimeSources });
  const calls = { ...callsOf(studyTime), signals, onTurn: inviting.onTurn, postNotice };
  const learning = composeLearning({ db, files, jobs, tasks, log, secret, publicUrl, provider, ...calls });
  const recogniser = createRecogniser({ log, isOn: config.isRecognitionOn });
  const productUpload = createProductUpload({ db, jobs, tasks, log, files, recogniser, ai: learning.ai });
  const own = { ...options, db, jobs, files, mailer, postNotice, kinds };
  const money = composeMoney({
    ...own,
    ai: learning.ai,
    studyRules: readStudyRules,
    inviting,
    purposes: options.purposes ?? (() => []),
    stripeAddress: options.stripeAddress,
  });
  const videos = createVideos({ db, files, jobs, log });
  const teaching = createTeaching({ db, mailer, postNotice, publicUrl, ...learning.forTeaching });
  const privacy = composePrivacy(own, { learning, money, teaching });
  return {
    router: {
      account: account.handlers,
      notices: notices.handlers,
      files: fileCalls.handlers,
      productUpload: productUpload.handlers,
      ...composeSite({ db, jobs, log, mailer, publicUrl, config, speaker: learning.speaker }),
      ...money.router,
      ...inviting.router,
      studyTime: studyTime.handlers,
      teaching: teaching.handlers,
      privacy: privacy.handlers,
      letters: createLetters({ db, postNotice, readContact: readContactMail }).handlers,
      videos: videos.handlers,
      ...learning.router,
    },
    loadMember: account.loadMember,
    needsSecondFactor: account.needsSecondFactor,
    firstAdminPath: account.firstAdminPath,
    studyTime: studyTime.gate,
    previewedPages: learning.previewedPages,
    figures: [...money.figures, ...notices.figures],
    endStreams: notices.endStreams,
    endRecognition: recogniser.stop,
    rawRoutes: fileCalls.rawRoutes,
    mounts: [money.mount, fileCalls.mount, learning.mount, videos.mount],
    start: learning.start,
    reconcilePayments: money.reconcilePayments,
    tendOrders: money.tendOrders,
    tendPrivacy: inTurn(account.tellViewings, account.endBans, privacy.tend),
  };
}
