// Of which days money is shown: the last ones or those of one's own choice, in the address; days of Shanghai.

import { useState } from 'react';
import { useAddressFilter } from '../../../kit/web/routing/use-address-filter.ts';

export const PERIODS = ['1', '7', '30', '90'] as const;
type Latest = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** The books' day, so many days before today. */
const bookDay = (now: number, before = 0): string =>
  new Date(now + SHANGHAI_MS - before * DAY_MS).toISOString().slice(0, 10);

const isDay = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export type Period = { readonly from: string; readonly until: string };

type Text = string | null | undefined;

/** What is turned round or no day is the last days instead. */
export function readPeriod(from: Text, until: Text, now: number): Period {
  const isWhole = isDay(from) && isDay(until) && from <= until;
  return isWhole ? { from, until } : { from: bookDay(now, 6), until: bookDay(now) };
}

export function usePeriod() {
  const { read, change } = useAddressFilter();
  const [now] = useState(() => Date.now());
  const today = bookDay(now);
  const period = readPeriod(read('from'), read('until'), now);
  const latest = PERIODS.find(
    (days) => period.until === today && period.from === bookDay(now, Number(days) - 1),
  );
  return {
    period,
    latest,
    choose: (days: Latest) => change({ from: bookDay(now, Number(days) - 1), until: today }),
    change: (changed: Partial<Period>) => {
      const next = { ...period, ...changed };
      // Whoever moves one end past the other means that one day.
      if (next.from > next.until) {
        const day = changed.from ?? next.until;
        change({ from: day, until: day });
      } else change(next);
    },
  };
}
