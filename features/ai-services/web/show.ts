// How amounts, moments and outcomes of the AI services are written for people.

import { formatDate, formatNumber } from '../../../kit/web/i18n.ts';
import { MICRO_PER_FEN } from '../domain/index.ts';
import { t } from './texts.ts';

const MICRO_PER_YUAN = MICRO_PER_FEN * 100;

/** Micro-CNY in yuan with as many places as a single call needs. */
export const showCost = (micro: number): string =>
  formatNumber(micro / MICRO_PER_YUAN, {
    style: 'currency',
    currency: 'CNY',
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });

export const showSeconds = (ms: number): string =>
  formatNumber(ms / 1000, { maximumFractionDigits: 2, minimumFractionDigits: 2 });

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });

const OUTCOMES = [
  'ok',
  'unauthorized',
  'rate_limited',
  'overloaded',
  'bad_request',
  'timeout',
  'unreachable',
  'malformed',
  'content_filtered',
  'pictures_unsupported',
  'picture_refused',
  'aborted',
  'broken_off',
] as const;

/** What became of a call; an outcome that a newer server knows is shown by its code. */
export function showOutcome(outcome: string): string {
  const known = OUTCOMES.find((name) => name === outcome);
  return known === undefined ? outcome : t(`outcomes.${known}`);
}
