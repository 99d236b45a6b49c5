// How much a card may hold, and why one is refused.

/** In bytes of the file. */
export const JSON_MAX = 256 * 1024;
export const PNG_MAX = 4 * 1024 * 1024;
/** Of a call that brings a file in base64; what is larger than a card may be has to be told so. */
export const CARD_BODY_BYTES = 6 * 1024 * 1024;
/** Of objects and lists within each other. */
export const DEPTH_MAX = 32;
/** Values in all, keys apart. */
export const PARTS_MAX = 20_000;
/** In UTF-16 units. */
export const TEXT_MAX = 64 * 1024;
export const KEY_MAX = 200;

export const CARD_REFUSALS = [
  /** Larger than a card may be. */
  'size',
  /** Neither JSON nor a PNG. */
  'kind',
  /** A PNG that is cut off, or whose lengths or checksums are wrong. */
  'damaged',
  /** A PNG without a card. */
  'noCard',
  /** The card is packed, and nothing is unpacked that may be a bomb. */
  'compressed',
  /** What the PNG holds is no base64, or no UTF-8. */
  'encoding',
  'json',
  'deep',
  'parts',
  'text',
  /** A key that programs take for something else, such as `__proto__`. */
  'key',
  /** Half a character, or one that no text holds. */
  'signs',
  /** No `chara_card_v2`. */
  'spec',
  /** Something stands where the format has something else; told with its place. */
  'fields',
  /** The same in the part that is ours. */
  'role',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];
