// The sound and the picture of a kept word, as decks of other programs bring them.

import { type FileKind, PICTURE_TYPES } from '../../../kit/core/file-kind.ts';
import { LIST_MAX } from './kept-word.ts';

const MIB = 1024 * 1024;

export const wordSoundKind: FileKind = {
  name: 'word-sound',
  maxBytes: 2 * MIB,
  types: ['audio/mpeg', 'audio/ogg', 'audio/opus', 'audio/wav', 'audio/mp4', 'audio/x-m4a', 'audio/flac'],
  perPerson: { files: LIST_MAX, bytes: 500 * MIB },
};

/** Twice the largest place where it is shown, for dense screens. */
const SIDE_PX = 640;

export const wordPictureKind: FileKind = {
  name: 'word-picture',
  maxBytes: 5 * MIB,
  types: PICTURE_TYPES,
  picture: { width: SIDE_PX, height: SIDE_PX, fit: 'inside', maxPixels: 50_000_000 },
  perPerson: { files: LIST_MAX, bytes: 500 * MIB },
};

/** What a word has of a deck beside texts: of each one. */
export const WORD_MEDIA = ['sound', 'picture'] as const;
export type WordMedia = (typeof WORD_MEDIA)[number];
