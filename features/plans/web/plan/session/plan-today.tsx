// At the end of a round: whether the session of the day is done by it, else what of it comes next. Nothing without a plan.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { sendWaiting } from '../../../../learning-events/web/api.ts';
import { isOfLesson, nextQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { DayDone } from './day-done.tsx';
import { startOf } from './items.ts';

type PlanTodayProps = {
  /** The lesson whose round ends here: its own page is no way on. */
  readonly here?: string;
};

export function PlanToday({ here }: PlanTodayProps) {
  const isTold = useTold();
  const { data: next, isFetchedAfterMount } = useQuery({ ...nextQuery, enabled: isTold }, queryClient);
  if (!next || !isFetchedAfterMount) return null;
  const { id, title, items, parts, today } = next;
  const open = items.find(({ isDone }) => !isDone);
  if (!today && !open) return null;
  return (
    <section
      aria-label={t('planToday')}
      className="rounded-soft border border-line bg-surface p-4 tablet:p-5"
    >
      {today ? (
        <DayDone today={today} next={next} />
      ) : open ? (
        <>
          <p className="text-small text-muted">{t('sessionGoesOn', { title, ...parts })}</p>
          <p className="mt-1">
            {t(`kinds.${open.kind}`)}
            {' · '}
            <span lang={languageTag} className="font-bold">
              {open.title[locale]}
            </span>
          </p>
        </>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {open && !today && !isOfLesson(open, here) ? (
          <ButtonLink look="primary" to={startOf(open)}>
            {t(`go.${open.kind}`)}
          </ButtonLink>
        ) : null}
        <ButtonLink look="ghost" to={`/adaptive-learning/plans/${id}`}>
          {t('upNext.all')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The server has been told of all that was answered here: before that it could not say what is done. */
function useTold(): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    let isGone = false;
    void sendWaiting().then(() => {
      if (!isGone) setTold(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isTold;
}
