// The public face of the videos' pages: the videos that children see, and how one is played.

export { VideoPlayer } from './player/video-player.tsx';
export { type ShownVideo, shownVideosQuery } from './queries.ts';
