// How moments, days and weights of orders are written.

import { formatDate, formatFen, formatNumber } from '../../../kit/web/i18n.ts';
import { countedDay } from '../domain/counted-day.ts';
import type { OrderView } from './queries.ts';
import { t } from './texts.ts';

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time is the same one everywhere. */
export const showDay = (iso: string): string =>
  formatDate(
    new Date(iso),
    iso.length === 10 ? { dateStyle: 'medium', timeZone: 'UTC' } : { dateStyle: 'medium' },
  );

/** What was counted in days from a moment, from the day that it was then where it is read; from now, where nothing is said. */
export const showCountedDay = (iso: string, since = new Date().toISOString()): string =>
  showDay(countedDay(iso, since, localDate(new Date(since))));

const localDate = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** As the scale of the warehouse shows it: all weights of the desk are in grams. */
export const showGrams = (grams: number): string => formatNumber(grams, { style: 'unit', unit: 'gram' });

/** Numbers of orders one after another. */
export const showNumbers = (orders: readonly { readonly number: string }[]): string =>
  orders.map(({ number }) => number).join(t('order.between'));

/** What happened in a step of an order's log, with the money that went back by it. */
export const stepText = ({
  action,
  movedFen,
  decision,
}: Pick<OrderView['events'][number], 'action' | 'movedFen' | 'decision'>): string => {
  if (action === 'decide_photos' && decision) return t(`decide.told.${decision}`);
  return movedFen === null ? t(`actions.${action}`) : `${t(`actions.${action}`)} ${formatFen(movedFen)}`;
};
