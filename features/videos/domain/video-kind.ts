// What a video and its poster may be when they are sent; what is inside a video is looked at afterwards.

import { type FileKind, PICTURE_TYPES } from '../../../kit/core/file-kind.ts';

const MIB = 1024 * 1024;

export const videoKind: FileKind = {
  name: 'video',
  maxBytes: 180 * MIB,
  types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v', 'video/matroska', 'video/vnd.avi'],
  perPerson: { files: 300, bytes: 20_000 * MIB },
};

export const posterKind: FileKind = {
  name: 'video-poster',
  maxBytes: 8 * MIB,
  types: PICTURE_TYPES,
  picture: { width: 1280, height: 720, fit: 'cover', maxPixels: 50_000_000 },
  perPerson: { files: 300, bytes: 300 * MIB },
};

/** What is advised, not demanded: one to three minutes at 720p. */
export const ADVISED = { fromSeconds: 60, toSeconds: 180, height: 720 } as const;
/** Nobody watches a longer one, and nobody converts it in a reasonable time. */
export const LONGEST_SECONDS = 900;

export const VIDEO_STATES = ['waiting', 'ready', 'refused'] as const;
/** Why a video cannot be shown; each has a text under `problems`. */
export const VIDEO_PROBLEMS = [
  'broken',
  'no_picture',
  'too_long',
  'unplayable',
  'conversion_failed',
] as const;
export type VideoProblem = (typeof VIDEO_PROBLEMS)[number];

export const CAPTION_LANGUAGES = ['zh', 'en', 'pt'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];
