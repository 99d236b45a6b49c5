// All films, pictures first; nobody has to sign in, and nothing is told to anybody.

import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { onFirstUse } from '../../../../kit/web/on-first-use.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { HelpLink } from '../../../../kit/web/ui/page/help-link.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { type ShownVideo, shownVideosQuery } from '../../../videos/web/api.ts';
import { type FilmSummary, filmsFor, isTimeUp } from '../../domain/index.ts';
import { today, useDevice } from '../device/use-device.ts';
import { filmsQuery } from '../film-queries.ts';
import { Choices } from '../list/choices.tsx';
import { FilmGrid } from '../list/film-grid.tsx';
import { FilmsFailed } from '../list/films-failed.tsx';
import { ChildLock } from '../parent/child-lock.tsx';
import { ParentsCorner } from '../parent/parents-corner.tsx';
import { ParentsOffer } from '../parent/parents-offer.tsx';
import { RestView } from '../parent/rest-view.tsx';
import { VoiceLine } from '../sound/voice-line.tsx';
import { t } from '../texts.ts';

/** Who cannot read looks for pictures: what is to be read, chosen or set stands behind a sign above them, or below them. */
export function PreschoolPage() {
  const isOver = useDevice((device) => isTimeUp(device, today()));
  const { isLocked, level } = useDevice();
  const [isChoosing, setChoosing] = useState(false);
  const choices = useId();
  // A film is opened next, perhaps once there is no network any more.
  useEffect(() => onFirstUse(() => void import('./film-page.tsx').catch(() => undefined)), []);
  const title = level === 'preschool' ? t('title') : t(`levels.${level}`);
  return (
    <ChildLock>
      <div className="mx-auto w-full max-w-wide px-4 py-3 tablet:px-8 tablet:py-8 short:py-2">
        <PageTitle title={title} />
        <NoticePlace />
        <header className="mb-3 flex items-center justify-between gap-4 tablet:mb-6 short:mb-2">
          <h1 className="font-serif text-lead font-bold tablet:text-title short:text-lead">{title}</h1>
          <div className="flex items-center gap-1 tablet:gap-3">
            {isLocked || isOver ? null : (
              <IconButton
                label={t('list.choose')}
                aria-expanded={isChoosing}
                aria-controls={choices}
                onClick={() => setChoosing(!isChoosing)}
              >
                <SlidersHorizontal aria-hidden="true" size={20} />
              </IconButton>
            )}
            <ParentsCorner />
          </div>
        </header>
        {isLocked || isOver ? null : <VoiceLine />}
        {isOver ? <RestView /> : <Films choices={choices} isChoosing={isChoosing && !isLocked} />}
        {isLocked ? null : (
          <div className="mt-8 grid gap-4">
            <ParentsOffer />
            <p className="flex items-center gap-2 text-small text-muted">
              {t('lead')}
              <HelpLink to={helpPath('children')} />
            </p>
          </div>
        )}
      </div>
    </ChildLock>
  );
}

type FilmsProps = {
  /** The id of what there is to choose by. */
  readonly choices: string;
  readonly isChoosing: boolean;
};

function Films({ choices, isChoosing }: FilmsProps) {
  const { data: films, error, refetch } = useQuery(filmsQuery);
  const device = useDevice();
  // Besides our own: where they cannot be had, there are the films.
  const { data: videos = [], error: failure, isFetchedAfterMount } = useQuery(shownVideosQuery);
  // Only what no server has answered is a network that is away.
  const network = failure instanceof TypeError ? 'away' : isFetchedAfterMount ? 'there' : 'unknown';
  const all = films && [...films, ...videos.map(toSummary)];
  // Where nothing fits what was chosen, the way out of it stands there.
  const isNone = all !== undefined && filmsFor(all, device).length === 0;
  return (
    <>
      <div id={choices}>{isChoosing || (isNone && !device.isLocked) ? <Choices /> : null}</div>
      {all ? <FilmGrid films={all} network={network} /> : null}
      {!films && error ? <FilmsFailed what="list" onRetry={() => void refetch()} /> : null}
      {films || error ? null : <WaitingPart lines={12} />}
    </>
  );
}

const toSummary = ({ id, level, language, title, length, poster }: ShownVideo): FilmSummary => ({
  id,
  level,
  language,
  title,
  length,
  picture: poster,
});
