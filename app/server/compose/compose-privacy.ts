// Composes what concerns the data of people: their wishes about it, and the jobs that remove what is too old.

import * as z from 'zod';
import { forgottenCookies } from '../../../features/account/server/api.ts';
import { forgetFacts } from '../../../features/learner-facts/server/api.ts';
import { nameAccount } from '../../../features/ledger/server/api.ts';
import type { NoticeKinds } from '../../../features/notices/server/api.ts';
import { claimableUntil, hasUnpaidOrder, nameStage } from '../../../features/orders/server/api.ts';
import { nameInterest } from '../../../features/plans/server/api.ts';
import { RECIPIENTS, type Recipient } from '../../../features/privacy/domain/index.ts';
import { createPrivacy } from '../../../features/privacy/server/api.ts';
import { forgottenBrowser } from '../../../features/referral/server/api.ts';
import { localDay } from '../../../features/study-time/server/api.ts';
import { leaveClasses, nameClass } from '../../../features/teaching/server/api.ts';
import { nameSubject } from '../../../features/tutor-chat/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { defineRetention } from '../../../kit/server/jobs/retention.ts';
import { forgetEndedWindows } from '../../../kit/server/rate-limit/rate-limit.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { dataByFeature, dataPolicies } from '../declared/data-policies.ts';
import { findObstacles } from '../declared/deletion-obstacles.ts';
import { findEvidence } from '../declared/kept-evidence.ts';
import { countSeen } from '../declared/seen-by.ts';

type Tools = Omit<
  Parameters<typeof createPrivacy>[0],
  | 'dataByFeature'
  | 'sealerFor'
  | 'findObstacles'
  | 'zoneOf'
  | 'forgottenCookies'
  | 'recipients'
  | 'countSeen'
  | 'findClass'
  | 'onYounger'
  | 'onWithdrawn'
  | 'names'
  | 'modelProviders'
  | 'rightsOf'
  | 'endUnpaidOf'
  | 'explainWords'
  | 'assignmentsDone'
  | 'claimableUntil'
  | 'findEvidence'
  | 'hasUnpaidOrder'
> & {
  readonly secret: string;
  readonly config: Config;
  readonly kinds: NoticeKinds;
};

type Deps = Parameters<typeof createPrivacy>[0];

/** What other features know of a person. */
type Others = {
  readonly learning: Pick<Deps, 'modelProviders'> & {
    readonly forTeaching: Pick<Deps, 'explainWords'> & { readonly nameItem: Deps['names']['item'] };
  };
  readonly money: Pick<Deps, 'rightsOf' | 'endUnpaidOf'>;
  readonly teaching: Pick<Deps, 'assignmentsDone'>;
};

export function composePrivacy({ secret, config, kinds, ...tools }: Tools, others: Others) {
  const { learning, money, teaching } = others;
  defineCleaning(tools);
  const isHttps = tools.publicUrl().startsWith('https:');
  const onYounger = [forgetFacts];
  const sealerFor = (purpose: string) => createSealer(secret, purpose);
  return createPrivacy({
    ...tools,
    dataByFeature,
    sealerFor,
    findObstacles,
    zoneOf: async (executor, userId) => (await localDay(executor, userId, new Date())).zone,
    forgottenCookies: [...forgottenCookies(isHttps), forgottenBrowser(isHttps)],
    recipients: recipientsOf(config),
    countSeen,
    findClass: nameClass,
    names: {
      subject: nameSubject,
      stage: nameStage,
      interest: nameInterest,
      account: nameAccount,
      item: learning.forTeaching.nameItem,
      notice: (kind, data, locale) => {
        const rendered = kinds.get(kind)?.render(data, locale);
        return rendered?.ok ? `${rendered.value.title}\n${rendered.value.detail}` : undefined;
      },
    },
    modelProviders: learning.modelProviders,
    explainWords: learning.forTeaching.explainWords,
    rightsOf: money.rightsOf,
    endUnpaidOf: money.endUnpaidOf,
    assignmentsDone: teaching.assignmentsDone,
    claimableUntil,
    hasUnpaidOrder,
    findEvidence,
    onYounger,
    onWithdrawn: [leaveClasses],
  });
}

type Config = Parameters<typeof recipientsOf>[0];

/** Services outside, as the server is configured. */
function recipientsOf(config: {
  readonly stripe: object | undefined;
  readonly smtpUrl: string | undefined;
  readonly pushKeys: object | undefined;
  readonly filesBucket: object | undefined;
}): Recipient[] {
  const { stripe, smtpUrl: smtp, pushKeys: push, filesBucket: bucket } = config;
  const services = { stripe, smtp, push, bucket };
  return RECIPIENTS.filter((name) => services[name] !== undefined);
}

/** Removes what is too old, and counters whose time is over. */
function defineCleaning({ db, jobs }: { readonly db: Database; readonly jobs: Jobs }): void {
  defineRetention(jobs, { db, policies: dataPolicies });
  jobs.define({
    name: 'rate-limit.clean',
    data: z.object({}),
    retries: 1,
    every: '*/10 * * * *',
    handle: () => forgetEndedWindows(db),
  });
}
