// What a day brings, in the same words on every page that says it.

import { minutesOf } from '../domain/day/minutes.ts';
import type { Plan } from './queries.ts';
import { t } from './texts.ts';

type DayFigures = { readonly cards: number; readonly newWords: number; readonly seconds: number };

/** "34 cards, 6 of them new words, about 7 min." */
export const dayText = ({ cards, newWords, seconds }: DayFigures): string =>
  newWords === 0
    ? t('day.cards', { count: cards, minutes: minutesOf(seconds) })
    : t('day.withNew', { count: cards, newWords, minutes: minutesOf(seconds) });

/** The same of a day to come. */
export const comingText = (day: DayFigures): string => (day.cards === 0 ? t('day.nothing') : dayText(day));

export const tomorrowText = ([tomorrow]: Plan['week']): string =>
  tomorrow === undefined ? t('day.nothing') : comingText(tomorrow);

/** What of today's plan is still to do: the figures of every page that shows it. */
export function leftOf({ entries }: Pick<Plan, 'entries'>): DayFigures {
  const sum = (of: (entry: Plan['entries'][number]) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  return {
    cards: sum(({ cards }) => cards),
    newWords: sum(({ reason, cards }) => (reason === 'new_word' ? cards : 0)),
    seconds: sum(({ seconds }) => seconds),
  };
}
