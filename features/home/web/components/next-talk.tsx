// What a learner left last, a review, a talk or the round of a lesson, to go on with; the others, or the first one.

import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { formatDate, locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { type LeftRound, lastRound } from '../../../lessons/web/api.ts';
import { nextQuery } from '../../../plans/web/api.ts';
import { isReviewLeft, planQuery, ReviewNext } from '../../../study/web/api.ts';
import { t } from '../learner/learner-texts.ts';
import { latestTalks, type Talk, useIsPlaced } from '../queries.ts';
import { Sheet } from './sheet.tsx';

/** So many talks besides the latest; the rest are a tap away on the study page. */
const OTHERS_SHOWN = 4;

/** The latest whose play has not come to its end: what is over is read again, not gone on with. */
const talkToGoOn = (talks: readonly Talk[]) => talks.find(({ ended }) => !ended);

/** Who has a plan, or a place on the path, is not asked for a first talk, too. */
export function NextTalk() {
  const query = useQuery(latestTalks, queryClient);
  const { data: planned } = useQuery(nextQuery, queryClient);
  const { data: day } = useQuery(planQuery, queryClient);
  const isPlaced = useIsPlaced(planned === null && query.data?.length === 0);
  // Without a plan it is the next step above.
  if (planned && day && isReviewLeft(day))
    return (
      <Sheet title={t('learner.nextTitle')}>
        <ReviewNext plan={day} />
      </Sheet>
    );
  return (
    <QueryPart query={query} title={t('learner.talksFailed')}>
      {(talks) => {
        const latest = talkToGoOn(talks);
        const round = lastRound();
        if (round && !(latest && Date.parse(latest.lastMessageAt) > round.at))
          return <RoundToGoOn round={round} />;
        if (latest !== undefined) return <LatestTalk talk={latest} />;
        return planned || talks.length > 0 || isPlaced ? null : <FirstTalk />;
      }}
    </QueryPart>
  );
}

/** Who has not said their level is asked first, and meets a tutor who fits; who came to shop is shown the way. */
function FirstTalk() {
  const { level } = useLearnerSettings();
  const isYounger = useIsYounger();
  return (
    <Sheet title={t('learner.firstTitle')}>
      <p className="mt-2 mb-4 max-w-prose text-muted tablet:mb-6">{t('learner.firstBody')}</p>
      <ButtonLink look="primary" to={level === null ? '/welcome' : '/study'}>
        {t('learner.first')}
      </ButtonLink>
      {isYounger ? null : (
        <p className="mt-3 border-t border-line pt-1">
          <Link
            to="/global-services"
            className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
          >
            <Package aria-hidden="true" size={18} className="shrink-0 text-seal-ink" />
            {t('learner.firstShop')}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

/** A round of a lesson that was left after the latest talk. */
function RoundToGoOn({ round: { lesson, title, done, of } }: { readonly round: LeftRound }) {
  return (
    <Sheet title={t('learner.nextTitle')}>
      <p className="mt-2 text-lead font-bold">
        <Chinese text={title.zh} />
        {locale === 'zh' ? null : <span className="ms-2 font-normal text-muted">{title[locale]}</span>}
      </p>
      <p className="mt-1 mb-4 text-muted">{t('learner.roundAt', { done, of })}</p>
      <ButtonLink to={`/study/lessons/${lesson}/practice`}>{t('learner.nextRound')}</ButtonLink>
    </Sheet>
  );
}

function LatestTalk({ talk }: { readonly talk: Talk }) {
  return (
    <Sheet title={t('learner.nextTitle')}>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        {talk.partner === null ? null : <PartnerName partner={talk.partner} />}
        <When talk={talk} />
      </p>
      <p className="mt-2 mb-4 line-clamp-2 max-w-prose text-lead tablet:mb-6 tablet:text-hanzi">
        <MixedText text={talk.preview} />
      </p>
      <ButtonLink to={pathOf(talk)}>{t('learner.next')}</ButtonLink>
    </Sheet>
  );
}

/** Nothing before the first talk; where the talks could not be read, their place above says so. */
export function OtherTalks() {
  const { data = [] } = useQuery(latestTalks, queryClient);
  if (data.length === 0) return null;
  const latest = talkToGoOn(data);
  const talks = data.filter((talk) => talk !== latest).slice(0, OTHERS_SHOWN);
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title" className="font-serif text-title font-bold">
        {talks.length === 0 ? t('learner.otherTutors') : t('learner.otherTalks')}
      </h2>
      <ul className="mt-3">
        {talks.map((talk) => (
          <li key={talk.id} className="border-t border-line">
            <Link to={pathOf(talk)} className="block min-h-11 py-3 transition-colors hover:bg-raised">
              <span className="flex items-baseline justify-between gap-4">
                {talk.partner === null ? null : <Chinese text={talk.partner.name.zh} />}
                <When talk={talk} />
              </span>
              <span className="block truncate text-muted">
                <MixedText text={talk.preview} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to="/study">{t('learner.toStudy')}</ButtonLink>
      </div>
    </section>
  );
}

function PartnerName({ partner }: { readonly partner: NonNullable<Talk['partner']> }) {
  return (
    <span className="text-lead font-bold">
      <Chinese text={partner.name.zh} />
      {locale === 'zh' ? null : (
        <span lang="zh-Latn" className="ms-2 font-normal text-muted">
          {partner.name.pinyin}
        </span>
      )}
    </span>
  );
}

function When({ talk }: { readonly talk: Talk }) {
  const at = new Date(talk.lastMessageAt);
  return (
    <time dateTime={talk.lastMessageAt} className="shrink-0 text-small text-muted">
      {formatDate(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

function pathOf({ id, kind }: Talk): string {
  return kind === 'tutor' ? `/study/${id}` : `/roleplay/${id}`;
}
