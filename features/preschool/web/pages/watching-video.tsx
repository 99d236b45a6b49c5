// A video that admins have sent, under the same rules as our films: its place is remembered, a parent's limit holds.

import { useState } from 'react';
import { type ShownVideo, VideoPlayer } from '../../../videos/web/api.ts';
import { addWatched, isTimeUp, rememberPlace } from '../../domain/index.ts';
import { changeDevice, today, useDevice } from '../device/use-device.ts';
import { RestView } from '../parent/rest-view.tsx';

type WatchingVideoProps = {
  readonly video: ShownVideo;
  readonly isTapped: boolean;
  readonly onFailed: () => void;
};

/** One that has begun may be seen to its end. */
export function WatchingVideo({ video, isTapped, onFailed }: WatchingVideoProps) {
  const device = useDevice();
  const [start] = useState(() => device.places[video.id] ?? 0);
  const [isBegun] = useState(isTapped);
  const [mayRest, setMayRest] = useState(() => isTimeUp(device, today()));
  if (mayRest && isTimeUp(device, today())) return <RestView />;
  return (
    <VideoPlayer
      video={video}
      start={start}
      isBegun={isBegun}
      onWatched={(at, passed) =>
        changeDevice((now) => addWatched(rememberPlace(now, video, at), today(), passed))
      }
      onEnded={() => setMayRest(true)}
      onFailed={onFailed}
    />
  );
}
