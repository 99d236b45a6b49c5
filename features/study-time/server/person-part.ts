// What admins see of a person's study time: what is left beside the day's allowance, and the latest days.

import { day, minutesOf, text } from '../../../kit/core/parts/shown-value.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import { findAccount } from '../../ledger/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { listDays } from './days-repo.ts';
import { localDay } from './local-day.ts';

const TEXTS = { zh: zh.person, en: en.person, pt: pt.person };

export const studyTimePersonPart: PersonPart = {
  name: 'study-time',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale, now }) => {
    const [extra, { zone }, days] = await Promise.all([
      findAccount(db, { kind: 'minutes_extra', owner: userId }),
      localDay(db, userId, now),
      listDays(db, userId, { before: undefined, limit: PART_ROWS }),
    ]);
    const texts = TEXTS[locale];
    const studied = days.reduce((sum, each) => sum + each.studied, 0);
    return {
      facts: [
        { label: texts.extra, value: minutesOf(extra?.balance ?? 0) },
        { label: texts.studied, value: minutesOf(studied) },
        { label: texts.zone, value: text(zone) },
      ],
      table: {
        columns: [
          { label: texts.day, isNumber: false },
          { label: texts.given, isNumber: true },
          { label: texts.used, isNumber: true },
        ],
        rows: days.map((each) => ({
          key: each.date,
          values: [day(each.date), minutesOf(each.given), minutesOf(each.studied)],
        })),
      },
      more: null,
    };
  },
};
