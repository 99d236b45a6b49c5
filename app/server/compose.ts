// Puts the features together into one server on one database; what runs in production and in the API tests alike.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createAccount } from '../../features/account/server/api.ts';
import { createAdmin } from '../../features/admin/server/api.ts';
import { readMembership } from '../../features/membership/server/api.ts';
import type { Purpose } from '../../features/payments/server/api.ts';
import { createSite } from '../../features/site/server/api.ts';
import { DEFAULT_RULES } from '../../features/study-time/domain/index.ts';
import { createStudyTime } from '../../features/study-time/server/api.ts';
import type { ProviderConfig } from '../../kit/server/ai/index.ts';
import type { Config } from '../../kit/server/config.ts';
import { type Executor, openDatabase } from '../../kit/server/db/database.ts';
import { createServer } from '../../kit/server/http/server.ts';
import { createJobs } from '../../kit/server/jobs/jobs.ts';
import type { Log } from '../../kit/server/log.ts';
import { createMailer } from '../../kit/server/mail/mail.ts';
import { forgetEndedWindows } from '../../kit/server/rate-limit/rate-limit.ts';
import { checkSecret } from '../../kit/server/secret/secret.ts';
import { createTasks } from '../../kit/server/tasks.ts';
import { composeLearning } from './compose-learning.ts';
import { composeMoney } from './compose-money.ts';

export type AppOptions = {
  readonly config: Config;
  readonly log: Log;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly pageFolder: string | undefined;
  /** Read when a mail or a check needs it; known at the latest once the server listens. */
  readonly publicUrl: () => string;
  readonly provider: () => ProviderConfig | undefined;
  /** What may be paid for besides the features' own. */
  readonly purposes?: readonly Purpose[];
};

export type App = {
  readonly server: FastifyInstance;
  /** The path of the page that creates the first admin, while there is none. */
  readonly firstAdminPath: () => Promise<string | undefined>;
  readonly start: () => Promise<void>;
  /** Lets requests and streams finish within the grace, then ends them; closes jobs and database. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

export async function composeApp(options: AppOptions): Promise<App> {
  const { config, log, databaseUrl, secret, publicUrl, provider } = options;
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const db = openDatabase({ url: databaseUrl, pool: config.databasePool, onIdleError });
  const jobs = createJobs(databaseUrl, log);
  const tasks = createTasks(log);
  const mailer = createMailer({ db, jobs, log, smtpUrl: config.smtpUrl, from: config.mailFrom });
  const isHttps = publicUrl().startsWith('https:');
  const vipUntil = async (executor: Executor, userId: string) =>
    (await readMembership(executor, userId, new Date())).vipUntil;
  const account = createAccount({ db, jobs, mailer, secret, isHttps, publicUrl, vipUntil });
  const learning = composeLearning({ db, jobs, tasks, log, secret, provider });
  const studyRules = () => Promise.resolve(DEFAULT_RULES);
  const studyTime = createStudyTime({
    db,
    vipUntil,
    rules: studyRules,
    onStudyDay: [],
  });
  const site = createSite({
    courseBookingUrl: config.courseBookingUrl,
    speaker: learning.speaker,
  });
  const admin = createAdmin({ db, isSendingMail: config.smtpUrl !== undefined });
  const money = composeMoney({ db, jobs, log, config, studyRules, purposes: options.purposes ?? [] });
  jobs.define({
    name: 'rate-limit.clean',
    data: z.object({}),
    retries: 1,
    every: '*/10 * * * *',
    handle: () => forgetEndedWindows(db),
  });

  const shutdown = new AbortController();
  let stopping: Promise<void> | undefined;
  const server = await createServer({
    router: {
      account: account.handlers,
      admin: admin.handlers,
      ...money.router,
      site: site.handlers,
      studyTime: studyTime.handlers,
      ...learning.router,
    },
    db,
    log,
    publicUrl,
    loadMember: account.loadMember,
    studyTime: studyTime.gate,
    shutdown: shutdown.signal,
    pageFolder: options.pageFolder,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    isStopping: () => stopping !== undefined,
    figures: money.figures,
  });
  const stop = async () => {
    await closeServer(server, config.shutdownGraceMs, () => shutdown.abort());
    await tasks.drain();
    await jobs.stop(5000);
    await db.$client.end();
  };
  return {
    server,
    firstAdminPath: account.firstAdminPath,
    start: async () => {
      await checkSecret(db, secret);
      await jobs.start();
    },
    stop: () => (stopping ??= stop()),
  };
}

/** How often a closing server looks for connections whose last answer is out. */
const SWEEP_MS = 50;
/** What an ended stream may take to say so, before its connection is cut. */
const LAST_WORDS_MS = 2000;

/** Takes no new connection and lets answers finish; after the grace `endStreams` is called, and soon after all is cut. */
async function closeServer(server: FastifyInstance, graceMs: number, endStreams: () => void): Promise<void> {
  // Node closes what is idle when closing begins, but keeps a connection that becomes idle later until its time is over.
  const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS);
  const grace = setTimeout(endStreams, graceMs);
  const cut = setTimeout(() => server.server.closeAllConnections(), graceMs + LAST_WORDS_MS);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(grace);
    clearTimeout(cut);
  }
}
