// All films, pictures first; nobody has to sign in, and nothing is told to anybody.

import { useQuery } from '@tanstack/react-query';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
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
import { RestView } from '../parent/rest-view.tsx';
import { t } from '../texts.ts';

export function PreschoolPage() {
  const isOver = useDevice((device) => isTimeUp(device, today()));
  return (
    <ChildLock>
      <Page help={helpPath('children')} title={t('title')} lead={t('lead')} width="wide">
        {isOver ? <RestView /> : <Films />}
        <div className="mt-10">
          <ParentsCorner />
        </div>
      </Page>
    </ChildLock>
  );
}

function Films() {
  const { data: films, error, refetch } = useQuery(filmsQuery);
  // Besides our own: where they cannot be had, there are the films.
  const { data: videos = [] } = useQuery(shownVideosQuery);
  return (
    <>
      <Choices />
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
