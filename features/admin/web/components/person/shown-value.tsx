// A value that a feature tells, as the admin's language and zone write it.

import { Link } from 'react-router';
import type { ShownValue } from '../../../../../kit/core/parts/shown-value.ts';
import { formatDate, formatFen, formatNumber } from '../../../../../kit/web/i18n.ts';
import { t } from '../../texts.ts';

const BYTES_PER_MB = 1_000_000;
export const LINK = 'underline decoration-line-strong underline-offset-4 hover:decoration-ink';

export function Shown({ value }: { readonly value: ShownValue }) {
  if (value?.kind === 'link')
    return (
      <Link to={value.to} className={`inline-flex min-h-11 items-center ${LINK}`}>
        {value.text}
      </Link>
    );
  if (value?.kind === 'fen' && value.to !== undefined)
    return (
      <Link
        to={value.to}
        className={`inline-flex min-h-11 items-center whitespace-nowrap tabular-nums ${LINK}`}
      >
        {formatFen(value.fen)}
      </Link>
    );
  return (
    <span className={isNumber(value) ? 'whitespace-nowrap tabular-nums' : 'wrap-anywhere'}>
      {written(value)}
    </span>
  );
}

const isNumber = (value: ShownValue) => value?.kind === 'fen' || value?.kind === 'count';

function written(value: Exclude<ShownValue, { readonly kind: 'link' }>): string {
  switch (value?.kind) {
    case undefined:
      return '–';
    case 'text':
      return value.text;
    case 'fen':
      return formatFen(value.fen);
    case 'count':
      return formatNumber(value.count);
    case 'bytes':
      return formatNumber(value.bytes / BYTES_PER_MB, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 0,
      });
    case 'minutes':
      return t('person.minutes', { count: value.minutes });
    case 'time':
      return formatDate(new Date(value.at), { dateStyle: 'medium', timeStyle: 'short' });
    case 'day':
      return formatDate(new Date(value.day), { dateStyle: 'medium', timeZone: 'UTC' });
  }
}

/** Whether it says that there is nothing. */
export const isNothing = (value: ShownValue): boolean => {
  if (value === null) return true;
  if (value.kind === 'fen') return value.fen === 0;
  if (value.kind === 'count') return value.count === 0;
  return value.kind === 'minutes' && value.minutes === 0;
};
