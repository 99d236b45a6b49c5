// A film with everything that belongs to it: picture, captions, controls, words.

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readingLanguage } from '../../../../kit/web/i18n.ts';
import type { CaptionLine, Film, FilmSummary, FilmWord } from '../../domain/index.ts';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { CaptionChoice } from './caption-choice.tsx';
import { CaptionView } from './caption-view.tsx';
import { Controls } from './controls.tsx';
import { FullControls } from './full-controls.tsx';
import { SeekBar } from './seek-bar.tsx';
import { StageView } from './stage-view.tsx';
import { useFilm } from './use-film.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type PlayerActions, usePlayerKeys } from './use-player-keys.ts';
import { useShownControls } from './use-shown-controls.ts';
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

/**
 * The picture is as large as leaves room for what is said and for the buttons. On a screen that is wider than high the buttons
 * stand beside it, and on a telephone held sideways what is said stands there, too: nothing lies on what happens. There the
 * buttons and words move by themselves, so that they never lie under the bar while the picture stays.
 */
const ON_PAGE =
  'grid gap-2 beside:gap-x-8 short:gap-2 short:px-2 short:grid-rows-[auto_minmax(0,1fr)] ' +
  'short:h-[calc(100dvh-var(--bar-top,0px)-var(--bar-bottom,0px)-3.5rem)] ' +
  'beside:grid-cols-[clamp(22rem,min(calc((100dvh-var(--bar-top,0px)-var(--bar-bottom,0px)-16rem)*16/9),calc(100%-25.5rem)),56rem)_minmax(0,1fr)] ' +
  'short:grid-cols-[clamp(14rem,calc((100dvh-var(--bar-top,0px)-var(--bar-bottom,0px)-3.5rem)*16/9),calc(100%-22rem))_minmax(0,1fr)]';
/** Over the whole screen; a browser lets nothing turn what it has given its screen to, so its child does. */
const SCREEN = 'fixed inset-0 z-50 overflow-hidden bg-black';
/** The film alone, as large as fits above what is said; a telephone held upright shows it lying. */
const FULL =
  'absolute top-0 left-0 flex h-dvh w-dvw flex-col justify-end gap-2 overflow-hidden [container-type:size] ' +
  'max-tablet:portrait:h-[100dvw] max-tablet:portrait:w-[100dvh] max-tablet:portrait:origin-top-left ' +
  'max-tablet:portrait:translate-x-[100dvw] max-tablet:portrait:rotate-90';
/** The room below a film over the whole screen, by how many lines are said. */
const SAID = [
  '[--said:0rem]',
  '[--said:6rem] short:[--said:4.25rem]',
  '[--said:8rem] short:[--said:5.75rem]',
  '[--said:10rem] short:[--said:7.25rem]',
] as const;
const COLUMN = { onPage: 'grid min-w-0 content-start gap-2 short:contents', full: 'contents' } as const;
const STAGE = {
  onPage: 'scroll-mt-20 short:row-span-2 short:self-start',
  full: 'absolute inset-x-0 top-0 bottom-(--said) grid place-items-center',
} as const;
const CAPTION = {
  onPage: 'grid min-h-28 content-center px-4 short:min-h-0 short:px-0 short:col-start-2',
  full: 'pointer-events-none relative order-last mx-auto mb-2 rounded-soft bg-surface/90 px-4 py-2 short:mb-1 short:py-1',
} as const;

/** Its key is the film's id. */
export function FilmPlayer({ film, next, start, isBegun, onEnded }: FilmPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  // For this film alone: the next one would be silent for no reason that anybody sees.
  const [isMuted, setMuted] = useState(false);
  const { svg, playback, state, caption } = useFilm(film, start, isBegun, isMuted);
  const { captions, hasPinyin, isSlow } = useDevice();
  const navigate = useNavigate();
  const lines = captions ?? usualLines(film);
  const { isFull, toggle: toggleFull } = useFullScreen(root);
  const place = isFull ? 'full' : 'onPage';
  const shown = useShownControls(isFull && state.isPlaying);
  const actions: PlayerActions = {
    toggle: () => (state.isPlaying ? playback.pause() : playback.play()),
    skip: (seconds) => playback.seek(playback.now() + seconds),
    slow: () => changeDevice((device) => ({ ...device, isSlow: !isSlow })),
    loop: () => playback.setLooping(!state.isLooping),
    next: () => next && void navigate(`/preschool/${next.id}`, { state: { isBegun: true } }),
    mute: () => setMuted(!isMuted),
    full: toggleFull,
  };
  usePlayerKeys(actions);
  const { hasEnded } = state;
  useEffect(() => {
    if (hasEnded) onEnded();
    // Once for each end, whoever listens by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new listener has not missed an end
  }, [hasEnded]);
  const goToWord = (word: FilmWord) => {
    // On a telephone the words stand below the picture: what happens up there is to be seen.
    picture.current?.scrollIntoView({ block: 'nearest' });
    playback.seek(word.at);
    playback.play();
  };
  // The buttons come first: where room is short, they are wanted more often.
  const controls = (
    <>
      <Controls state={state} isMuted={isMuted} isFull={isFull} actions={actions} />
      <div className="px-2 beside:px-0 short:px-0">
        <SeekBar seconds={state.seconds} length={film.length} onSeek={playback.seek} />
      </div>
    </>
  );
  return (
    <div ref={root} className={isFull ? SCREEN : undefined}>
      <div className={isFull ? `${FULL} ${SAID[lines.length] ?? ''}` : ON_PAGE}>
        <div className={COLUMN[place]}>
          <div ref={picture} className={STAGE[place]}>
            <StageView
              film={film}
              svg={svg}
              state={state}
              next={next}
              isFull={isFull}
              isMuted={isMuted}
              onTap={isFull && state.isPlaying ? shown.turn : actions.toggle}
              onAgain={actions.toggle}
            />
          </div>
          {isFull && caption === undefined ? null : (
            // A tap on a word opens its card: the film waits.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys stop nothing: Enter on a word does the same
            <div
              data-caption
              onClick={(event) =>
                event.target instanceof Element && event.target.closest('[data-word]') && playback.pause()
              }
              className={CAPTION[place]}
            >
              <CaptionView
                film={film}
                caption={caption}
                lines={lines}
                hasPinyin={hasPinyin}
                isOver={isFull}
              />
            </div>
          )}
        </div>
        {isFull ? (
          <FullControls areShown={shown.areShown} hasEnded={hasEnded} onLeave={actions.full}>
            {controls}
          </FullControls>
        ) : (
          <div className="grid min-w-0 content-start gap-2 px-2 beside:px-0 short:col-start-2 short:overflow-y-auto short:overscroll-contain short:px-1 short:pb-2">
            {controls}
            <div className="short:order-last">
              <CaptionChoice lines={lines} hasPinyin={hasPinyin} />
            </div>
            <div className="mt-4 short:mt-0">
              <WordTiles film={film} caption={caption} onWord={goToWord} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What is spoken, and what the page's reader reads: who has chosen no language, reads their browser's. */
function usualLines({ language }: Film): readonly CaptionLine[] {
  if (language === 'en') return readingLanguage === 'pt' ? ['en', 'zh', 'pt'] : ['en', 'zh'];
  return readingLanguage === 'zh' ? ['zh'] : ['zh', readingLanguage];
}
