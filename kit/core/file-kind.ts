// What a feature declares about the files it stores: how large, of which types, how many; read by the server and the page.

/** Why a file was refused; each has a text in the feature `files`. */
export const FILE_PROBLEMS = [
  'empty',
  'too_large',
  'type_refused',
  'type_mixed',
  'picture_broken',
  'picture_too_many_pixels',
  'picture_too_slow',
  'quota_used_up',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** How a picture is made anew. What is not in the pixels (place, camera, other frames) is never stored. */
export type PictureRule = {
  /** In pixels; `cover` cuts to exactly this, `inside` only makes larger pictures smaller. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
  /** More than this is not decoded. */
  readonly maxPixels: number;
};

export type FileKind = {
  /** Stored in the row of each use: lower case with hyphens. */
  readonly name: string;
  /** Of one file as it is sent. */
  readonly maxBytes: number;
  /** The media types by content that are accepted, such as `image/png`. */
  readonly types: readonly string[];
  /** What such a file is called where it is saved; without it, the kind with the ending of its type. */
  readonly savedAs?: string;
  /** Present: the file is a picture, and what is stored is made anew from its pixels. */
  readonly picture?: PictureRule;
  /** What one person may have stored of this kind. */
  readonly perPerson: { readonly files: number; readonly bytes: number };
};

/** The types of pictures that the server decodes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
