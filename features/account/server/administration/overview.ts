// How many people there are, and how many come each day.

import { count, sql } from 'drizzle-orm';
import { count as shownCount } from '../../../../kit/core/parts/shown-value.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import {
  type DayFigure,
  dayOf,
  isInDays,
  type OverviewPart,
} from '../../../../kit/server/parts/overview-part.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { users } from '../tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };
/** Up to so many are counted one by one; beyond, the database's own estimate is near enough. */
const COUNTED_MAX = 100_000;

export const accountOverview: OverviewPart = {
  name: 'account',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale }) => ({
    tasks: [],
    facts: [{ label: TEXTS[locale].all, value: shownCount(await countPeople(db)) }],
  }),
};

async function countPeople(db: Executor): Promise<number> {
  const some = db.select({ id: users.id }).from(users).limit(COUNTED_MAX).as('some');
  const [row] = await db
    .select({
      counted: count(),
      estimated: sql<number>`(select reltuples from pg_class where oid = 'public.users'::regclass)`.mapWith(
        Number,
      ),
    })
    .from(some);
  if (!row) return 0;
  return row.counted < COUNTED_MAX ? row.counted : Math.max(row.counted, Math.round(row.estimated));
}

export const accountDayFigures: readonly DayFigure[] = [
  {
    name: 'account.registered',
    titles: { zh: zh.overview.fresh, en: en.overview.fresh, pt: pt.overview.fresh },
    unit: 'count',
    read: (db, days) =>
      db
        .select({ day: dayOf(users.createdAt), value: count() })
        .from(users)
        .where(isInDays(users.createdAt, days))
        .groupBy(dayOf(users.createdAt)),
  },
];
