// Composes the features for money: each receives what it needs of the others here.

import { accountArea, isMailVerified } from '../../../features/account/server/api.ts';
import type { AiServices } from '../../../features/ai-services/server/api.ts';
import type { CommissionPort } from '../../../features/distribution/server/api.ts';
import { borderArea, genuineArea, purchasingArea } from '../../../features/global-services/domain/index.ts';
import { createGlobalServices } from '../../../features/global-services/server/api.ts';
import { createLedger } from '../../../features/ledger/server/api.ts';
import { membershipArea } from '../../../features/membership/domain/index.ts';
import { createMembership, membershipFulfilment } from '../../../features/membership/server/api.ts';
import type { PostNotice } from '../../../features/notices/server/api.ts';
import { createOrders } from '../../../features/orders/server/api.ts';
import { paymentsArea } from '../../../features/payments/domain/index.ts';
import {
  createPayments,
  type FulfilmentHandler,
  type RefundsPort,
  type StripeAddress,
} from '../../../features/payments/server/api.ts';
import { ageOf } from '../../../features/privacy/server/api.ts';
import { currenciesArea } from '../../../features/settings/domain/index.ts';
import { createSettings, readSettings } from '../../../features/settings/server/api.ts';
import { operatorArea, siteArea } from '../../../features/site/domain/index.ts';
import type { StudyRules } from '../../../features/study-time/domain/index.ts';
import { studyTimeArea } from '../../../features/study-time/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Config } from '../../../kit/server/config.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import { ledgerSubjects } from '../declared/ledger-subjects.ts';
import { moneyInvariants } from '../declared/money-invariants.ts';
import { moneySums } from '../declared/money-sums.ts';
import type { Inviting } from './compose-inviting.ts';

/** What a purpose of payments may use: to give money back, and to have its commission counted. */
export type PurposePorts = { readonly refunds: RefundsPort; readonly commission: CommissionPort };
export type Purposes = (ports: PurposePorts) => readonly FulfilmentHandler[];

type MoneyOptions = {
  readonly db: Database;
  readonly files: Files;
  readonly secret: string;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly config: Config;
  /** How much study time a day has. */
  readonly studyRules: (executor: Executor, at: Date) => Promise<StudyRules>;
  readonly publicUrl: () => string;
  readonly postNotice: PostNotice;
  readonly ai: AiServices;
  /** Hears of what is paid and refunded. */
  readonly inviting: Inviting;
  readonly stripeAddress: StripeAddress | undefined;
  /** What may be paid for besides the features' own. */
  readonly purposes: Purposes;
};

const waitsForEmail = async (
  executor: Executor,
  { userId, amountFen }: { readonly userId: UserId; readonly amountFen: number },
) => {
  const { values } = await readSettings(executor, accountArea, new Date());
  return amountFen > values.unverifiedMaxFen && !(await isMailVerified(executor, userId));
};

export function composeMoney(options: MoneyOptions) {
  const { db, files, secret, jobs, log, config, publicUrl, postNotice, inviting, ai } = options;
  const { stripeAddress, studyRules, purposes } = options;
  const ledger = createLedger({
    db,
    jobs,
    log,
    invariants: moneyInvariants(),
    sums: moneySums,
    subjects: ledgerSubjects,
  });
  // Payments ask orders, and orders give back through payments.
  const refunds: RefundsPort = {
    begin: (tx, request) => payments.refunds.begin(tx, request),
    submit: (requestId) => payments.refunds.submit(requestId),
  };
  const orders = createOrders({
    db,
    files,
    secret,
    jobs,
    postNotice,
    ai,
    ageOf,
    waitsForEmail,
    refunds,
    commission: inviting.commission,
  });
  const payments = createPayments({
    db,
    jobs,
    log,
    // A test's own purpose stands for the product's.
    purposes: (port) => [
      ...purposes({ refunds: port, commission: inviting.commission }),
      ...membershipFulfilment(postNotice),
      ...orders.fulfilments,
    ],
    onSettled: [inviting.onSettled],
    onRefunded: [inviting.onRefunded],
    onBeginning: inviting.noteBuying,
    ageOf,
    stripe: config.stripe && { ...config.stripe, address: stripeAddress },
    publicUrl,
    postNotice,
    isTesting: config.isPaymentTested,
  });
  const settings = createSettings({
    db,
    areas: [
      siteArea,
      operatorArea,
      accountArea,
      paymentsArea,
      membershipArea,
      studyTimeArea,
      currenciesArea,
      purchasingArea,
      borderArea,
      genuineArea,
      ...inviting.areas,
    ],
  });
  return {
    router: {
      globalServices: createGlobalServices({ db, files }).handlers,
      ledger: ledger.handlers,
      membership: createMembership({ db, jobs, postNotice, studyRules, ageOf, waitsForEmail }).handlers,
      orders: orders.handlers,
      payments: payments.handlers,
      settings: settings.handlers,
    },
    figures: ledger.figures,
    mount: payments.mount,
    rightsOf: payments.rightsOf,
    reconcilePayments: payments.reconcile,
    tendOrders: orders.tend,
    endUnpaidOf: orders.endUnpaidOf,
  };
}
