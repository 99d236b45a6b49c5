// The public face of the site settings' server side.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { readSettings } from '../../settings/server/api.ts';
import { studyTimeArea } from '../../study-time/server/api.ts';
import { siteContract } from '../contract.ts';
import { siteArea } from '../domain/index.ts';

type SiteOptions = {
  readonly db: Database;
  /** Of the environment; what an admin has set goes before it. */
  readonly courseBookingUrl: string | undefined;
  readonly speaker: () => Promise<'model' | 'engine'>;
};

export function createSite({ db, courseBookingUrl, speaker }: SiteOptions) {
  const os = implement(siteContract).$context<RequestContext>();
  const settings = os.settings.handler(async () => {
    const now = new Date();
    const [{ values }, studyTime] = await Promise.all([
      readSettings(db, siteArea, now),
      readSettings(db, studyTimeArea, now),
    ]);
    return {
      courseBookingUrl: values.courseBookingUrl || courseBookingUrl || null,
      speaker: await speaker(),
      freeMinutes: studyTime.values.freeMinutes,
    };
  });
  return { handlers: os.router({ settings }) };
}
