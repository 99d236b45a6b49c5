// The way on from a play that has ended: what was come to, and the review a step away.

import { ButtonLink } from '../../../../kit/web/ui/button.tsx';
import type { ProgressView } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';

type PlayEndedProps = { readonly talkId: string; readonly progress: ProgressView };

/** The learner may go on all the same: it stands above the field and takes nothing away. */
export function PlayEnded({ talkId, progress: { goals, ended } }: PlayEndedProps) {
  const isDone = goals.every(({ state }) => state === 'reached');
  return (
    <div className="shrink-0 px-3 tablet:px-8">
      <output className={ended ? 'sr-only' : undefined}>{ended ? overText(isDone) : null}</output>
      {ended ? (
        <div className="mx-auto mb-2 flex max-w-reading animate-appear flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-soft bg-good-ground px-4 py-2">
          <p aria-hidden="true" className="font-medium text-good">
            {overText(isDone)}
          </p>
          <ButtonLink look="primary" to={reviewPath(talkId)}>
            {t('review.see')}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

const overText = (isDone: boolean): string => t(isDone ? 'play.allDone' : 'play.over');

export const reviewPath = (talkId: string): string => `/roleplay/${talkId}/review`;
