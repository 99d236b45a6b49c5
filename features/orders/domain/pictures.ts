// Pictures of orders: what operators take in the warehouse, and what buyers send with a message or a claim.

import { type FileKind, PICTURE_TYPES } from '../../../kit/core/file-kind.ts';

const MIB = 1024 * 1024;
const picture = { width: 2048, height: 2048, fit: 'inside', maxPixels: 60_000_000 } as const;

/** Of the warehouse; few people send very many. */
export const orderPhotoKind: FileKind = {
  name: 'order-photo',
  maxBytes: 15 * MIB,
  types: PICTURE_TYPES,
  picture,
  perPerson: { files: 200_000, bytes: 200_000 * MIB },
};

/** With messages and claims. */
export const orderPictureKind: FileKind = {
  name: 'order-picture',
  maxBytes: 10 * MIB,
  types: PICTURE_TYPES,
  picture,
  perPerson: { files: 500, bytes: 500 * MIB },
};
