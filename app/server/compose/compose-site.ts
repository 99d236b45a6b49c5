// What concerns the installation itself: what it offers, what it promises for later, and what its admins look after.

import { searchPeople } from '../../../features/account/server/api.ts';
import { createAdmin } from '../../../features/admin/server/api.ts';
import { createAudit } from '../../../features/audit/server/api.ts';
import { createSite, readContactMail, readMailFoot } from '../../../features/site/server/api.ts';
import { createWaitingList } from '../../../features/waiting-list/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import { createMailer, type Mailer } from '../../../kit/server/mail/mail.ts';
import { dayFigures, overviewParts } from '../declared/overview-parts.ts';
import { personParts } from '../declared/person-parts.ts';
import type { FilesOptions } from './compose-files.ts';

type SiteDeps = Pick<FilesOptions, 'config'> & { readonly log: Log } & {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly speaker: () => Promise<'model' | 'engine'>;
};

export function composeSite({ db, jobs, mailer, publicUrl, speaker, config, log }: SiteDeps) {
  return {
    site: createSite({ db, courseBookingUrl: config.courseBookingUrl, speaker }).handlers,
    waitingList: createWaitingList({ db, jobs, mailer, publicUrl }).handlers,
    admin: createAdmin({
      db,
      log,
      isSendingMail: config.smtpUrl !== undefined,
      readContact: readContactMail,
      personParts,
      overviewParts,
      dayFigures,
    }).handlers,
    audit: createAudit({ db, searchPeople }).handlers,
  };
}

/** Mails end with who runs this installation. */
export const composeMailer = ({ db, jobs, log, config }: Pick<SiteDeps, 'db' | 'jobs' | 'log' | 'config'>) =>
  createMailer({
    db,
    jobs,
    log,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    foot: (executor) => readMailFoot(executor, new Date()),
  });
