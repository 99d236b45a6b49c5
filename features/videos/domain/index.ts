// The public face of the rules of videos.

export { posterKind, videoKind } from './video-kind.ts';
