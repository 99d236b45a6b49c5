// A film with everything that belongs to it: picture, captions, controls, words.

import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import type { CaptionLine, Film, FilmSummary, FilmWord } from '../../domain/index.ts';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { narrate } from '../sound/narrator.ts';
import { CaptionChoice } from './caption-choice.tsx';
import { CaptionView } from './caption-view.tsx';
import { Controls } from './controls.tsx';
import { SeekBar } from './seek-bar.tsx';
import { StageView } from './stage-view.tsx';
import { useFilm } from './use-film.ts';
import { type PlayerActions, usePlayerKeys } from './use-player-keys.ts';
import { WordTiles } from './word-tiles.tsx';

type FilmPlayerProps = {
  readonly film: Film;
  readonly next: FilmSummary | undefined;
  /** Seconds at which it was left. */
  readonly start: number;
  /** Somebody has tapped it: it plays at once. */
  readonly isBegun: boolean;
  readonly onEnded: () => void;
};

/** Its key is the film's id. */
export function FilmPlayer({ film, next, start, isBegun, onEnded }: FilmPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { svg, playback, state } = useFilm(film, start, isBegun);
  const { captions, hasPinyin, isMuted } = useDevice();
  const navigate = useNavigate();
  const lines = captions ?? usualLines(film);
  const caption = film.captions.find(({ from, until }) => state.seconds >= from && state.seconds < until);
  const actions: PlayerActions = {
    toggle: () => (state.isPlaying ? playback.pause() : playback.play()),
    skip: (seconds) => playback.seek(playback.now() + seconds),
    slow: () => playback.setSlow(!state.isSlow),
    loop: () => playback.setLooping(!state.isLooping),
    next: () => next && void navigate(`/preschool/${next.id}`, { state: { isBegun: true } }),
    mute: () => changeDevice((device) => ({ ...device, isMuted: !device.isMuted })),
    full: () => void toggleFullScreen(root.current),
  };
  usePlayerKeys(actions);
  const { hasEnded } = state;
  useEffect(() => {
    if (hasEnded) onEnded();
    // Once for each end, whoever listens by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new listener has not missed an end
  }, [hasEnded]);
  const goToWord = (word: FilmWord) => {
    if (word.at === undefined) return narrate(word, film.language, 1);
    playback.seek(word.at);
    playback.play();
  };
  return (
    <div
      ref={root}
      className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_18rem] [&:fullscreen]:overflow-y-auto [&:fullscreen]:bg-ground"
    >
      <div className="grid min-w-0 content-start gap-3">
        <StageView film={film} svg={svg} state={state} next={next} onToggle={actions.toggle} />
        {/* A tap on a word opens its card: the film waits. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys stop nothing: Enter on a word does the same */}
        <div
          data-caption
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('[data-word]') && playback.pause()
          }
          className="grid min-h-32 content-center px-4"
        >
          <CaptionView film={film} caption={caption} lines={lines} hasPinyin={hasPinyin} />
        </div>
        <div className="px-4">
          <SeekBar seconds={state.seconds} length={film.length} onSeek={playback.seek} />
        </div>
        <Controls state={state} isMuted={isMuted} actions={actions} />
        <CaptionChoice lines={lines} hasPinyin={hasPinyin} />
      </div>
      <div className="px-4 wide:px-0">
        <WordTiles film={film} caption={caption} onWord={goToWord} />
      </div>
    </div>
  );
}

/** What is spoken, and what the page's reader reads. */
function usualLines({ language }: Film): readonly CaptionLine[] {
  if (language === 'en') return locale === 'pt' ? ['en', 'zh', 'pt'] : ['en', 'zh'];
  return locale === 'zh' ? ['zh'] : ['zh', locale];
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element?.requestFullscreen();
  } catch {
    // Refused, as on some telephones: the film plays on where it is.
  }
}
