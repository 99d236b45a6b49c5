// The session of the day is done: what of, how long, and what tomorrow holds.

import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../../kit/web/i18n.ts';
import { StampedSeal } from '../../../../../kit/web/moment/stamped-seal.tsx';
import { leftOf, planQuery, tomorrowText } from '../../../../study/web/api.ts';
import { useMinutesToday } from '../../../../study-time/web/api.ts';
import type { Plan } from '../../queries.ts';
import { t } from '../../texts.ts';
import { ItemList } from './item-list.tsx';

type Next = NonNullable<Plan['next']>;
type DayDoneProps = {
  readonly today: NonNullable<Next['today']>;
  readonly next: Pick<Next, 'week' | 'session' | 'items' | 'moved'>;
};

export function DayDone({
  today: { items, cards, minutes: told, isFree },
  next: { week, session, items: coming, moved },
}: DayDoneProps) {
  const minutes = useMinutesToday(told * 60);
  const figures = [
    minutes > 0 ? t('dayDone.minutes', { count: minutes }) : '',
    cards > 0 ? t('dayDone.cards', { count: cards }) : '',
  ].filter((text) => text !== '');
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <StampedSeal size={48} />
        <div>
          <p className="text-lead font-bold">
            {t(items.length > 0 ? 'dayDone.title' : isFree ? 'dayDone.free' : 'dayDone.timeOver')}
          </p>
          {figures.length > 0 ? <p className="text-muted tabular-nums">{figures.join(' · ')}</p> : null}
        </div>
      </div>
      {items.length === 0 ? null : (
        <p className="flex gap-3 text-small text-muted">
          <Check aria-hidden="true" size={18} className="shrink-0 text-good" />
          <span>
            {t('dayDone.items', { items: [...new Set(items.map(({ title }) => title[locale]))].join(' · ') })}
          </span>
        </p>
      )}
      <ReviewLeft />
      <div className="border-t border-line pt-3">
        <p className="text-small font-bold text-muted">
          {t(moved.length > 0 ? 'dayDone.moved' : isFree ? 'dayDone.afterFree' : 'dayDone.tomorrow', {
            week,
            session,
          })}
        </p>
        <ReviewAhead />
        <ItemList items={coming} done={coming.map(({ isDone }) => isDone)} />
        <p className="mt-2 text-small text-muted">{t('dayDone.more')}</p>
      </div>
    </div>
  );
}

/** What of today's review is open all the same; nothing while nobody knows. */
function ReviewLeft() {
  const { data: day } = useQuery(planQuery, queryClient);
  if (!day) return null;
  const { cards, newWords } = leftOf(day);
  if (cards === 0) return null;
  return (
    <p className="text-small text-muted">
      {t(cards === newWords ? 'dayDone.newWait' : 'dayDone.wait', { count: cards })}
    </p>
  );
}

/** Tomorrow's review, beside what the plan has for tomorrow: in the figures of every page. */
function ReviewAhead() {
  const { data: day } = useQuery(planQuery, queryClient);
  if (!day?.week[0]?.cards) return null;
  return (
    <p className="mt-1 px-2 text-small text-muted">{t('dayDone.review', { what: tomorrowText(day.week) })}</p>
  );
}
