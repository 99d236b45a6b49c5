// The review of a play: what went well first, then what to say better, then words and the few figures.

import { useEffect, useRef } from 'react';
import { Face } from '../../../../kit/web/face/face.tsx';
import { formatNumber, locale } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { talkPath, useStartTalk } from '../../../tutor-chat/web/api.ts';
import { t } from '../texts.ts';
import { DoneWell } from './done-well.tsx';
import { PlayWords } from './play-words.tsx';
import type { Story } from './review-story.ts';
import { SayBetter } from './say-better.tsx';

type ReviewViewProps = { readonly review: Review; readonly story: Story };

export function ReviewView({ review, story }: ReviewViewProps) {
  const { talk, well, better, words, turns, isAllCertain } = review;
  return (
    <article className="grid gap-10">
      <Head review={review} story={story} />
      <div className="grid gap-x-12 gap-y-10 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-10">
          <DoneWell done={story.done} well={well} />
          <SayBetter better={better} turns={turns} isAllCertain={isAllCertain} />
        </div>
        <div className="grid content-start gap-10">
          <StillOpen goals={story.open} />
          <PlayWords words={words} />
          <Figures review={review} />
        </div>
      </div>
      <Onward talk={talk} />
    </article>
  );
}

function Head({ review: { talk, turns }, story: { outcome, done } }: ReviewViewProps) {
  const title = t(`review.outcome.${outcome}`, { count: outcome === 'spoke' ? turns : done.length });
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes from the talk by keyboard or by ear begins here.
  useEffect(() => heading.current?.focus(), []);
  const { partner } = talk;
  return (
    <header className="flex items-center gap-5">
      <PageTitle title={t('review.title')} />
      {partner ? <Face picture={partner.picture} size={88} /> : null}
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="font-serif text-title font-bold text-balance outline-none">
          {title}
        </h1>
        <p className="mt-1 text-muted">{t('review.with', { name: partner?.name[locale] ?? '…' })}</p>
      </div>
    </header>
  );
}

function StillOpen({ goals }: { readonly goals: Story['open'] }) {
  if (goals.length === 0) return null;
  return (
    <Section title={t('review.open')}>
      <ul className="grid gap-3">
        {goals.map(({ id, goal }) => (
          <li key={id}>
            <span className="text-lead">
              <ChineseWords text={goal.zh} />
            </span>
            {locale === 'zh' ? null : <p className="text-small text-muted">{goal[locale]}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three figures, last and small: a review is no scoreboard. */
function Figures({ review: { minutes, turns, unaidedShare } }: Pick<ReviewViewProps, 'review'>) {
  const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
  return (
    <div className="border-t border-line pt-4 text-small text-muted">
      <p>
        {minutes === 0 ? t('review.timeLess') : t('review.time', { count: minutes })} ·{' '}
        {t('review.turns', { count: turns })}
        {unaidedShare === null
          ? null
          : ` · ${t('review.unaided', { share: formatNumber(unaidedShare, percent) })}`}
      </p>
      <p className="mt-1">{t('review.kept')}</p>
    </div>
  );
}

function Onward({ talk }: Pick<Review, 'talk'>) {
  const { starting, start } = useStartTalk();
  const { kind, subject } = talk;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      <Button
        look="primary"
        busy={starting !== null}
        onClick={() => start({ kind, subject, language: locale })}
      >
        {t('review.again')}
      </Button>
      <ButtonLink to={talkPath(talk)}>{t('review.goOn')}</ButtonLink>
      {kind === 'scene' ? (
        <ButtonLink look="ghost" to={`/scenarios/${subject}`}>
          {t('review.toScene')}
        </ButtonLink>
      ) : (
        <ButtonLink look="ghost" to="/ai-roles">
          {t('review.toRoles')}
        </ButtonLink>
      )}
    </div>
  );
}
