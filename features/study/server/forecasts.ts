// What a person's minutes come to: a forecast of words, and what each retention would cost.

import { RETENTIONS } from '../domain/bounds.ts';
import { forecastWords, meanRetention } from '../domain/day/forecast.ts';
import { loadOf, newWordLoad, newWordsADay } from '../domain/day/load.ts';
import { dateAfter } from '../domain/day/study-day.ts';
import { modelOf } from '../domain/settings.ts';
import type { DayState } from './sessions/read-day.ts';

const FORECAST_DAYS = 30;

type ForecastParams = Pick<DayState, 'totals' | 'params' | 'minutesADay' | 'date'>;

export function forecastOf({ totals, params, minutesADay, date }: ForecastParams) {
  const words = forecastWords({
    ...params,
    groups: totals.groups,
    met: totals.met,
    secondsADay: minutesADay * 60,
    days: FORECAST_DAYS,
  });
  return {
    minutesADay,
    days: FORECAST_DAYS,
    date: dateAfter(date, FORECAST_DAYS),
    wordsNow: Math.round(totals.met * meanRetention(1 - params.misses * (1 - params.retention))),
    wordsThen: Math.round(words),
  };
}

/** The mean of so many days is what a retention costs a day. */
const PRICE_DAYS = 60;

export function pricesOf({ totals, params, minutesADay }: DayState) {
  return RETENTIONS.map((retention) => {
    const at = { ...params, model: modelOf(retention) };
    const load = loadOf(totals.groups, { ...at, days: PRICE_DAYS });
    const seconds = load.reduce((sum, each) => sum + each, 0) / PRICE_DAYS;
    return {
      retention,
      minutesADay: Math.round(seconds / 6) / 10,
      newWordsADay: Math.floor(newWordsADay(load, newWordLoad(at), minutesADay * 60)),
    };
  });
}
