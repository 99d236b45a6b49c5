// The last seven days as seven circles, filled by how much was studied; the same as a list for who reads.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { minutesStudied } from '../../../study-time/domain/index.ts';
import type { Today } from '../queries.ts';
import { t } from '../texts.ts';

/** Calendar days are shown as they are, whatever zone this browser is in. */
const asDay = (date: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' });

type WeekDotsProps = { readonly days: Today['days']; readonly fullSeconds: number };

export function WeekDots({ days, fullSeconds }: WeekDotsProps) {
  return (
    <ol aria-label={t('week')} className="flex justify-between gap-1">
      {days.map(({ date, seconds, isReviewDone }, index) => (
        <li key={date} className="grid justify-items-center gap-1">
          <span
            aria-hidden="true"
            className={classNames(
              'relative size-7 overflow-hidden rounded-full border',
              index === days.length - 1 ? 'border-ink' : 'border-line-strong',
            )}
          >
            <span
              className="absolute inset-x-0 bottom-0 bg-good"
              style={{ height: `${isReviewDone ? 100 : Math.min(100, (100 * seconds) / fullSeconds)}%` }}
            />
          </span>
          <span aria-hidden="true" className="text-caption text-muted">
            {asDay(date, { weekday: 'narrow' })}
          </span>
          <span className="sr-only">
            {t('day', { day: asDay(date, { weekday: 'long' }), count: minutesStudied(seconds) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
