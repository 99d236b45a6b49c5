// The coming seven days, tomorrow first: how many cards, how long, and which skills begin.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { comingText } from '../day-texts.ts';
import type { Plan } from '../queries.ts';
import { t } from '../texts.ts';

type Day = Plan['week'][number];

export function WeekAhead({ week }: Pick<Plan, 'week'>) {
  const hasSteps = week.some(({ steps }) => steps.length > 0);
  return (
    <>
      <ol className="grid">
        {week.map((day, place) => (
          <li
            key={day.date}
            className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-2 last:border-b-0 tablet:grid-cols-[9rem_1fr]"
          >
            <span className={place === 0 ? 'font-medium' : 'text-muted'}>
              {place === 0 ? t('end.tomorrow') : nameOf(day)}
            </span>
            <span className="tabular-nums">
              <span className="block">{comingText(day)}</span>
              {day.steps.map(({ skill, cards }) => (
                <span key={skill} className="block text-small text-muted">
                  {t('week.step', { count: cards, skill: t(`skills.${skill}`) })}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-muted">
        {t('week.note')}
        {hasSteps ? ` ${t('week.stepsNote')}` : null}
      </p>
    </>
  );
}

/** Its weekday, and its date where a week leads to the same one. */
const nameOf = ({ date }: Day): string =>
  formatDate(new Date(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
