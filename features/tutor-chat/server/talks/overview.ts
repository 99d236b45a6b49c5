// How many talks are begun each day.

import { count } from 'drizzle-orm';
import { type DayFigure, dayOf, isInDays } from '../../../../kit/server/parts/overview-part.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { talks } from '../tables.ts';

export const talksDayFigures: readonly DayFigure[] = [
  {
    name: 'talks.begun',
    titles: { zh: zh.overview.started, en: en.overview.started, pt: pt.overview.started },
    unit: 'count',
    read: (db, days) =>
      db
        .select({ day: dayOf(talks.createdAt), value: count() })
        .from(talks)
        .where(isInDays(talks.createdAt, days))
        .groupBy(dayOf(talks.createdAt)),
  },
];
