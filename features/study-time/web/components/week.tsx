// What was studied in the last seven days, as bars, and as a table for those who do not see them.

import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { minutesStudied, type WeekDay } from '../../domain/index.ts';
import { t } from '../texts.ts';

/** The bars fill the height with this much at least, so that a short day does not look like a long one. */
const FULL_SECONDS = 15 * 60;

/** Calendar days are shown as they are, whatever zone this browser is in. */
const asDay = (date: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' });

export function Week({ days }: { readonly days: readonly WeekDay[] }) {
  const full = Math.max(FULL_SECONDS, ...days.map(({ studied }) => studied));
  return (
    <figure>
      <div aria-hidden="true" className="flex h-40 items-end gap-2 tablet:gap-4">
        {days.map(({ date, studied }) => (
          <div key={date} className="flex h-full min-w-0 grow basis-0 flex-col justify-end gap-1 text-center">
            <span className="text-caption text-muted tabular-nums">
              {formatNumber(minutesStudied(studied))}
            </span>
            <div
              className="min-h-0.5 rounded-t-soft bg-active"
              style={{ height: `${(studied / full) * 75}%` }}
            />
            <span className="text-caption text-muted">{asDay(date, { weekday: 'short' })}</span>
          </div>
        ))}
      </div>
      {/* A table is as wide as its words, whatever its style says. */}
      <div className="sr-only">
        <table>
          <caption>{t('week.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('week.day')}</th>
              <th scope="col">{t('week.studied')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, studied }) => (
              <tr key={date}>
                <th scope="row">{asDay(date, { weekday: 'long', month: 'long', day: 'numeric' })}</th>
                <td>{t('minutes', { count: minutesStudied(studied) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
