// Plays a video with its captions by the browser's own controls, from where it was left.

import { type SyntheticEvent, useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import type { ShownVideo } from '../queries.ts';

const LANGUAGES = { zh: ['zh-Hans', '中文'], en: ['en', 'English'], pt: ['pt-BR', 'Português'] } as const;

type VideoPlayerProps = {
  readonly video: ShownVideo;
  /** In seconds. */
  readonly start: number;
  readonly isBegun: boolean;
  /** Told about once a second while it plays: where it is, and how many seconds were watched since. */
  readonly onWatched: (at: number, passed: number) => void;
  readonly onEnded: () => void;
  readonly onFailed: () => void;
};

/** Between two of the browser's own reports of the time; a longer step was a jump. */
const STEP_MOST = 2;

export function VideoPlayer(props: VideoPlayerProps) {
  const { video, start, isBegun, onWatched, onEnded, onFailed } = props;
  const [last, setLast] = useState(start);
  const look = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const now = currentTarget.currentTime;
    const passed = now - last;
    if (Math.abs(passed) < 1) return;
    setLast(now);
    onWatched(now, passed > 0 && passed < STEP_MOST ? passed : 0);
  };
  const shownFirst = video.captions.includes(locale) ? locale : video.captions[0];
  return (
    // What is there of captions is below; a film without words has none.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      autoPlay={isBegun}
      preload="metadata"
      src={video.address}
      {...(video.poster === null ? {} : { poster: video.poster })}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = start;
      }}
      onTimeUpdate={look}
      onEnded={onEnded}
      onError={onFailed}
      aria-label={video.title[video.language]}
      className="block aspect-[16/9] w-full rounded-soft bg-black"
    >
      {video.captions.map((language) => (
        <track
          key={language}
          kind="captions"
          src={`/api/videos/${video.id}/captions/${language}`}
          srcLang={LANGUAGES[language][0]}
          label={LANGUAGES[language][1]}
          default={language === shownFirst}
        />
      ))}
    </video>
  );
}
