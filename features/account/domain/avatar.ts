// What a picture of a person may be, and what is stored of it.

import { type FileKind, PICTURE_TYPES } from '../../../kit/core/file-kind.ts';

/** Stored as a square; twice the largest place where it is shown, for dense screens. */
const SIDE_PX = 256;
const MIB = 1024 * 1024;

export const avatarKind: FileKind = {
  name: 'avatar',
  maxBytes: 2 * MIB,
  types: PICTURE_TYPES,
  picture: { width: SIDE_PX, height: SIDE_PX, fit: 'cover', maxPixels: 50_000_000 },
  perPerson: { files: 1, bytes: MIB },
};
