// The public face of the site settings' server side.

import { implement } from '@orpc/server';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { readSettings } from '../../settings/server/api.ts';
import { studyTimeArea } from '../../study-time/server/api.ts';
import { siteContract } from '../contract.ts';
import { footOf, operatorArea, operatorOf, siteArea } from '../domain/index.ts';

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
    const [{ values }, studyTime, operator] = await Promise.all([
      readSettings(db, siteArea, now),
      readSettings(db, studyTimeArea, now),
      readSettings(db, operatorArea, now),
    ]);
    return {
      courseBookingUrl: values.courseBookingUrl || courseBookingUrl || null,
      speaker: await speaker(),
      freeMinutes: studyTime.values.freeMinutes,
      operator: operatorOf(operator.values),
    };
  });
  return { handlers: os.router({ settings }) };
}

/** What stands at the foot of each mail: who runs this installation; empty while nobody is named. */
export async function readMailFoot(executor: Executor, now: Date): Promise<string> {
  return footOf(operatorOf((await readSettings(executor, operatorArea, now)).values));
}
