// The public face of the site settings' server side.

import { implement } from '@orpc/server';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { readSettings } from '../../settings/server/api.ts';
import { studyTimeArea } from '../../study-time/server/api.ts';
import { siteContract } from '../contract.ts';
import {
  footOf,
  type OperatorValues,
  operatorArea,
  operatorOf,
  type SiteRules,
  siteArea,
} from '../domain/index.ts';

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
      contactMail: contactOf(values, operator.values),
      operator: operatorOf(operator.values),
    };
  });
  return { handlers: os.router({ settings }) };
}

const contactOf = ({ contactMail }: SiteRules, { operatorMail }: OperatorValues): string | null =>
  contactMail || operatorMail || null;

/** Where people can write to; null while no address is named. */
export async function readContactMail(executor: Executor, now: Date): Promise<string | null> {
  const [site, operator] = await Promise.all([
    readSettings(executor, siteArea, now),
    readSettings(executor, operatorArea, now),
  ]);
  return contactOf(site.values, operator.values);
}

/** What stands at the foot of each mail: who runs this installation; empty while nobody is named. */
export async function readMailFoot(executor: Executor, now: Date): Promise<string> {
  return footOf(operatorOf((await readSettings(executor, operatorArea, now)).values));
}
