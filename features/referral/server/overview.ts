// How many invitations wait to be judged.

import { count, eq, min } from 'drizzle-orm';
import { type OverviewPart, task } from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { invitations } from './tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };

export const referralOverview: OverviewPart = {
  name: 'referral',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale }) => {
    const [suspicious] = await db
      .select({ count: count(), oldestAt: min(invitations.createdAt) })
      .from(invitations)
      .where(eq(invitations.verdict, 'suspicious'));
    const label = TEXTS[locale].suspicious;
    return {
      tasks: task(label, '/admin/distributors', suspicious ?? { count: 0, oldestAt: null }),
      facts: [],
    };
  },
};
