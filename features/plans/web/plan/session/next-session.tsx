// The session that comes next by a plan, on the pages of other features: why, its parts, and the way into the first.

import { Link } from 'react-router';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Why } from '../../../../../kit/web/ui/text/why.tsx';
import type { NextSession } from '../../queries.ts';
import { t } from '../../texts.ts';
import { BegunLesson } from './begun-lesson.tsx';
import { DayDone } from './day-done.tsx';
import { SessionItems } from './item-list.tsx';
import { linkOfMore, startOf } from './items.ts';
import { LeftOverNote, MovedNote } from './left-over.tsx';
import { TestOffer } from './test-offer.tsx';

export function NextSessionPart({ next }: { readonly next: NextSession }) {
  const { id, title, week, session, items, begun, minutes, testOut, today } = next;
  const first = items.find(({ isDone }) => !isDone);
  return (
    <div className="mt-2 grid gap-4">
      {begun && !today ? <BegunLesson begun={begun} /> : null}
      {today ? (
        <DayDone today={today} next={next} />
      ) : (
        <>
          <Why kind="now">{t(begun ? 'upNext.whyThen' : 'upNext.why', { title, week, session })}</Why>
          <div>
            <LeftOverNote next={next} />
            <SessionItems items={items} />
            <MovedNote moved={next.moved} />
          </div>
          <TestOffer testOut={testOut} />
        </>
      )}
      {minutes ? (
        <p className="text-small text-muted">
          {t('upNext.minutes', minutes)}{' '}
          <Link
            to={`/adaptive-learning/plans/${id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('upNext.fit')}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {first ? (
          <ButtonLink
            look={begun || today || testOut?.isLikely ? 'secondary' : 'primary'}
            to={today ? linkOfMore(first, begun) : startOf(first)}
          >
            {today ? t('dayDone.go') : t(`go.${first.kind}`)}
          </ButtonLink>
        ) : null}
        <ButtonLink look="ghost" to={`/adaptive-learning/plans/${id}`}>
          {t('upNext.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
