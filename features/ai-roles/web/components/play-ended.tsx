// The end of a play, after its last line: what was done, the best sentence, and what to do next.

import { useQuery } from '@tanstack/react-query';
import { locale } from '../../../../kit/web/i18n.ts';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { PlanToday } from '../../../plans/web/api.ts';
import { type Conversation, shownProgress, type Talk } from '../../../tutor-chat/domain/index.ts';
import { reviewQuery } from '../../../tutor-chat/web/api.ts';
import { rolesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { usePlayMoments } from './use-play-moments.ts';

/** The learner may go on all the same: it stands where the talk stopped and takes nothing away. */
export function PlayEnded({ conversation }: { readonly conversation: Conversation }) {
  const { talk } = conversation;
  const progress = shownProgress(conversation);
  usePlayMoments(progress, talk !== null);
  const { goals, ended } = progress;
  const reached = goals.filter(({ state }) => state === 'reached').length;
  const title = titleOf(reached, goals.length);
  return (
    <>
      <output className="sr-only">{ended ? title : null}</output>
      {ended && talk ? (
        <section
          aria-label={title}
          className="mt-6 grid animate-appear gap-4 rounded-soft border border-line bg-surface p-4 tablet:p-5"
        >
          <div className="flex items-center gap-3">
            <StampedSeal size={44} />
            <h2 className="font-serif text-lead font-bold">{title}</h2>
          </div>
          <BestSentence talkId={talk.id} />
          <PlanToday />
          <Onward talk={talk} />
        </section>
      ) : null}
    </>
  );
}

function titleOf(reached: number, all: number): string {
  if (reached === all) return t('ended.all');
  return reached === 0 ? t('ended.spoke') : t('ended.some', { count: reached, of: all });
}

/**
 * Only what is certain to be right, else nothing: the learner's own best sentence, else one that was helped with and got
 * something done. Without a server there is no review, and nothing is claimed.
 */
function BestSentence({ talkId }: { readonly talkId: string }) {
  const { data } = useQuery(reviewQuery(talkId));
  const own = data?.well.sentence;
  const best = own ?? data?.goals.findLast(({ evidence }) => evidence?.isCertain === true)?.evidence?.text;
  if (!best) return null;
  return (
    <figure className="border-s-4 border-seal-mark ps-4">
      <figcaption className="mb-1 text-small text-muted">{t(own ? 'review.best' : 'ended.keep')}</figcaption>
      <blockquote className="flex items-center gap-1">
        <p className="min-w-0 text-hanzi font-medium">
          <ChineseWords text={best} />
        </p>
        <SoundButton text={best} />
      </blockquote>
    </figure>
  );
}

function Onward({ talk }: { readonly talk: Talk }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink look="primary" to={reviewPath(talk.id)}>
        {t('review.see')}
      </ButtonLink>
      {talk.kind === 'role' ? (
        <NextRole talk={talk} />
      ) : (
        <ButtonLink to={`/scenarios/${talk.subject}`}>{t('review.toScene')}</ButtonLink>
      )}
    </div>
  );
}

/** The next one of the same level, in the order of the list. */
function NextRole({ talk: { subject, partner } }: { readonly talk: Talk }) {
  const { data: roles = [] } = useQuery(rolesQuery);
  const alike = roles.filter(({ level }) => level === partner?.level);
  const at = alike.findIndex(({ id }) => id === subject);
  const next = alike[(at + 1) % Math.max(1, alike.length)];
  if (!next || next.id === subject) return <ButtonLink to="/ai-roles">{t('review.toRoles')}</ButtonLink>;
  return <ButtonLink to={`/ai-role/${next.id}`}>{t('ended.next', { name: next.name[locale] })}</ButtonLink>;
}

export const reviewPath = (talkId: string): string => `/roleplay/${talkId}/review`;
