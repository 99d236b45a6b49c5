// What a person's minutes come to: a forecast of words, and what each retention would cost.

import { RETENTIONS } from '../domain/bounds.ts';
import { wordsToCome } from '../domain/day/forecast.ts';
import { loadOf, newWordLoad, newWordsADay } from '../domain/day/load.ts';
import { dateAfter } from '../domain/day/study-day.ts';
import { modelOf } from '../domain/settings.ts';
import type { DayState } from './sessions/read-day.ts';

const FORECAST_DAYS = 30;

type ForecastParams = Pick<DayState, 'totals' | 'params' | 'minutesADay' | 'date'> & {
  /** That are known. */
  readonly wordsNow: number;
};

export function forecastOf({ totals, params, minutesADay, date, wordsNow }: ForecastParams) {
  const won = wordsToCome({
    ...params,
    groups: totals.groups,
    secondsADay: minutesADay * 60,
    days: FORECAST_DAYS,
  });
  return {
    minutesADay,
    days: FORECAST_DAYS,
    date: dateAfter(date, FORECAST_DAYS),
    wordsNow,
    wordsThen: Math.round(wordsNow + won),
  };
}

/** The mean of so many days is what a retention costs a day. */
const PRICE_DAYS = 60;

export function pricesOf({ totals, params, minutesADay, settings }: DayState) {
  return RETENTIONS.map((retention) => {
    const at = { ...params, model: modelOf(retention, settings.fitted) };
    const load = loadOf(totals.groups, { ...at, days: PRICE_DAYS });
    const seconds = load.reduce((sum, each) => sum + each, 0) / PRICE_DAYS;
    return {
      retention,
      minutesADay: Math.round(seconds / 6) / 10,
      newWordsADay: Math.floor(newWordsADay(load, newWordLoad(at), minutesADay * 60)),
    };
  });
}
