// The session that comes next, with a way into each of its parts.

import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { Plan } from '../../queries.ts';
import { t } from '../../texts.ts';
import { BegunLesson } from './begun-lesson.tsx';
import { DayDone } from './day-done.tsx';
import { SessionItems } from './item-list.tsx';
import { linkOfMore, startOf } from './items.ts';
import { LeftOverNote, MovedNote } from './left-over.tsx';
import { TestOffer } from './test-offer.tsx';

export function NextStep({ plan: { next, isFollowed, reasons } }: { readonly plan: Plan }) {
  if (!next)
    return (
      <Notice
        tone="good"
        title={t('following.allDone')}
        action={<ButtonLink to="/adaptive-learning?step=confirm">{t('following.another')}</ButtonLink>}
      >
        {t('following.allDoneNote')}
      </Notice>
    );
  const { week, session, items, begun, testOut, today } = next;
  const first = items.find(({ isDone }) => !isDone) ?? items[0];
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-soft border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      {begun && !today ? (
        <div className="mb-4">
          <BegunLesson begun={begun} />
        </div>
      ) : null}
      <h2 id="next-title" className="text-small font-bold text-muted">
        {today ? t('planToday') : t('following.title', { week, session })}
      </h2>
      <div className="mt-3">
        {today ? (
          <DayDone today={today} next={next} />
        ) : (
          <>
            <LeftOverNote next={next} />
            <SessionItems items={items} reasons={reasons} />
            <MovedNote moved={next.moved} />
          </>
        )}
      </div>
      {today ? null : (
        <div className="mt-3">
          <TestOffer testOut={testOut} />
        </div>
      )}
      {first ? (
        <div className="mt-5">
          <ButtonLink
            look={isFollowed && !begun && !today && !testOut?.isLikely ? 'primary' : 'secondary'}
            to={today ? linkOfMore(first, begun) : startOf(first)}
          >
            {today ? t('dayDone.go') : t(`go.${first.kind}`)}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
