// The money of today on the admins' overview, each number with the page that lists what it is of.

import { fen } from '../../../../kit/core/parts/shown-value.ts';
import { bookDay, type DayFigure, type OverviewPart } from '../../../../kit/server/parts/overview-part.ts';
import { DAY_SUMS, OPEN_SUMS } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { type MoneySums, readDaySum, readDaySums } from './day-sums.ts';

const TEXTS = { zh: zh.days, en: en.days, pt: pt.days };

const entriesPath = (sum: string, from: string, until: string): string =>
  `/admin/ledger/days?sum=${sum}&from=${from}&until=${until}`;

export const moneyOverview = ({ days, open }: MoneySums): OverviewPart => ({
  name: 'money',
  titles: { zh: zh.days.today, en: en.days.today, pt: pt.days.today },
  read: async (db, { locale, now }) => {
    const texts = TEXTS[locale];
    const today = bookDay(now);
    const [values] = await readDaySums(db, days, { from: today, until: today });
    const opened = await Promise.all(
      OPEN_SUMS.map(async (name) => ({ name, ...(await open[name].read(db)) })),
    );
    return {
      tasks: [],
      facts: [
        ...DAY_SUMS.map((name) => ({
          label: texts.sums[name],
          value: fen(values?.[name] ?? 0, entriesPath(name, today, today)),
        })),
        ...opened.map(({ name, fen: value }) => ({
          label: texts.open[name],
          value: fen(value, open[name].to),
        })),
      ],
    };
  },
});

export const moneyDayFigures = ({ days }: MoneySums): readonly DayFigure[] =>
  (['income', 'paid_to_sellers'] as const).map((name) => ({
    name: `ledger.${name}`,
    titles: { zh: zh.days.sums[name], en: en.days.sums[name], pt: pt.days.sums[name] },
    unit: 'fen',
    read: (db, asked) => readDaySum(db, days[name], asked),
  }));
