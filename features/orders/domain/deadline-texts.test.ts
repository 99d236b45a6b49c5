// Texts that name how long something waits, in three languages: they say what the rules say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../kit/core/locale.ts';
import {
  ADDRESS_DAYS,
  ANSWER_REMINDERS,
  BALANCE_DAYS,
  CLAIM_DAYS,
  PHOTO_DAYS,
  PRICE_DAYS,
  STORAGE_DAYS,
  STORAGE_REMINDERS,
  UNDO_MINUTES,
  UNPAID_REMINDER_HOURS,
} from './deadlines.ts';

const DAYS = { zh: / ?天/, en: / days/, pt: / dias/ };

/** All texts of a feature by their path: `notices.photos.detail`. */
function textsOf(feature: string, locale: string): Map<string, string> {
  const file = join(import.meta.dirname, `../../${feature}/text/${locale}.json`);
  return new Map(leaves(JSON.parse(readFileSync(file, 'utf8')), ''));
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
}

const DEADLINES = [PHOTO_DAYS, PRICE_DAYS, STORAGE_DAYS, BALANCE_DAYS, CLAIM_DAYS, ADDRESS_DAYS];
it.each(LOCALES)('the reminder in %s to pay names the hours that are left', (locale) => {
  const detail = textsOf('orders', locale).get('notices.news.of.unpaid_soon.detail');
  expect(detail).toMatch(new RegExp(`\\b${UNPAID_REMINDER_HOURS}\\b`));
});

/** What is left at a reminder. */
const LEFT = STORAGE_REMINDERS.map((days) => STORAGE_DAYS - days);
const allowed = new Set<number>([...DEADLINES, ...STORAGE_REMINDERS, ...LEFT, ...ANSWER_REMINDERS]);

it.each(LOCALES)('a text of orders in %s names no number of days that is no deadline', (locale) => {
  const numbers = new RegExp(`(\\d+)${DAYS[locale].source}`, 'g');
  const strange = [...textsOf('orders', locale)].flatMap(([path, text]) =>
    [...text.matchAll(numbers)]
      .filter(([, days]) => !allowed.has(Number(days)))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(strange).toEqual([]);
});

it.each(LOCALES)('how long a step can be taken back is said in %s as it is', (locale) => {
  expect(textsOf('orders', locale).get('reasons.too_late_to_undo')).toMatch(
    new RegExp(`\\b${UNDO_MINUTES} `),
  );
});
