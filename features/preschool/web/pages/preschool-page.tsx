// All films, pictures first; nobody has to sign in, and nothing is told to anybody.

import { useQuery } from '@tanstack/react-query';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { HelpLink } from '../../../../kit/web/ui/page/help-link.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { type ShownVideo, shownVideosQuery } from '../../../videos/web/api.ts';
import { type FilmSummary, isTimeUp } from '../../domain/index.ts';
import { today, useDevice } from '../device/use-device.ts';
import { filmsQuery } from '../film-queries.ts';
import { Choices } from '../list/choices.tsx';
import { FilmGrid } from '../list/film-grid.tsx';
import { FilmsFailed } from '../list/films-failed.tsx';
import { ChildLock } from '../parent/child-lock.tsx';
import { ParentsCorner } from '../parent/parents-corner.tsx';
import { ParentsOffer } from '../parent/parents-offer.tsx';
import { RestView } from '../parent/rest-view.tsx';
import { SilentNote } from '../sound/silent-note.tsx';
import { t } from '../texts.ts';

/** Who cannot read looks for pictures: above them stand a few signs, and while the page is locked only the way for parents. */
export function PreschoolPage() {
  const isOver = useDevice((device) => isTimeUp(device, today()));
  const { isLocked, level } = useDevice();
  const title = level === 'preschool' ? t('title') : t(`levels.${level}`);
  return (
    <ChildLock>
      <div className="mx-auto w-full max-w-wide px-4 py-3 tablet:px-8 tablet:py-8">
        <PageTitle title={title} />
        <NoticePlace />
        <header className="mb-3 flex items-center justify-between gap-4 tablet:mb-6">
          <h1 className="font-serif text-lead font-bold tablet:text-title">{title}</h1>
          <div className="flex items-center gap-3">
            {isLocked ? null : <HelpLink to={helpPath('children')} />}
            <ParentsCorner />
          </div>
        </header>
        {isOver ? <RestView /> : <Films />}
        <p className="mt-8 text-small text-muted">{t('lead')}</p>
      </div>
    </ChildLock>
  );
}

function Films() {
  const { data: films, error, refetch } = useQuery(filmsQuery);
  const isLocked = useDevice((device) => device.isLocked);
  // Besides our own: where they cannot be had, there are the films.
  const { data: videos = [] } = useQuery(shownVideosQuery);
  return (
    <>
      {isLocked ? null : <Choices />}
      <ParentsOffer />
      <SilentNote />
      {films ? <FilmGrid films={[...films, ...videos.map(toSummary)]} /> : null}
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
