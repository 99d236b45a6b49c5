// What a picture of a product may be, and what is stored of it.

import { type FileKind, PICTURE_TYPES } from '../../../kit/core/file-kind.ts';

const MIB = 1024 * 1024;

/** As large as small print needs; a long screenshot keeps its width. */
export const productPictureKind: FileKind = {
  name: 'product-picture',
  maxBytes: 12 * MIB,
  types: PICTURE_TYPES,
  picture: { width: 2000, height: 8000, fit: 'inside', maxPixels: 50_000_000 },
  perPerson: { files: 200, bytes: 200 * MIB },
};

/** Drafts of one person; far more than anybody shops for at once. */
export const DRAFTS_MAX = 100;
/** A draft that nobody has touched for so long is removed with its picture. */
export const DRAFT_DAYS = 90;
