// One film: it plays at once for who has tapped it, and waits for who has come by its address.

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { shownVideosQuery } from '../../../videos/web/api.ts';
import { type Film, filmAfter, isTimeUp } from '../../domain/index.ts';
import { today, useDevice } from '../device/use-device.ts';
import { filmQuery, filmsQuery } from '../film-queries.ts';
import { FilmsFailed } from '../list/films-failed.tsx';
import { ChildLock } from '../parent/child-lock.tsx';
import { RestView } from '../parent/rest-view.tsx';
import { FilmPlayer } from '../player/film-player.tsx';
import { SilentMark } from '../sound/silent-mark.tsx';
import { t } from '../texts.ts';
import { WatchingVideo } from './watching-video.tsx';

/** The ids of videos that admins have sent; our films have names. */
const SENT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function FilmPage() {
  const { film: id = '' } = useParams();
  return SENT.test(id) ? <SentVideo id={id} /> : <OurFilm id={id} />;
}

function OurFilm({ id }: { readonly id: string }) {
  const { data: film, error, refetch } = useQuery(filmQuery(id));
  return (
    <Room
      title={<FilmTitle film={film} />}
      aside={film === undefined ? null : <SilentMark language={film.language} />}
    >
      {film ? <Watching key={film.id} film={film} /> : null}
      {!film && error ? (
        <div className="px-4">
          <FilmsFailed what="film" onRetry={() => void refetch()} />
        </div>
      ) : null}
      {film || error ? null : <WaitingPart lines={12} />}
    </Room>
  );
}

/** A video that admins have sent. */
function SentVideo({ id }: { readonly id: string }) {
  const { data: videos, error, refetch } = useQuery(shownVideosQuery);
  const { state } = useLocation();
  const [isBroken, setBroken] = useState(false);
  const video = videos?.find((each) => each.id === id);
  const again = () => {
    setBroken(false);
    void refetch();
  };
  const hasFailed = isBroken || error !== null || (videos !== undefined && !video);
  return (
    <Room title={<FilmTitle film={video} />}>
      {video && !isBroken ? (
        <WatchingVideo
          key={video.id}
          video={video}
          isTapped={wasTapped(state)}
          onFailed={() => setBroken(true)}
        />
      ) : null}
      {hasFailed ? (
        <div className="px-4">
          <FilmsFailed what="film" onRetry={again} />
        </div>
      ) : null}
      {video || hasFailed ? null : <WaitingPart lines={12} />}
    </Room>
  );
}

type RoomProps = { readonly title: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

function Room({ title, aside, children }: RoomProps) {
  return (
    <ChildLock>
      <div className="mx-auto w-full max-w-wide pb-8 tablet:px-8 tablet:pt-4 short:px-0 short:pt-0">
        <header className="flex items-center gap-2 px-2 tablet:py-2 tablet:px-0 short:py-0">
          <Link
            to="/preschool"
            aria-label={t('player.all')}
            title={t('player.all')}
            className="inline-grid size-16 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-raised short:size-12"
          >
            <ArrowLeft aria-hidden="true" size={30} />
          </Link>
          {title}
          {/* Its room is held: what it says comes late, and must not wrap the title anew. */}
          <span className="ms-auto shrink-0 max-tablet:w-20">{aside}</span>
        </header>
        <NoticePlace />
        {children}
      </div>
    </ChildLock>
  );
}

function FilmTitle({ film }: { readonly film: Pick<Film, 'title' | 'language'> | undefined }) {
  if (!film) return <h1 className="font-serif text-title font-bold">{t('title')}</h1>;
  const { title, language } = film;
  return (
    <div className="min-w-0 short:flex short:items-baseline short:gap-3">
      <PageTitle title={title[language]} />
      <h1
        lang={language === 'zh' ? 'zh-Hans' : 'en'}
        className="font-serif text-title font-bold short:text-lead"
      >
        {title[language]}
      </h1>
      {language === locale ? null : <p className="text-muted">{title[locale]}</p>}
    </div>
  );
}

/** A film that has begun may be seen to its end; the next one waits for tomorrow, or for a parent. */
function Watching({ film }: { readonly film: Film }) {
  const { data: films = [] } = useQuery(filmsQuery);
  const device = useDevice();
  const { state } = useLocation();
  const [start] = useState(() => device.places[film.id] ?? 0);
  // Asked once: a later touch of the page must not begin the film a second time.
  const [isBegun] = useState(() => wasTapped(state));
  const [mayRest, setMayRest] = useState(() => isTimeUp(device, today()));
  const isOver = isTimeUp(device, today());
  if (mayRest && isOver) return <RestView />;
  return (
    <FilmPlayer
      film={film}
      next={isOver ? undefined : filmAfter(films, film.id, device.filter)}
      start={start}
      isBegun={isBegun}
      onEnded={() => setMayRest(true)}
    />
  );
}

/** A browser plays sound only after a touch; a page that was loaded anew waits for one. */
const wasTapped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBegun' in state && navigator.userActivation.hasBeenActive;
