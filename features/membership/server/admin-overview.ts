// How many people have VIP now, for the overview of admins.

import { count, exists, gt, not, sql } from 'drizzle-orm';
import { count as shownCount } from '../../../kit/core/parts/shown-value.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { OverviewPart } from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { vipUntilOf } from './grants/read-membership.ts';
import { membershipGrants, membershipTakeBacks } from './tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };

export const membershipOverview: OverviewPart = {
  name: 'membership',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale, now }) => ({
    tasks: [],
    facts: [{ label: TEXTS[locale].active, value: shownCount(await countVip(db, now)) }],
  }),
};

/** Of whom something was taken back, the grants alone do not say it. */
async function countVip(db: Executor, now: Date): Promise<number> {
  const running = db
    .selectDistinct({ userId: membershipGrants.userId })
    .from(membershipGrants)
    .where(gt(membershipGrants.endsAt, now))
    .as('running');
  const isTaken = exists(
    db
      .select({ one: sql`1` })
      .from(membershipTakeBacks)
      .where(sql`${membershipTakeBacks.userId} = ${running.userId}`),
  );
  const [untouched] = await db.select({ people: count() }).from(running).where(not(isTaken));
  const touched = await db
    .select({ until: vipUntilOf(running.userId) })
    .from(running)
    .where(isTaken);
  return (untouched?.people ?? 0) + touched.filter(({ until }) => until !== null && until > now).length;
}
