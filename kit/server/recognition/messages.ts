// What the server and the process that reads pictures say to each other.

import type { RecognisedPicture } from '../../core/recognised-picture.ts';

export type Question = { readonly id: number; readonly bytes: Uint8Array };

export type Answer =
  | { readonly kind: 'ready' }
  /** The models cannot be loaded on this machine. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** So much processor time the picture has taken so far, in milliseconds. */
  | { readonly kind: 'used'; readonly id: number; readonly ms: number }
  | { readonly kind: 'read'; readonly id: number; readonly picture: RecognisedPicture }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string };
